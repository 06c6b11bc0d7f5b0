import type { Understood } from './answering.ts';
import type { Draft } from './draft.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { hasExplained } from './state.ts';
import { isOfObstacles } from './words/uptake-questions.ts';

/** From this probability on a question invites others, whatever it names. */
const INVITED = 0.7;

/** 'Is there anything you'd like to ask, perhaps about work or the baby?' asks for questions. */
export const asksForQuestions = ({ text, readings }: Clause): boolean =>
  text.includes('?') &&
  readings
    .filter(({ act }) => act === 'invite_questions' || act === 'anything_else')
    .reduce((sum, { probability }) => sum + probability, 0) >= INVITED;

/**
 * Once something was explained such a question asks for no line of the case, unless it asks what stands in the way. In
 * other languages than English.
 */
export const questionsInvited = ({ state, scene }: Draft, clause: Clause): Interpretation | null =>
  scene.language !== 'en' &&
  hasExplained(state) &&
  asksForQuestions(clause) &&
  !isOfObstacles(clause.text, scene.language)
    ? { kind: 'act', act: 'invite_questions', clause }
    : null;

/** So many lines are answer enough. */
const MOST_BESIDE = 2;

/** 'How often, and for how long? And is there anything you'd like to ask?': the last thing that is asked wants an answer too. English. */
export function asksAtLast({ scene, lines }: Draft, heard: readonly Interpretation[]): boolean {
  const last = heard.at(-1);
  const isLast = last?.kind === 'act' && last.act === 'invite_questions';
  return scene.language === 'en' && isLast && lines.length <= MOST_BESIDE;
}

/** What asks for questions of hers beside something else, where that is no question, or she is to answer all the same. */
export const invitedBeside = (
  statements: readonly Understood[],
  asked: readonly Interpretation[],
  wantsAnswer: boolean,
): Understood | undefined =>
  asked.length > 0 && (wantsAnswer || asked.every(({ clause }) => !clause.text.includes('?')))
    ? statements.find(({ act, clause }) => act === 'invite_questions' && clause.text.includes('?'))
    : undefined;
