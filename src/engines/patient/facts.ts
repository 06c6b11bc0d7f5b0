import type { Symptom, Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { isComplaint, mentionsOf } from './mentions.ts';
import { isNear, NEAR } from './near.ts';
import { type Part, type PartFact, textIn } from './part.ts';
import type { PatientState } from './state.ts';
import { type Aspect, bare } from './words/following-words.ts';
import { asksForFluids } from './words/role-play-words.ts';
import { WORDS } from './words/words.ts';

/**
 * Whether a fact may be told now, seen from what the conversation has been like. Whoever comes back to what was hard to
 * say is told it, unless it needs a promise that nobody else will hear.
 */
export function mayTell(fact: PartFact, state: PatientState): boolean {
  if (fact.disclosure !== 'guarded' || fact.id in state.told) return true;
  if (fact.condition === 'confidentiality') return state.confidential;
  if (fact.condition === 'empathy' && state.empathy) return true;
  return (state.withheld[fact.id] ?? 0) >= 1;
}

/** The facts of the brief's own about a topic. */
export function ownFacts(brief: Part, topic: Topic): PartFact[] {
  const about = brief.facts.filter((fact) => fact.topic === topic);
  if (topic !== 'symptom.pain' || about.length > 0) return about;
  return brief.facts.filter((fact) => /^symptom\.\w+_pain$|ache$/.test(fact.topic));
}

/** The facts about a topic, those that the doctor's own words point to first; else what comes near it. */
export function factsAbout(draft: Draft, topic: Topic, words: string): PartFact[] {
  const own = drinkingOf(draft, topic, words) ?? ownFacts(draft.brief, topic);
  if (own.length > 0) return own.toSorted((a, b) => Number(isNamed(b, words)) - Number(isNamed(a, words)));
  const symptom = symptomOf(topic);
  if (symptom && draft.brief.denies.includes(symptom)) return [];
  const near = (NEAR[topic] ?? [])
    .flatMap((each) => draft.brief.facts.filter((fact) => fact.topic === each))
    .filter(({ disclosure }) => disclosure !== 'guarded');
  // Any line may speak of pain; what it is like says more.
  const like = near.find(({ id }) => topic === 'symptom.pain' && draft.scene.mentions[id]?.includes('pain'));
  if (like) return [like];
  const placed = topic === 'site' ? draft.brief.facts.filter((fact) => isPlaced(draft, fact)) : [];
  if (placed.length > 0) return placed.slice(0, 1);
  const mentioned = mentionsOf(draft, topic);
  if (mentioned.length > 0) return mentioned;
  if (isComplaint(draft, topic)) {
    return draft.brief.facts.filter(({ disclosure }) => disclosure === 'volunteered').slice(0, 1);
  }
  return near.slice(0, 1);
}

/** Whether a fact of the complaint says where it is. */
function isPlaced(draft: Draft, fact: PartFact): boolean {
  const isTrouble =
    fact.topic.startsWith('symptom.') && fact.polarity !== 'no' && fact.disclosure !== 'guarded';
  if (fact.disclosure !== 'volunteered' && !isTrouble) return false;
  return tells(draft, fact, 'short', 'where') || tells(draft, fact, 'full', 'where');
}

/** Nobody asks whether somebody younger drinks alcohol without naming it. */
const CHILD = 14;
/** Where it is told how somebody eats and drinks. */
const FLUIDS: readonly Topic[] = ['symptom.thirst', 'symptom.feeding_problem', 'appetite', 'diet'];

/** 'How much do you drink?' is about thirst where that is the trouble, unless alcohol is named. */
function drinkingOf({ brief, scene }: Draft, topic: Topic, words: string): PartFact[] | null {
  if (topic !== 'alcohol' || WORDS[scene.language].mentions.alcohol?.test(bare(words))) return null;
  const { speaksFor, age } = scene.person;
  const isFluid =
    (scene.language === 'en' && asksForFluids(bare(words))) || speaksFor === 'animal' || age < CHILD;
  if (isFluid) {
    const told = FLUIDS.flatMap((each) => brief.facts.filter((fact) => fact.topic === each));
    if (told.length > 0) return told;
  }
  const thirst = brief.facts.filter((fact) => fact.topic === 'symptom.thirst' && fact.polarity !== 'no');
  return thirst.length > 0 ? thirst : null;
}

/** Whether one of the fact's words stands in the clause. Both in lower case. */
export function isNamed({ words }: PartFact, clause: string): boolean {
  return (words ?? []).some((word) => ` ${clause} `.includes(` ${word.toLowerCase()} `));
}

/** Whether a wording tells the part that was asked for. */
export function tells({ scene }: Draft, fact: PartFact, wording: 'short' | 'full', aspect: Aspect): boolean {
  return WORDS[scene.language].tells[aspect]?.test(bare(textIn(fact[wording], scene.language))) ?? false;
}

/** Whether something that was held back has come out in this very turn: one such thing is enough. */
export function hasConfided({ brief, state }: Draft): boolean {
  return brief.facts.some(({ id, disclosure }) => disclosure === 'guarded' && state.told[id] === state.turn);
}

export function symptomOf(topic: Topic): Symptom | null {
  return topic.startsWith('symptom.') ? (topic.slice('symptom.'.length) as Symptom) : null;
}

/** Whether two topics would be answered alike: with the same fact, with one at all, or with what lies side by side. */
export function nearerOf(draft: Draft, [a, b]: readonly [Topic, Topic], clause: string): Topic | null {
  const [first, second] = [factsAbout(draft, a, clause), factsAbout(draft, b, clause)];
  if (second.length === 0) return a;
  if (first.length === 0) return b;
  const same = first.some(({ id }) => second.some((fact) => fact.id === id));
  return same || isNear(a, b) ? a : null;
}

/** What came with the complaint in short: 'tell me more' brings out the rest. */
export function halfTold({ brief, state }: Draft): PartFact[] {
  return brief.facts.filter(
    ({ id, disclosure }) => disclosure === 'volunteered' && id in state.told && !state.toldFully.includes(id),
  );
}

/** Facts that an open question brings out, in the brief's order. */
export function openFacts({ brief, state }: Draft): PartFact[] {
  const untold = brief.facts.filter(({ id }) => !(id in state.told));
  const volunteered = untold.filter(({ disclosure }) => disclosure === 'volunteered');
  return [...volunteered, ...untold.filter(({ disclosure }) => disclosure === 'open')];
}
