import type { Location } from 'react-router';

/**
 * The state of a navigation that nobody is asked about, whatever is unfinished on the page: its work was submitted, or
 * its session has ended. `navigate(results, { state: ON_PURPOSE })`.
 */
export const ON_PURPOSE = { onPurpose: true } as const;

export function isOnPurpose({ state }: Pick<Location, 'state'>): boolean {
  return (state as Partial<typeof ON_PURPOSE> | null)?.onPurpose === true;
}
