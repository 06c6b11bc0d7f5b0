/** Where a login or a sign-up leads: to the checkout of the plan that somebody came for, else to the levels. */
export function pathAfterEntry(plan: string | null): string {
  return plan ? `/billing/start/${encodeURIComponent(plan)}` : '/levelchooser';
}
