import type { Draft } from '../draft.ts';
import type { Clause, Interpretation } from '../interpret.ts';
import { checkChance, linesChecked } from '../lines/check-reading.ts';
import { instructionsAskedFor } from '../recalling.ts';
import { isShocked } from '../state.ts';
import { mayAskForTold, questionsIn } from '../words/uptake-questions.ts';
import { CHECKS, likelyUptakes } from './likely.ts';
import { saysBackPart } from './parts.ts';

/** So early nothing was explained. */
const STILL_ARRIVING = 2;

/**
 * The lines on what was explained that answer a question; where it asks for several things at a time `readOther` reads
 * those that no such line is for. Null where none is likely.
 */
export function uptakesAsked(
  draft: Draft,
  clause: Clause,
  readOther: (clause: Clause) => readonly Interpretation[],
): Interpretation[] | null {
  const { language } = draft.scene;
  if (draft.state.turn <= STILL_ARRIVING || isJustShocked(draft) || !mayAskForTold(language, clause.text))
    return null;
  const questions = questionsIn(language, clause.text);
  const answers = questions.map((text) => {
    const part = questions.length === 1 ? clause : { ...clause, text };
    return { part, uptakes: likelyUptakes(draft, part) };
  });
  if (answers.every(({ uptakes }) => uptakes.length === 0)) return null;
  const isCheck = checkChance(draft, clause) >= CHECKS;
  return answers.flatMap(({ part, uptakes }): readonly Interpretation[] => {
    if (uptakes.length === 0) return isCheck ? readChecked(draft, part) : readOther(part);
    const ids = uptakes.map(({ id }) => id);
    return [
      {
        kind: 'uptake',
        uptakes: ids,
        clause: part,
        isChecked: uptakes.some((each) => saysBackPart(each.part)),
      },
    ];
  });
}

/** In the turn in which bad news came nobody takes anything in. */
const isJustShocked = ({ state }: Draft): boolean => isShocked(state) && state.shock?.since === state.turn;

/** The other half of a check asks for nothing of the history. */
const readChecked = (draft: Draft, clause: Clause): readonly Interpretation[] =>
  linesChecked(draft, clause) ??
  (instructionsAskedFor(draft, clause.text).length > 0 ? [{ kind: 'back', clause }] : []);
