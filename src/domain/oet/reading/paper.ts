import type { Passage, QuestionPaper } from '../questions.ts';

/** What a candidate sees of a part of the reading test. */
export interface ReadingPaper extends QuestionPaper {
  readonly passages: readonly Passage[];
}

/** The texts of a part as one. */
export function textOf({ passages }: Pick<ReadingPaper, 'passages'>): string {
  return passages.map(({ body }) => body).join('\n\n');
}
