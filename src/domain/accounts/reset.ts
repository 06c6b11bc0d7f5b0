/** How long a link to a new password is good, in minutes. */
export const RESET_MINUTES = 30;

/** When a link that is made now ends. */
export function resetEnd(now: Date): Date {
  return new Date(now.getTime() + RESET_MINUTES * 60_000);
}
