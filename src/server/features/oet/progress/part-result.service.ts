import { percentOf, practiceBand } from '#domain/oet/bands.ts';
import { correctAnswer, type QuestionKey } from '#domain/oet/questions.ts';
import type { PartResult, ReviewedQuestion } from '#domain/oet/results-wire.ts';
import { oetFeedbackOf } from '#words/oet-feedback.ts';
import type { Deps } from '../../../deps.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { type MarkedWork, reviewPart } from '../marking/marking.service.ts';
import { scoreOfAttempt } from './progress.service.ts';

/** What a submitted part came to, and the work that it came of. Errors: VAL_001 not_submitted. */
export async function resultOfPart(
  deps: Pick<Deps, 'db'>,
  opened: OpenPart,
): Promise<{ readonly work: MarkedWork; readonly result: PartResult }> {
  const work = await reviewPart(deps, opened);
  const whole = await scoreOfAttempt(deps.db, opened);
  const score = percentOf(work.marked);
  const result = {
    title: work.paper.title,
    part: opened.definition.part,
    score,
    total_marks: work.marked.total,
    feedback: oetFeedbackOf(work),
    band: practiceBand(score),
    estimated_score: whole?.estimatedScore ?? null,
    overrun_seconds: work.overrunSeconds,
    score_at_time: percentOf(work.atTime),
  };
  return { work, result };
}

/** Every question with its answer, the right one, and what proves it, as the module says it. */
export function reviewedQuestions<Proof extends object>(
  { paper, key, marked, spent }: MarkedWork,
  proofOf: (right: QuestionKey, answer: string) => Proof,
): (ReviewedQuestion & Proof)[] {
  return paper.questions.map(({ id, number, type, text, options, skill, marks }) => {
    const right = key[id];
    const given = marked.questions.find((each) => each.id === id);
    if (!right || !given) throw new Error(`The question ${id} has no key or was not marked.`);
    return {
      id,
      number,
      type,
      text,
      options: options ? [...options] : null,
      skill,
      answer: given.answer,
      correct: correctAnswer(right),
      marks,
      obtained: given.obtained,
      why: right.why,
      spent_ms: spent[id] ?? null,
      ...proofOf(right, given.answer),
    };
  });
}
