/** Whether the visitor asked for less motion. */
export function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** How to scroll to something that has just come. */
export function calmly(): 'auto' | 'smooth' {
  return prefersStillness() ? 'auto' : 'smooth';
}
