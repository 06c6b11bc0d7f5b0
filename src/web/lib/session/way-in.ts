import { hasPage } from '../pages.ts';

/** Where a login or a sign-up leads: to the plan that somebody came with, where there is a page for it, else the levels. */
export function pathAfterEntry(plan: string | null): string {
  return plan && hasPage('/pricing') ? `/pricing?plan=${encodeURIComponent(plan)}` : '/levelchooser';
}
