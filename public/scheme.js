// Sets the colour scheme before the first paint, so that a dark page does not flash white.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('bedside.scheme');
  } catch {
    // No storage: follow the system.
  }
  const dark =
    chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
