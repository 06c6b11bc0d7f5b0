import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from '../draft.ts';
import { mayTell } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { OF_MIND } from '../looking-up.ts';
import { contentOf } from '../words/content-words.ts';
import type { Chance } from './line-scorer.ts';

interface Bounds {
  /** How surely a question is one of its topic. */
  readonly read: number;
  /** From this probability on a line of something else answers it all the same. */
  readonly surer: number;
  /** How likely the topic's own fact has to be. */
  readonly likely: number;
}

/** A question of somebody's mind is near in words to much else. */
const OF_MINDS: Bounds = { read: 0.97, surer: 0.85, likely: 0.05 };
/** And one that names nothing to whatever else names nothing. */
const OF_NOTHING: Bounds = { read: 0.9, surer: 0.75, likely: 0.2 };

/** 'What brings it on?' and 'what takes it away?' have nearly the same words. */
const OF_OPPOSITES: Bounds = { read: 0.75, surer: 0.9, likely: 0.05 };
const OPPOSITES: Readonly<Partial<Record<Act, Topic>>> = {
  aggravating: 'relieving',
  relieving: 'aggravating',
};

/** What any question may be of, or what is feared. */
const MINDS: ReadonlySet<Topic> = new Set<Topic>([...OF_MIND, 'concerns']);

/**
 * Chances in which the topic's own fact comes before what a question's words are only near to: 'how are you coping
 * yourself?' asks for no meals, 'what about the pen frightens you?' not for what was just told, and 'at what time was
 * that?' not for whatever else had a time. English alone.
 */
export function withTopicFirst(
  draft: Draft,
  clause: Clause,
  chances: readonly Chance[] | null,
): Chance[] | null {
  const [first] = chances ?? [];
  if (!chances || !first) return chances && [...chances];
  const meant = draft.scene.language === 'en' ? ownFact(draft, clause, chances) : undefined;
  return meant
    ? [{ ...meant, probability: first.probability }, ...chances.filter((each) => each !== meant)]
    : [...chances];
}

/** The fact of the topic that a question is surely read for, where another line stands before it. */
function ownFact(draft: Draft, { text, readings: [best] }: Clause, chances: readonly Chance[]) {
  const { brief, state } = draft;
  if (!best || !isTopic(best.act)) return undefined;
  const isMind = MINDS.has(best.act);
  const [first] = chances;
  const isOpposite = brief.facts.some(({ id, topic }) => id === first!.id && topic === OPPOSITES[best.act]);
  if (!isMind && !isOpposite && contentOf(text).length > 0) return undefined;
  const { read, surer, likely } = isOpposite ? OF_OPPOSITES : isMind ? OF_MINDS : OF_NOTHING;
  const isBeside =
    first!.kind === 'detail' || isOpposite
      ? first!.probability < surer
      : isMind && isJustTold(draft, first!.id);
  const facts = brief.facts.filter(({ topic }) => topic === best.act);
  const isFirst = first!.kind === 'fact' && facts.some(({ id }) => id === first!.id);
  if (best.probability < read || !isBeside || isFirst) return undefined;
  return chances.find(({ kind, id, probability }) => {
    const fact = kind === 'fact' ? facts.find((each) => each.id === id) : undefined;
    const isNew = !isMind || !state.toldFully.includes(id);
    return fact !== undefined && probability >= likely && isNew && mayTell(fact, state);
  });
}

const isJustTold = ({ state }: Draft, id: string): boolean =>
  state.last.some((unit) => unit.startsWith(`fact.${id}.`));
