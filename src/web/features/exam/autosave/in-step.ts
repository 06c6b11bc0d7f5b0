/** How often a page that is seen asks what another device has saved. */
const LOOK_EVERY_MS = 15_000;

export interface KeptInStep {
  /** Sends what has not been sent, else asks what others have saved. */
  readonly catchUp: () => Promise<void>;
  /** The page is hidden or left. */
  readonly leave: () => void;
  /** It is seen again. */
  readonly shown?: () => void;
}

/** Calls back whenever there is reason to send or to ask. Answers how to end that: what is left then, is left. */
export function keepInStep({ catchUp, leave, shown }: KeptInStep): () => void {
  const look = () => void catchUp();
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') return leave();
    shown?.();
    look();
  };
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') look();
  }, LOOK_EVERY_MS);
  const heard = [
    [window, 'online', look],
    [window, 'focus', look],
    [window, 'pagehide', leave],
    [document, 'visibilitychange', onVisibility],
  ] as const;
  for (const [target, event, listener] of heard) target.addEventListener(event, listener);
  return () => {
    clearInterval(timer);
    for (const [target, event, listener] of heard) target.removeEventListener(event, listener);
    leave();
  };
}
