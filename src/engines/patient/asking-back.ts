import type { Draft } from './draft.ts';
import { madePoints, pointAskedFor } from './giving-back.ts';
import type { Clause } from './interpret.ts';
import { candidatesFor } from './resolve.ts';
import { bare } from './words/following-words.ts';
import { asksBack, mayAskBack, requestsBack } from './words/teach-back-words.ts';
import { checksStep } from './words/turn-words.ts';

/** 'Can you tell me in your own words?', or 'how will you do it?' where that has been explained. */
export function wantsBack(draft: Draft, clause: Clause): boolean {
  if (draft.scene.language !== 'en') return false;
  const text = bare(clause.text);
  if (!draft.brief.resisting) return asksBack(text) && (draft.state.takenUp ?? []).length > 0;
  const checks = clause.readings[0]?.act === 'check_understanding' && requestsBack(text);
  return asksBack(text) || ((checks || mayAskBack(text)) && madePoints(draft).length > 0);
}

/** 'What will you do then?' may ask the patient of a case for what was explained. */
export const mayWantBack = ({ scene, brief, state }: Draft, { text }: Clause): boolean =>
  scene.language === 'en' &&
  !brief.resisting &&
  (state.takenUp ?? []).length > 0 &&
  (asksBack(bare(text)) || mayAskBack(bare(text)));

/** Asked for what was explained, and not for what the brief tells: 'and how long do you hold it in?' */
export function isPointAskedFor(draft: Draft, clause: Clause): boolean {
  const point = checksStep(bare(clause.text)) ? pointAskedFor(draft, clause.text) : null;
  const { explainedAt, turn } = draft.state;
  if (!point || turn - (explainedAt[point.id] ?? 0) > JUST_EXPLAINED) return false;
  const [best] = candidatesFor(draft, clause);
  return !best || best.lexical < 1;
}

/** So many turns ago an explanation is still what is asked about. */
const JUST_EXPLAINED = 2;
