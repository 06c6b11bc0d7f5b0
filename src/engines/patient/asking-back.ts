import type { Draft } from './draft.ts';
import { pointsWithWords } from './fresh-points.ts';
import { pointAskedFor } from './giving-back.ts';
import { type Clause, isTopic } from './interpret.ts';
import { hasBeenTold, hasBeenToldOfACase, instructionsAskedFor } from './recalling.ts';
import { candidatesFor } from './resolve.ts';
import { asksWhatNotTo } from './words/asked-of-plan.ts';
import { ASKING_BACK } from './words/asking-back-words.ts';
import { contentOf } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { asksInstead, asksWhatIf, asksWhatThen } from './words/instruction-words.ts';
import type { OtherLanguage } from './words/other-languages.ts';
import {
  asksBack,
  asksForDoing,
  asksOfPlan,
  asksWhatNext,
  mayAskBack,
  requestsBack,
} from './words/teach-back-words.ts';
import { checksStep } from './words/turn-words.ts';

/** From this probability on a question that checks wants to hear something back. */
const SURELY_CHECKS = 0.9;

/** 'Just to be sure we understand each other, ...' */
const LEADS_CHECK =
  /^(?:(?:so|and|now|okay|ok|fine|good) )*(?:just )?(?:to (?:be (?:sure|certain)|make sure|check)|so (?:that )?(?:i know|i'm sure|i'm clear|i've been clear|we're (?:both )?(?:sure|clear))|to see (?:if|whether))\b/;

/** 'Just to be sure: how many a day?' */
const ASKS_WHAT = /^(?:what|how|when|which|who|where)\b/;

/** 'Can you tell me in your own words?', or 'how will you do it?' where that has been explained. */
export function wantsBack(draft: Draft, clause: Clause): boolean {
  const { language } = draft.scene;
  const text = bare(clause.text);
  if (language !== 'en') return pointsWithWords(draft).length > 0 && asksBackIn(language, clause);
  const [best] = clause.readings;
  const last = bare(clause.text.slice(clause.text.search(/[^,:]*$/)));
  const checked = bare(clause.text.slice(clause.text.search(/[^:]*$/)));
  if (best?.act === 'invite_questions' && best.probability >= SURELY_CHECKS) return false;
  const isCheck = best?.act === 'check_understanding' || LEADS_CHECK.test(text);
  // 'Just so I know I've been clear, what will you take?'
  const isSure = (best?.probability ?? 0) >= SURELY_CHECKS || LEADS_CHECK.test(text);
  const isLedIn = LEADS_CHECK.test(text) && checked !== text && ASKS_WHAT.test(checked);
  const asksLast =
    isCheck && isSure && (mayAskBack(last) || mayAskBack(checked) || asksOfPlan(last) || isLedIn);
  const checks = asksLast || (isCheck && (requestsBack(text) || asksWhatNext(text)));
  // 'Don't tell him to start again' is told.
  if (!clause.text.includes('?') && !requestsBack(text)) return false;
  const hasHeard =
    hasBeenTold(draft) || pointsWithWords(draft).length > 0 || (draft.state.takenUp ?? []).length > 0;
  if (asksBack(text))
    return hasHeard || (draft.brief.resisting !== undefined && !asksForMatter(draft, clause));
  const may =
    checks ||
    (mayAskBack(text) && !asksOfLife(clause) && (isOfInstructions(draft, clause) || checksDoing(clause)));
  const isTold = asksInACase(clause) ? hasHeard : hasBeenTold(draft);
  return (may && isTold) || asksForInstruction(draft, clause);
}

/** '..., just to check?' */
const ENDS_IN_CHECK = /,? just to (?:check|be sure|make sure)[^,:]*$/;

/**
 * 'Just to be sure: how many a day?', 'how will you take it, just to check?', 'in your own words, what is wrong?', once
 * something was told: it asks for nothing of the history. English alone.
 */
export function asksInCheck(draft: Draft, { text: said }: Clause): boolean {
  if (draft.scene.language !== 'en' || !said.includes('?') || !hasBeenTold(draft)) return false;
  const text = bare(said);
  const rest = bare(said.slice(said.search(/[,:]/) + 1));
  const isLed = LEADS_CHECK.test(text) && rest !== text && ASKS_WHAT.test(rest);
  const isEnded = ENDS_IN_CHECK.test(text) && ASKS_WHAT.test(text);
  return isLed || isEnded || (IN_OWN_WORDS.test(text) && requestsBack(text) && !OF_HERS.test(text));
}

