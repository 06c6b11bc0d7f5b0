import type { ReviewedQuestion } from '#domain/oet/results-wire.ts';

export type Verdict = 'right' | 'partly' | 'wrong';

/** Signs beside the words, since colour alone says nothing. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { right: '✓', partly: '◐', wrong: '✗' };

export function verdictOf({ obtained, marks }: Pick<ReviewedQuestion, 'obtained' | 'marks'>): Verdict {
  if (obtained >= marks) return 'right';
  return obtained > 0 ? 'partly' : 'wrong';
}
