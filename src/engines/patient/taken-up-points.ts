import type { LearningLanguage } from '#domain/languages.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { makesPoint } from '../review/key-points.ts';
import { breathsOf, isUnsure, placesOf } from '../words/said-phrases.ts';
import type { Draft } from './draft.ts';
import { countAsTakenUp } from './fresh-points.ts';
import { type Clause, isTopic } from './interpret.ts';
import { isMeant } from './points-meant.ts';
import { isShocked } from './state.ts';
import { isEcho, isMostlyHers } from './turn-acts.ts';
import { heardOf, notedOf } from './units.ts';
import { onlyComforts, praisesWhatWasSaidBack, tellsOfOthers } from './words/aside-words.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { isOfOthers } from './words/instruction-words.ts';
import { plainlyTold } from './words/plain-telling.ts';
import { suggests } from './words/role-play-words.ts';
import { takesUpHistory } from './words/turn-words.ts';
import { WORDS } from './words/words.ts';

/**
 * Remembers when the key points of a case were made, and which points of what is to be explained these clauses make for
 * the first time, of those that have an answer of their own.
 */
export function hearPoints(draft: Draft, clauses: readonly Clause[]): void {
  const { brief, state, scene } = draft;
  // Who has not said yet what brings her is told nothing yet.
  if (isShocked(state) || (!state.opened && state.turn <= EARLY)) return;
  const told = clauses
    .filter((clause) => !isAsked(clause) && !isAhead(clause) && !isEcho(draft, clause) && !isKind(clause))
    .filter((clause) => !isBesideThePoint(scene.language, clause))
    .filter(({ text }) => !(brief.resisting && isMostlyHers(draft, text)))
    .filter(({ text }) => !(scene.language === 'en' && clauses.some(isAsked) && takesUpHistory(bare(text))))
    .map(({ text }) => text);
  const made = brief.resisting ? madeOfExplanation(draft, told) : madeOfKey(draft, told);
  if (!brief.resisting) {
    const now = Object.fromEntries(made.map((id) => [id, state.turn]));
    draft.set({ explainedAt: { ...state.explainedAt, ...now } });
  }
  draft.fresh = made
    .filter((id) => !(state.takenUp ?? []).includes(id) && heardOf(brief, id) !== null)
    // Bad news said once more at the door is none.
    .filter((id) => !(brief.grave && id in state.explainedAt && clauses.some(leaves)))
    .map((id) => ({ id, inFull: isInFull(draft, id, told) }))
    // What was explained before, and answered otherwise, is no news when it is only named again.
    .filter(({ id, inFull }) => inFull || !(id in state.explainedAt))
    .filter((point) => isMeant(draft, point, told))
    // 'Three months is a long time' explains nothing to somebody who has just come.
    .filter(({ inFull }) => inFull || state.turn > STILL_TELLING || brief.grave || clauses.some(explains))
    // 'I'd like to understand the weight.' names part of a point, and makes none.
    .filter(
      ({ inFull }) =>
        scene.language !== 'en' ||
        (inFull && !(brief.resisting && state.turn <= STILL_TELLING)) ||
        clauses.some(mayExplain),
    );
}

const EARLY = 2;

/** So many turns what names part of a point is said of the history. */
const STILL_TELLING = 4;

/** So much of a point's model sentence has been said where it was made in full. */
const MOSTLY = 0.4;

/** Whether what was told says most of a point, in English: in other languages nothing is known of that. */
function isInFull({ brief, scene }: Draft, id: string, told: readonly string[]): boolean {
  const point = brief.keyPoints?.find((each) => each.id === id);
  if (!point?.noted || scene.language !== 'en') return true;
  const named = namedBy(contentOf(told.join('. ')));
  const content = contentOf(point.model);
  const said = content.reduce((sum, word) => sum + named.worthOf(word), 0);
  return said >= MOSTLY * content.length;
}

/** 'Tell me how you cook for him, the milk, the butter.' */
const TELL_ME =
  /^(?:(?:and|so|but|now),? )*(?:please )?tell me (?:how|what|about|more|where|when|which|who)\b/i;

/** What asks explains nothing, unless it proposes. */
function isAsked({ text }: Clause): boolean {
  return (text.trim().endsWith('?') && !suggests(bare(text))) || TELL_ME.test(text);
}

/** 'Pain, swelling, does it give way?': what begins a question. */
const isAhead = ({ text }: Clause): boolean =>
  text.trim().endsWith(',') && text.split(' ').length <= MOST_AHEAD;
const MOST_AHEAD = 4;

/** 'Oh dear, toffee, the enemy of every crown!' */
const KIND: ReadonlySet<Act> = new Set<Act>(['greet', 'empathy', 'small_talk', 'thank', 'signpost']);
/** From this probability on a kind word is no more than that. */
const SURELY_KIND = 0.6;

/** 'Not any tablets now, you say.' */
const RECALLS = /\byou (?:just )?(?:say|said|told me|mentioned|described)\b[.,]?/i;
const MOST_RECALLING = 10;

