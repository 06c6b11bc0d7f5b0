import type { Draft } from './draft.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { hasExplained } from './state.ts';

/** From this probability on a question invites others, whatever it names. */
const INVITED = 0.7;

/** 'Is there anything you'd like to ask, perhaps about work or the baby?' asks for questions. */
export const asksForQuestions = ({ text, readings }: Clause): boolean =>
  text.includes('?') &&
  readings
    .filter(({ act }) => act === 'invite_questions' || act === 'anything_else')
    .reduce((sum, { probability }) => sum + probability, 0) >= INVITED;

/** Once something was explained such a question asks for no line of the case. In other languages than English. */
export const questionsInvited = ({ state, scene }: Draft, clause: Clause): Interpretation | null =>
  scene.language !== 'en' && hasExplained(state) && asksForQuestions(clause)
    ? { kind: 'act', act: 'invite_questions', clause }
    : null;
