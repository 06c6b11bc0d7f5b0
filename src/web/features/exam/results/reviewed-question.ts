import type { QuestionType, Skill } from '#domain/oet/questions.ts';

/** A question after its part was marked, as the results of reading and listening have it. */
export interface ReviewedQuestion {
  readonly id: string;
  readonly number: number;
  readonly type: QuestionType;
  readonly text: string;
  readonly options: readonly string[] | null;
  readonly skill: Skill;
  readonly answer: string;
  readonly correct: string;
  readonly marks: number;
  readonly obtained: number;
  readonly why: string;
  /** Milliseconds; null where nobody counted them. */
  readonly spent_ms: number | null;
}

export type Verdict = 'right' | 'partly' | 'wrong';

/** Signs beside the words, since colour alone says nothing. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { right: '✓', partly: '◐', wrong: '✗' };

export function verdictOf({ obtained, marks }: Pick<ReviewedQuestion, 'obtained' | 'marks'>): Verdict {
  if (obtained >= marks) return 'right';
  return obtained > 0 ? 'partly' : 'wrong';
}
