import type { Symptom, Topic } from '#domain/practice/complex/acts.ts';
import type { Brief, Fact } from '#domain/practice/complex/brief.ts';
import type { Draft } from './draft.ts';
import type { PatientState } from './state.ts';

/** Whether a fact may be told now, seen from what the conversation has been like. */
export function mayTell(fact: Fact, state: PatientState): boolean {
  if (fact.disclosure !== 'guarded' || fact.id in state.told) return true;
  if (fact.condition === 'empathy') return state.empathy;
  if (fact.condition === 'confidentiality') return state.confidential;
  return (state.withheld[fact.id] ?? 0) >= 1;
}

/** Topics in which an answer may be found when the brief has none for the one that was asked for. */
const NEAR: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  otc: ['treatment_tried'],
  treatment_tried: ['otc', 'relieving'],
  relieving: ['treatment_tried'],
  timing: ['progression'],
  mechanism: ['onset'],
  radiation: ['site'],
  feelings: ['mood', 'concerns'],
  mood: ['feelings'],
  stress: ['home', 'occupation'],
  surgery: ['past_history'],
  adherence: ['medication'],
  diet: ['appetite'],
  appetite: ['diet', 'weight'],
  weight: ['appetite'],
  periods: ['pregnancy'],
  'symptom.pain': ['character', 'site', 'severity'],
};

/** The facts about a topic, those that the doctor's own words point to first. */
function factsAbout(brief: Brief, topic: Topic, words: string): Fact[] {
  const about = brief.facts.filter((fact) => fact.topic === topic);
  const pain = topic === 'symptom.pain' && about.length === 0;
  const own = pain ? brief.facts.filter((fact) => /^symptom\.\w+_pain$|ache$/.test(fact.topic)) : about;
  const found =
    own.length > 0
      ? own
      : (NEAR[topic] ?? []).flatMap((near) => brief.facts.filter((fact) => fact.topic === near)).slice(0, 1);
  return found.toSorted((a, b) => Number(isNamed(b, words)) - Number(isNamed(a, words)));
}

/** Whether one of the fact's words stands in the clause. Both in lower case. */
export function isNamed({ words }: Fact, clause: string): boolean {
  return (words ?? []).some((word) => ` ${clause} `.includes(` ${word.toLowerCase()} `));
}

/** At most this many facts answer one question. */
const MOST_FACTS = 2;

/** Answers a question about a topic: with its facts, a denial, an evasion, or 'I'm not sure'. */
export function answerTopic(draft: Draft, topic: Topic, clause: string): void {
  const facts = factsAbout(draft.brief, topic, clause);
  const named = facts.filter((fact) => isNamed(fact, clause));
  const fitting = named.length > 0 ? named : facts;
  const open = fitting.filter((fact) => mayTell(fact, draft.state));
  const fresh = open.filter((fact) => !(fact.id in draft.state.told));
  const closed = fitting.filter((fact) => !mayTell(fact, draft.state));
  const symptom = symptomOf(topic);
  if (fresh.length > 0) tellFresh(draft, fresh);
  else if (closed.length > 0) withhold(draft, closed);
  else if (open.length > 0) tellAgain(draft, open);
  else if (symptom && draft.brief.denies.includes(symptom)) denyOnceMore(draft, symptom);
  else draft.sayFor('not_sure');
}

function withhold(draft: Draft, closed: readonly Fact[]): void {
  for (const fact of closed) draft.withhold(fact);
  draft.sayFor('hesitant');
}

function tellFresh(draft: Draft, fresh: readonly Fact[]): void {
  const brisk = draft.state.trust < 0 || draft.lines.length > 0;
  fresh.slice(0, MOST_FACTS).forEach((fact, index) => {
    draft.tell(fact, brisk || index > 0 ? 'short' : 'full');
  });
}

/** What was told only in short is told in full; else it is told in short, or in full when that was said just now. */
function tellAgain(draft: Draft, told: readonly Fact[]): void {
  const brief = told.find(({ id }) => !draft.state.toldFully.includes(id));
  if (brief) {
    draft.tell(brief, 'full');
    return;
  }
  const fact = told.toSorted((a, b) => (draft.state.told[a.id] ?? 0) - (draft.state.told[b.id] ?? 0))[0]!;
  if (draft.lines.length === 0) draft.sayFor('already_told');
  draft.tell(fact, draft.state.last.includes(`fact.${fact.id}.short`) ? 'full' : 'short');
}

function denyOnceMore(draft: Draft, symptom: Symptom): void {
  if (draft.state.last.includes(`denial.${symptom}`)) draft.sayFor('already_told');
  draft.deny(symptom);
}

function symptomOf(topic: Topic): Symptom | null {
  return topic.startsWith('symptom.') ? (topic.slice('symptom.'.length) as Symptom) : null;
}

/** What came with the complaint in short: 'tell me more' brings out the rest. */
export function halfTold({ brief, state }: Draft): Fact[] {
  return brief.facts.filter(
    ({ id, disclosure }) => disclosure === 'volunteered' && id in state.told && !state.toldFully.includes(id),
  );
}

/** Facts that an open question brings out, in the brief's order. */
export function openFacts({ brief, state }: Draft): Fact[] {
  const untold = brief.facts.filter(({ id }) => !(id in state.told));
  const volunteered = untold.filter(({ disclosure }) => disclosure === 'volunteered');
  return [...volunteered, ...untold.filter(({ disclosure }) => disclosure === 'open')];
}
