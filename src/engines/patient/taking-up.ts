import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import { concernsOf, isOpen, stateOf } from './concerns.ts';
import type { Draft } from './draft.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { isQuestionIn } from './meant.ts';
import { type PartFact, textIn } from './part.ts';
import { aspectsIn } from './short-questions.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';

/** What speaks of something that was named before. */
const POINTS_BACK = /\b(?:he|she|him|her|they|them|it|that|this|those|these|there|then)\b/;
/** Whether a question names nothing but points to what was said before it. */
export const pointsBack = ({ text }: Clause): boolean =>
  contentOf(text).length === 0 && POINTS_BACK.test(bare(text)) && text.includes('?');

/** What asks why somebody will or won't. */
const ASKS_WHY =
  /\b(?:behind (?:that|this|it)|what makes you|why (?:is|do|does|did|are|would|don't|won't|not)\b|(?:your|the|any) reasons?\b|(?:are|is) (?:you|he|she) against|what is it about|what(?:'s| is) (?:it )?(?:stopping|holding))/;
/** What wants the story told on. */
const ASKS_ON =
  /\b(?:what happened|tell me (?:a bit |a little )?more|go on|what (?:did|was|were|is) (?:he|she|they|it|that)|and then|say more)\b/;
/** A reading that is as sure as this says by itself what is asked. */
const SURE = 0.8;

/** What is asked for by nearly any question that names nothing. */
const LOOSE: ReadonlySet<Act> = new Set<Act>([
  'tell_more',
  'open_complaint',
  'associated',
  'age',
  'mechanism',
  'travel',
]);
/** What is said of somebody's mind, a concern says. */
const OF_MIND: ReadonlySet<Act> = new Set<Topic>(['concerns', 'feelings', 'ideas', 'tell_more']);

/**
 * A question that names nothing itself is about what the patient has just said: 'what happened to him?', 'can you tell
 * me more about that?'. Null where it may well ask for something of its own. English alone.
 */
export function takenUp(draft: Draft, clause: Clause): Interpretation | null {
  const { scene, state, brief } = draft;
  if (scene.language !== 'en' || !isQuestionIn(clause)) return null;
  const text = bare(clause.text);
  const whys = brief.resisting !== undefined && ASKS_WHY.test(text);
  const isBare = contentOf(clause.text).length === 0;
  if (whys && isBare && !saidJustNow(draft)) return { kind: 'act', act: 'concerns', clause };
  if (!isBare || (!POINTS_BACK.test(text) && !whys)) return null;
  const [best] = clause.readings;
  const concern = saidJustNow(draft);
  if (concern && (whys || !best || OF_MIND.has(best.act) || best.probability < SURE))
    return { kind: 'hook', concern, clause };
  const isOwn = best && isTopic(best.act) && best.probability >= SURE && !LOOSE.has(best.act);
  const isStatement = best && !isTopic(best.act) && best.probability >= SURE / 2;
  if (isOwn || isStatement || !state.thread || state.thread.facts.length === 0) return null;
  const [aspect] = aspectsIn(draft, clause.text);
  if (!aspect && !ASKS_ON.test(text)) return null;
  return { kind: 'follow', aspect: aspect ?? 'which', clause };
}

/**
 * A short question after a concern was spoken of, and nothing else, is about that: 'who was that, and what happened?'
 * More of it is said, or the fact that stands behind it.
 */
export function ofConcern(draft: Draft, clause: Clause): Interpretation | null {
  const { last } = draft.state;
  const spoken = concernsOf(draft).find(({ id }) => last.some((unit) => unit.startsWith(`concern.${id}.`)));
  if (!spoken || last.some((unit) => unit.startsWith('fact.')) || stateOf(draft, spoken).settled) return null;
  if (!WHO_OR_WHAT.test(bare(clause.text)) || contentOf(clause.text).length > 0) return null;
  const words = contentOf([...spoken.says, ...spoken.still].join(' '));
  const [behind] = draft.brief.facts
    .filter(({ id, topic }) => !(id in draft.state.told) && topic !== 'name')
    .map((fact) => ({ fact, shared: sharedWith(fact, words) }))
    .filter(({ shared }) => shared >= BEHIND)
    .toSorted((a, b) => b.shared - a.shared);
  if (saidJustNow(draft)) return { kind: 'hook', concern: spoken.id, clause };
  return behind ? { kind: 'fact', fact: behind.fact.id, topic: behind.fact.topic, clause } : null;
}

const WHO_OR_WHAT =
  /^(?:(?:and|so|oh) )*(?:who|when|where|how|why|what happened|what (?:was|did|do)|(?:can|could|would) you tell me|tell me)\b/;
/** So many words of a concern's stand in the fact behind it. */
export const BEHIND = 2;

/** How many of some words a fact has in its own. */
export function sharedWith(fact: Pick<PartFact, 'short' | 'full'>, words: readonly string[]): number {
  const own = namedBy(contentOf(`${textIn(fact.short, 'en')} ${textIn(fact.full, 'en')}`));
  return words.filter((word) => own.likenessOf(word) === 'same').length;
}

/** The concern that the last reply spoke of, if there is more to say to it. */
export function saidJustNow(draft: Draft): string | null {
  const spoken = concernsOf(draft).find((concern) => {
    const state = stateOf(draft, concern);
    return (
      isOpen(state) &&
      state.said < concern.says.length &&
      draft.state.last.some((unit) => unit.startsWith(`concern.${concern.id}.`))
    );
  });
  return spoken?.id ?? null;
}
