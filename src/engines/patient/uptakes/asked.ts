import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { checkChance, linesChecked } from '../lines/check-reading.ts';
import { instructionsAskedFor } from '../recalling.ts';
import { isShocked } from '../state.ts';
import { asWholeQuestion, mayAskForTold, questionsIn } from '../words/uptake-questions.ts';
import { CHECKS, likelyUptakes } from './likely.ts';
import { saysBackPart } from './parts.ts';
import { summaryAsked } from './summaries.ts';

/** So early nothing was explained. */
const STILL_ARRIVING = 2;

/**
 * The lines on what was explained that answer a question; where it asks for several things at a time `readOther` reads
 * those that no such line is for. Null where none is likely.
 */
export function uptakesAsked(
  draft: Draft,
  said: Clause,
  readOther: (clause: Clause) => readonly Interpretation[],
): Interpretation[] | null {
  const { language } = draft.scene;
  const whole = asWholeQuestion(said.text);
  // What is weighed of a clause is kept with it.
  const clause = whole === said.text ? said : { ...said, text: whole };
  if (draft.state.turn <= STILL_ARRIVING || isJustShocked(draft) || !mayAskForTold(language, clause.text))
    return null;
  const questions = questionsIn(language, clause.text);
  const answers = questions.map((text) => {
    const part = questions.length === 1 ? clause : { ...clause, text };
    return { part, answer: answerTo(draft, part) };
  });
  if (answers.every(({ answer }) => answer === null)) return null;
  const isCheck = checkChance(draft, clause) >= CHECKS;
  return answers.flatMap(({ part, answer }): readonly Interpretation[] => {
    if (answer === null) return isCheck ? readChecked(draft, part) : readOther(part);
    return [{ ...answer, clause: part }];
  });
}

/** What sums up what a question asks for, or else the lines of which each says a part of it; null where none is likely. */
function answerTo(draft: Draft, clause: Clause): Interpretation | null {
  const { uptakes, likeliest } = likelyUptakes(draft, clause);
  const summary = summaryAsked(draft, clause, likeliest);
  if (summary) return { kind: 'summary', summary: summary.id, clause, isChecked: true };
  if (uptakes.length === 0) return null;
  return {
    kind: 'uptake',
    uptakes: uptakes.map(({ id }) => id),
    clause,
    isChecked: uptakes.some(({ part }) => saysBackPart(part)),
  };
}

/** In the turn in which bad news came nobody takes anything in. */
const isJustShocked = ({ state }: Draft): boolean => isShocked(state) && state.shock?.since === state.turn;

/** The other half of a check asks for nothing of the history. */
const readChecked = (draft: Draft, clause: Clause): readonly Interpretation[] =>
  linesChecked(draft, clause) ??
  (instructionsAskedFor(draft, clause.text).length > 0 ? [{ kind: 'back', clause }] : []);
