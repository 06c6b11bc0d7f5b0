import type { Act } from '#domain/practice/complex/acts.ts';
import { wantsBack } from './asking-back.ts';
import type { Draft } from './draft.ts';
import { asksOfHindrance } from './hindrance.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { lineFor, SURELY_ASKED } from './lines/asked-line.ts';
import { SURE } from './meant.ts';
import { textIn } from './part.ts';
import { PROPOSES } from './proposing.ts';
import { putInOthers } from './put-in-others.ts';
import { hasBeenTold } from './recalling.ts';
import { pointsBack } from './taking-up.ts';
import { utteranceOf } from './units.ts';
import { asksWhen } from './words/condition-halves.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { directs } from './words/instruction-words.ts';
import { asksBack } from './words/teach-back-words.ts';
import {
  asksConsent,
  asksToTell,
  checksClear,
  checksSummary,
  hasChoose,
  invitesMoreQuestions,
} from './words/turn-act-words.ts';
import { guesses } from './words/turn-words.ts';

/** Leave to tell is given by whatever line is likely to give it. */
const OF_LEAVE = 0.46;
/** From this probability on a choice is answered by a line: there is little else to say to it. */
const OF_A_CHOICE = 0.5;

/**
 * What a clause does in the turn as a whole, before it is read for what it speaks of: it says again what the patient
 * said, asks for consent or leave to tell, has the patient choose, or checks that all is clear. Null for all others.
 */
export function turnActIn(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  if (draft.scene.language !== 'en') return putInOthers(draft, clause, before);
  const text = bare(clause.text);
  const isAsked = clause.text.includes('?');
  if (isEcho(draft, clause)) return { kind: 'echo', clause };
  if (!isAsked) return null;
  const [best] = clause.readings;
  if (asksToTell(text))
    return draft.brief.resisting
      ? (lineFor(draft, clause, before, OF_LEAVE) ?? { kind: 'offer', clause })
      : { kind: 'act', act: 'ask_permission', clause };
  if (invitesMoreQuestions(text)) return { kind: 'act', act: 'invite_questions', clause };
  if (checksClear(text)) return { kind: 'clear', clause };
  if (asksOfHindrance(draft, clause))
    return lineFor(draft, clause, before, OF_A_CHOICE) ?? { kind: 'unhindered', clause };
  // What was just explained has its answer.
  if (DID_YOU_KNOW.test(text) && before !== null)
    return { kind: draft.fresh.length > 0 ? 'echo' : 'clear', clause };
  // Whoever has told of it says yes to a guess at it.
  const isGuess = before !== null && !before.text.includes('?') && guesses(text);
  if (checksSummary(text) || (isGuess && (isHers(draft, before) || WAS_IT_A_FEAR.test(text))))
    return { kind: 'act', act: 'summarise', clause };
  if (hasChoose(text) && (asksWhen(text) || asksForOrder(text)) && hasBeenTold(draft))
    return { kind: 'back', clause };
  // 'What do you prefer to be called?'
  if (best?.act === 'name' && best.probability >= SURE) return null;
  if (hasChoose(text)) {
    return lineFor(draft, clause, before, OF_A_CHOICE) ?? { kind: 'choice', clause };
  }
  const asksForEffect = FEELS_ABOUT.test(text) && before !== null && !before.text.includes('?');
  if (!(asksConsent(text) || asksForEffect) || (asksBack(text) && wantsBack(draft, clause))) return null;
  // 'What would happen then, what do you think?' asks for no consent.
  if (THINKS.test(text) && before?.text.trim().endsWith('?')) return { kind: 'echo', clause };
  const isOfItsOwn =
    draft.fresh.length === 0 && text.split(' ').length >= FEWEST_WORDS && !isAfterProposal(text, before);
  const least = isOfItsOwn ? SURELY_ASKED : WORD_FOR_WORD;
  // What names nothing is near to whatever else names nothing.
  const isOfTalk = asksConsent(text) && before !== null && isOfTheTalk(before);
  const isNamed = contentOf(text.replace(MANAGES, '')).length > 0 && !isOfTalk;
  const line = isNamed ? lineFor(draft, clause, before, least) : null;
  return line ?? ofProposal(draft, clause, before) ?? { kind: 'act', act: 'agree_plan', clause };
}

const DID_YOU_KNOW =
  /^(?:(?:and|so) )*(?:did|do) you know (?:that|this|about (?:that|this|it))(?: already| before)?$/;

/** 'Nobody wants to take her away. Was that a worry?' */
const WAS_IT_A_FEAR = /\b(?:worry|fear|concern|worries|fears)$/;

/** 'I'd talk to you first. Does that sound okay?' is of nothing that is to be done. */
const isOfTheTalk = ({ readings: [best] }: Clause): boolean =>
  best !== undefined && OF_THE_TALK.has(best.act) && best.probability >= SURE;
const OF_THE_TALK: ReadonlySet<Act> = new Set<Act>(['signpost', 'confidentiality', 'ask_permission']);

