import type { Act } from '#domain/practice/complex/acts.ts';

/** What proposes something to be done. */
export const PROPOSES: ReadonlySet<Act> = new Set<Act>([
  'explain_test',
  'explain_treatment',
  'advise_lifestyle',
  'refer',
  'follow_up',
]);