/** Whether a clause is said for kindness and explains nothing. */
function isKind({ text, readings: [best] }: Clause): boolean {
  if (isOfOthers(bare(text)) || (RECALLS.test(text) && text.split(' ').length <= MOST_RECALLING)) return true;
  return best !== undefined && KIND.has(best.act) && best.probability >= SURELY_KIND;
}

/** From this probability on a nod is no more than one, in other languages than English. */
const SURELY_NODS = 0.8;

/**
 * Whether a clause asks without a mark, comforts, praises, nods or tells of other people, in another language than English:
 * 'Tell me which syrup, and how much.' gives no advice on syrups.
 */
function isBesideThePoint(language: LearningLanguage, { text, readings: [best] }: Clause): boolean {
  if (language === 'en') return false;
  const said = bare(text);
  const nods = best !== undefined && PLAIN_NODS.has(best.act) && best.probability >= SURELY_NODS;
  return (
    nods ||
    WORDS[language].tell.test(said) ||
    onlyComforts(language, said) ||
    praisesWhatWasSaidBack(language, said) ||
    tellsOfOthers(language, said)
  );
}

const PLAIN_NODS: ReadonlySet<Act> = new Set<Act>(['acknowledge', 'goodbye', 'repeat_please']);

const leaves = ({ readings: [best] }: Clause): boolean =>
  best?.act === 'goodbye' && best.probability >= SURELY_KIND;

/** By a clause and those beside it. */
function madeOfKey({ brief, scene }: Draft, told: readonly string[]): string[] {
  return (brief.keyPoints ?? [])
    .filter((point) =>
      told.some((text, at) =>
        makesPoint(scene.language, point, text, told.slice(Math.max(0, at - 1), at + 2)),
      ),
    )
    .map(({ id }) => id);
}

/** Whether a clause is surely one that tells. */
const explains = ({ readings: [best] }: Clause): boolean =>
  best !== undefined && !isTopic(best.act) && !KIND.has(best.act) && best.probability >= SURELY_KIND;

/** From this probability on a clause may explain or propose something. */
const MAYBE = 0.3;
/** What neither asks nor is said for kindness, and tells nothing either. */
const NODS: ReadonlySet<Act> = new Set<Act>([
  'acknowledge',
  'affirm',
  'deny',
  'confidentiality',
  'goodbye',
  'repeat_please',
]);

const mayExplain = ({ readings }: Clause): boolean =>
  readings.some(
    ({ act, probability }) => !isTopic(act) && !KIND.has(act) && !NODS.has(act) && probability >= MAYBE,
  );

/** What whoever speaks will do herself: 'I'd numb the gum and rinse it out.' */
const isOwnDeed = (text: string): boolean => /^I(?:'ll| can)\b/.test(plainlyTold(text)?.text ?? '');
/** What the other one says she will do. */
const IS_HERS = /^(?:At home )?(?:I'll|I won't|I|We'll)\b/;

/** In pieces, of which the last stands in this turn. */
function madeOfExplanation({ brief, state }: Draft, told: readonly string[]): string[] {
  const all = breathsOf(told.join('. '));
  const ofOthers = breathsOf(told.filter((text) => !isOwnDeed(text)).join('. '));
  return (brief.resisting?.explanation ?? [])
    .filter(({ id, words, back = '' }) => {
      const breaths = IS_HERS.test(back) ? ofOthers : all;
      const now = words.map((phrases) =>
        phrases.some((phrase) => placesOf(phrase, breaths).some((place) => !isUnsure(place))),
      );
      const before = state.explained[id] ?? [];
      const count = now.filter(Boolean).length;
      const isWhole = now.every((isMet, group) => isMet || before.includes(group));
      // What was whole before was answered otherwise.
      return isWhole && before.length < words.length && count >= words.length / 2;
    })
    .map(({ id }) => id);
}

/** Takes up what was explained in the patient's own words, so many points at most. False where there is none. */
export function takeUp(draft: Draft, most: number): boolean {
  const isSaid = draft.fresh
    .slice(0, most)
    .map(({ id, inFull }) =>
      inFull
        ? draft.say(`heard.${id}`, heardOf(draft.brief, id)!)
        : draft.say(`noted.${id}`, notedOf(draft.brief, id)!),
    )
    .includes(true);
  // What came in the same breath needs no answer of its own later.
  if (isSaid) countAsTakenUp(draft);
  return isSaid;
}

/** So many points are said again at a time. */
const MOST_BACK = 2;

/** Asked to give back what was explained, the patient of a case says what she took from it. False where it was nothing. */
export function sayAgain(draft: Draft): boolean {
  const taken = [...(draft.state.takenUp ?? [])].filter((id) => heardOf(draft.brief, id));
  const units = taken.toSorted(
    (a, b) =>
      Number(draft.state.last.includes(`heard.${a}`)) - Number(draft.state.last.includes(`heard.${b}`)),
  );
  for (const id of units.slice(0, MOST_BACK)) draft.say(`heard.${id}`, heardOf(draft.brief, id)!);
  return units.length > 0;
}
