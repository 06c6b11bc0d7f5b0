// Until the application is here: what of it does not come, as the server is being started, is asked for again.
{
  const TRIES = 'bedside.first-tries';
  const FAILED = 'bedside.start-failed';
  const PAUSES_MS = [2_000, 4_000, 8_000, 15_000];
  const ANSWER_MS = 8_000;

  const tries = () => {
    try {
      return Number(sessionStorage.getItem(TRIES));
    } catch {
      // No storage: the longest pause, so that nothing goes round in a circle.
      return PAUSES_MS.length;
    }
  };
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const pauseOf = (n) => PAUSES_MS[Math.min(n, PAUSES_MS.length - 1)];
  const isServed = () =>
    fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );

  let isTrying = false;
  const tryAgain = async () => {
    if (isTrying) return;
    isTrying = true;
    document.documentElement.setAttribute('data-late', '');
    const before = tries();
    for (let n = before; ; n += 1) {
      await wait(pauseOf(n));
      if (await isServed()) break;
    }
    try {
      sessionStorage.setItem(TRIES, String(before + 1));
    } catch {
      // As above.
    }
    location.reload();
  };

  const isHere = () => document.readyState !== 'loading' && document.querySelector('.first-late') === null;
  const isPart = (target) => target instanceof Element && target.matches('script, link[rel="stylesheet"]');

  if (tries() > 0) document.documentElement.setAttribute('data-late', '');
  // The error of a file is told to its element alone, and doesn't rise from there.
  addEventListener('error', ({ target }) => isPart(target) && !isHere() && tryAgain(), true);
  addEventListener(FAILED, tryAgain);
}