/** 'What comes first, the cleaner or the drops?' */
const asksForOrder = (text: string): boolean =>
  /\b(?:what|which)(?: \w+)? (?:comes|goes|do you do) first\b/.test(text);

/** 'Can you manage that at home?' is of what was told, whatever else is done at home. */
const MANAGES =
  /\b(?:manage|cope with|handle|stick to|live with|accept) (?:that|this|it|all (?:that|this))\b(?: (?:at home|by yourself|on your own))?/;

/** From this probability on a few words ask for a line and for no yes. */
const WORD_FOR_WORD = 0.95;

/** 'We can give you a mild sedative, but then you mustn't drive. Would you like that?' is one question. */
function ofProposal(draft: Draft, clause: Clause, before: Clause | null): Interpretation | null {
  if (!before || before.text.includes('?') || !pointsBack(clause)) return null;
  const text = `${before.text.replace(/[.!…;,]+$/, '')}, ${clause.text}`;
  // 'Please stop the cream. What do you say to that?' asks for nothing of the cream.
  const line = lineFor(draft, { ...clause, text }, null, directs(before.text) ? WORD_FOR_WORD : SURELY_ASKED);
  return line && { ...line, clause };
}

/** What asks for the effect of what was just said, and not for what is feared. */
const FEELS_ABOUT = /^(?:(?:and|so) )*how (?:do|would) you feel about (?:that|this|it|all (?:that|this))\b/;

const THINKS = /^what do you (?:think|say)$/;
/** Fewer words than this ask for a yes or a no to what was said before them. */
const FEWEST_WORDS = 5;

/** Such a reading is surely no question. */
const PROPOSED = 0.6;
const POINTS_TO_ALL = /\b(?:that|this|it|all)\b/;

/** 'We'll do an X-ray. What do you think about that?' */
export function isAfterProposal(text: string, before: Clause | null): boolean {
  const best = before?.readings[0];
  return (
    best !== undefined && PROPOSES.has(best.act) && best.probability >= PROPOSED && POINTS_TO_ALL.test(text)
  );
}

/** More words than this say something of their own. */
const MOST_WORDS = 8;
/** Of what takes up nothing but the patient's words more than this share is hers. */
const OWN_SHARE = 0.99;
/** What adds something to the words that it takes up. */
const ADDS =
  /\b(?:not|no|never|don't|won't|can't|isn't|doesn't|will|i'll|should|let's|because|means|sorry|please|have to|must|sure|think|needs?|takes?|gives?|given|wants?|helps?|can|could|would|may|might|i'd|i've|i'm|we)\b/;
/** What says that something is so, unless it is of a word or a fear. */
const ASSERTS =
  /\b(?:you have|you've|you are|you're|there is|there's|it is|it's|this is|that is|that's|is|are|shows?|showed|confirm(?:s|ed)|means?|afraid you|unfortunately)\b/;
const OF_A_FEAR = /\b(?:words?|thought|fears?|worr\w+|afraid of|scared of)\b/;
/** What asks for more than a nod. */
const ASKS =
  /\b(?:who|what|when|where|which|why|how|since|tell me)\b|^(?:and |so |but |or )*(?:do|does|did|have|has|had|are|is|was|were|can|could|will|would|any|ever)\b/;

/** 'A brain tumour.', 'So it's the word cancer.', 'Nearly every day?': the patient's own words, said again. */
export function isEcho(draft: Draft, { text }: Clause): boolean {
  const words = bare(text);
  const content = contentOf(text);
  if (content.length === 0 || words.split(' ').length > MOST_WORDS || ADDS.test(words) || ASKS.test(words))
    return false;
  if (!text.includes('?') && ASSERTS.test(words) && !OF_A_FEAR.test(words)) return false;
  return shareOfHers(draft, content) > OWN_SHARE;
}

/** So many words take up what was said and may comment on it. */
const MOST_COMMENTING = 10;
/** So much of them is hers. */
const MOSTLY = 0.5;

/** 'A new field on Saturday, that's interesting.': mostly the other one's own words, and nothing that is told her. */
export function isMostlyHers(draft: Draft, text: string): boolean {
  const words = bare(text);
  const content = contentOf(text);
  if (content.length === 0 || words.split(' ').length > MOST_COMMENTING || ADDS.test(words)) return false;
  return shareOfHers(draft, content) >= MOSTLY;
}

/** Whether what was said before a guess has a word of what she has just told. */
const isHers = (draft: Draft, { text }: Clause): boolean => shareOfHers(draft, contentOf(text)) > 0;

/** How many of some words the patient has just said, 0 to 1. */
function shareOfHers(draft: Draft, content: readonly string[]): number {
  const said = namedBy(contentOf(lastSaid(draft)));
  return content.filter((word) => said.likenessOf(word) === 'same').length / Math.max(1, content.length);
}

/** What the patient said in the last reply. */
function lastSaid(draft: Draft): string {
  return draft.state.last.map((unit) => textIn(utteranceOf(draft, unit) ?? {}, 'en')).join(' ');
}