const IN_OWN_WORDS = /\bin your (?:own )?words\b/;
/** What she alone can tell. */
const OF_HERS = /\b(?:you (?:feel|felt|fear|hope)|worries you|happened|brought you|brings you)\b/;

/** Whether a clause asks for what was explained in all, and not for a part of it that a line of the case may answer. */
export function asksForAll({ scene: { language } }: Draft, { text }: Clause): boolean {
  return language === 'en' ? asksBack(bare(text)) : ASKING_BACK[language].surely.test(bare(text));
}

/** From this probability on a clause checks what was understood. */
const CHECKS = 0.5;

/** The same in another language, once a key point was made. */
function asksBackIn(language: OtherLanguage, { text, readings: [best] }: Clause): boolean {
  const { surely, may, never } = ASKING_BACK[language];
  const said = bare(text);
  const checks = best?.act === 'check_understanding' && best.probability >= CHECKS;
  return !never.test(said) && (surely.test(said) || (checks && may.test(said)));
}

/** 'What is the trouble, in your own words?': asks for the matter, as does anything of the kind before that was said. */
const asksForMatter = ({ state }: Draft, { readings: [best] }: Clause): boolean =>
  !state.opened || (best?.act === 'open_complaint' && best.probability >= OF_HISTORY);

/** 'How warm should the water be?' after it was said. */
const asksForInstruction = (draft: Draft, clause: Clause): boolean =>
  clause.text.trim().endsWith('?') &&
  asksOfPlan(bare(clause.text)) &&
  !asksOfLife(clause) &&
  instructionsAskedFor(draft, clause.text).length > 0;

/** A question that is surely one of the history asks for nothing that was told. */
const OF_HISTORY = 0.8;

/** A question that is surely one of the history, and does not ask to hear anything back. */
export const asksOfLife = ({ text, readings: [best] }: Clause): boolean =>
  best !== undefined &&
  isTopic(best.act) &&
  best.probability >= OF_HISTORY &&
  !requestsBack(bare(text)) &&
  !asksForDoing(bare(text)) &&
  !asksWhatNotTo(bare(text));

/** 'What will you do when you get home?', 'what could you do instead?' */
const checksDoing = ({ text, readings: [best] }: Clause): boolean =>
  asksForDoing(bare(text)) &&
  ((best?.act === 'check_understanding' && best.probability >= CHECKS) || asksInstead(text));

/** 'Could you run me through it, as you'd do it on Saturday?' */
const THROUGH_IT = /\b(?:run|talk|walk|take|go)(?: \w+)? through (?:it|that|this|them)\b/i;

/** 'If your leg gets weak, what will you do?' */
const asksInACase = ({ text }: Pick<Clause, 'text'>): boolean => asksWhatIf(text) && asksForDoing(bare(text));

/** What names something that was told, or nothing at all: 'and what will you do then?' */
const isOfInstructions = (draft: Draft, { text }: Clause): boolean =>
  contentOf(text).length === 0 ||
  THROUGH_IT.test(text) ||
  (asksWhatThen(text) && hasBeenToldOfACase(draft)) ||
  asksInACase({ text }) ||
  instructionsAskedFor(draft, text).length > 0 ||
  pointAskedFor(draft, text) !== null;

/** 'What will you do then?' may ask the patient of a case for what was explained. */
export const mayWantBack = ({ scene, brief, state }: Draft, { text }: Clause): boolean =>
  scene.language === 'en' &&
  !brief.resisting &&
  (state.takenUp ?? []).length > 0 &&
  (asksBack(bare(text)) || mayAskBack(bare(text)));

/** Asked for what was explained, and not for what the brief tells: 'and how long do you hold it in?' */
export function isPointAskedFor(draft: Draft, clause: Clause): boolean {
  if (asksOfLife(clause)) return false;
  const point = checksStep(bare(clause.text)) ? pointAskedFor(draft, clause.text) : null;
  const { explainedAt, turn } = draft.state;
  if (!point || turn - (explainedAt[point.id] ?? 0) > JUST_EXPLAINED) return false;
  const [best] = candidatesFor(draft, clause);
  return !best || best.lexical < 1;
}

/** So many turns ago an explanation is still what is asked about. */
const JUST_EXPLAINED = 2;
