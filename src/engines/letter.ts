import type { LetterAssessment } from '#domain/oet/writing/assessment.ts';
import type { AssessJob } from './letter/assess.ts';

/** What the thread of letters does. Same letter, same answer. The tagger's model is loaded with the first. */
export const letterHandlers = {
  async assess(job: AssessJob): Promise<LetterAssessment> {
    const { assessLetter } = await import('./letter/assess.ts');
    return assessLetter(job);
  },
};

export type LetterHandlers = typeof letterHandlers;
