import type { Symptom, Topic } from '#domain/practice/complex/acts.ts';
import { type DailyTopic, ORDINARY, type OrdinaryTopic } from '#domain/practice/complex/talk.ts';
import type { Draft } from './draft.ts';
import { factsAbout, hasConfided, isNamed, mayTell, ownFacts, symptomOf, tells } from './facts.ts';
import { isHintedJustNow } from './hooks.ts';
import { lineSpeaksOf, mentionsOf } from './mentions.ts';
import { type PartFact, textIn } from './part.ts';
import { saySlot, slotsIn } from './slots.ts';
import { holdsBack, withhold } from './withholding.ts';
import { type Asked, wordingFor } from './wordings.ts';
import type { Aspect } from './words/following-words.ts';

/** At most this many facts answer one question. */
const MOST_FACTS = 2;

/** Answers a question about a topic: with its facts, a denial, what is ordinary, or 'I'm not sure'. */
export function answerTopic(
  draft: Draft,
  topic: Topic,
  clause: string,
  aspects: readonly Aspect[] = [],
  chosen: string | null = null,
): void {
  const one = draft.brief.facts.filter(({ id }) => id === chosen);
  const facts = one.length > 0 ? one : factsAbout(draft, topic, clause);
  const named = facts.filter((fact) => isNamed(fact, clause));
  const fitting = named.length > 0 ? named : plainFirst(draft, facts);
  const open = fitting.filter((fact) => mayTell(fact, draft.state) || comesBackTo(draft, fact));
  const fresh = open.filter((fact) => !(fact.id in draft.state.told));
  const closed = fitting.filter((fact) => !open.includes(fact));
  const key = [topic, ...aspects, ...(chosen ? [chosen] : [])].join();
  const symptom = symptomOf(topic);
  const before = draft.lines.length;
  // What has been calmed frightens no more.
  const isCalmed = topic === 'concerns' && draft.scene.language === 'en' && draft.state.calmed;
  // Nor does anybody who has just been calmed say again what she thought.
  if (draft.has('worry.calmed') && topic === 'ideas' && fresh.length === 0) return;
  if (isCalmed && fresh.length === 0) {
    const isIdea = (fact: PartFact) => !(fact.id in draft.state.told) && mayTell(fact, draft.state);
    const idea = OF_IDEAS.test(clause) ? ownFacts(draft.brief, 'ideas').find(isIdea) : undefined;
    if (idea) draft.tell(idea, 'full');
    else if (draft.lines.length === 0) draft.sayFor('nothing_else');
    return;
  }
  const part: Asked = { topic, aspects, clause };
  if (fresh.length > 0) tellFresh(draft, fresh, part);
  else if (closed.length > 0 && !isInnocent(draft, open, closed, { topic, clause }))
    withhold(draft, closed, part);
  else if (open.length > 0) tellAgain(draft, open, part, isAskedAgain(draft, key, clause));
  else if (symptom) denyOnceMore(draft, symptom);
  else if (topic === 'timing' && aspects.some((aspect) => COUNTED.has(aspect))) draft.sayFor('no_detail');
  else if (!isOrdinary(topic) || !draft.sayOrdinary(topic)) draft.sayFor('not_sure');
  remember(draft, topic, key, before);
  draft.set({ askedIn: { ...draft.state.askedIn, [key]: clause } });
}

/** '... that worries you, or that you've read or heard?' English. */
const OF_IDEAS = /\b(?:read|heard|thought|wonder\w*|looked (?:it )?up)\b/i;

/** Whoever takes up a hint at once has come back to what was hard to say, unless that needs a promise of silence. */
const comesBackTo = (draft: Draft, fact: PartFact): boolean =>
  fact.condition !== 'confidentiality' && isHintedJustNow(draft, fact);

/** What asks for a number is not answered by how the day goes. */
const COUNTED: ReadonlySet<Aspect> = new Set<Aspect>(['lasts', 'since', 'often', 'many']);

/** Of two questions with one topic so many of the words are the same when they ask for the same. */
const SAME_WORDS = 0.75;

/** Whether this was asked before, and not something else of the same kind. */
function isAskedAgain({ state }: Draft, key: string, clause: string): boolean {
  if (!(key in state.asks)) return false;
  // A state that was stored before the words were kept has none.
  const before = state.askedIn[key];
  if (before === undefined) return true;
  const [a, b] = [new Set(before.split(' ')), new Set(clause.split(' '))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.min(a.size, b.size) >= SAME_WORDS;
}

/** Answers what no case has a topic for: with the fact that speaks of it, else with what is ordinary. */
export function answerDaily(draft: Draft, topic: DailyTopic): void {
  const [fact] = mentionsOf(draft, topic).filter((each) => mayTell(each, draft.state));
  if (!fact) {
    draft.sayOrdinary(topic);
    return;
  }
  draft.tell(fact, lineSpeaksOf(draft, textIn(fact.full, draft.scene.language), topic) ? 'full' : 'short');
  draft.set({ thread: { topic: fact.topic, facts: [fact.id], negative: false, held: false } });
}

/** Words single a fact out: where none of them was said, the others of the topic come first. */
function plainFirst(draft: Draft, facts: readonly PartFact[]): readonly PartFact[] {
  const plain = facts.filter(({ words }) => !words);
  return plain.some(({ id }) => !(id in draft.state.told)) ? plain : facts;
}

/** Asked again for what was told, the patient neither refuses nor gives away what stands behind it. */
function isInnocent(
  { state }: Draft,
  open: readonly PartFact[],
  closed: readonly PartFact[],
  { topic, clause }: { readonly topic: Topic; readonly clause: string },
): boolean {
  if (open.length === 0 || closed.some((fact) => isNamed(fact, clause))) return false;
  if (!Object.keys(state.asks).some((key) => key.split(',')[0] === topic)) return false;
  return closed.some(({ words }) => words) || state.thread?.topic === open[0]!.topic;
}

function remember(draft: Draft, topic: Topic, key: string, from: number): void {
  const units = draft.lines.slice(from).map(({ unit }) => unit);
  const ids = units.flatMap((unit) => FACT.exec(unit)?.[1] ?? []);
  const told = draft.brief.facts.filter(({ id }) => ids.includes(id));
  const { asks, turn } = draft.state;
  draft.set({
    asks: { ...asks, [key]: turn },
    thread: {
      topic: told[0]?.topic ?? topic,
      facts: ids,
      negative: told.length > 0 ? told.every(({ polarity }) => polarity === 'no') : isNegative(draft, from),
      held: units.some(holdsBack),
    },
  });
}

/** A fact, or a part of it. */
const FACT = /^(?:slot\.\w+\.)?fact\.([^.]+)\./;

/** Whether the answer was a denial, or an ordinary no. */
function isNegative({ lines }: Draft, from: number): boolean {
  return lines
    .slice(from)
    .some(
      ({ unit, utterance }) =>
        unit.startsWith('denial.') || /^(No|Nothing|Hardly)\b/.test(textIn(utterance, 'en')),
    );
}

function tellFresh(draft: Draft, fresh: readonly PartFact[], part: Asked): void {
  const brisk = draft.state.trust < 0 || draft.lines.length > 0;
  const asked = fresh.filter((fact) =>
    part.aspects.some((aspect) => tells(draft, fact, 'short', aspect) || tells(draft, fact, 'full', aspect)),
  );
  const chosen = asked.length > 0 ? asked.slice(0, 1) : fresh.slice(0, MOST_FACTS);
  chosen.forEach((fact, index) => {
    if (fact.disclosure === 'guarded' && hasConfided(draft) && !isPromised(draft, fact)) return;
    draft.tell(fact, wordingFor(draft, fact, part) ?? (brisk || index > 0 ? 'short' : 'full'));
  });
  if (draft.lines.length === 0) draft.sayFor('hesitant');
}

/** Under a promise of silence, whoever asks one such thing after the other is told both. */
const isPromised = ({ state }: Draft, { condition }: PartFact): boolean =>
  condition === 'confidentiality' && state.confidential;

/** What was told only in short is told in full; else it is told in short, or in full when that was said just now. */
function tellAgain(draft: Draft, told: readonly PartFact[], part: Asked, same: boolean): void {
  const { state } = draft;
  const about = aboutWhich(draft, told);
  if (about && sayPart(draft, about, part.clause)) return;
  const brief = told.find(({ id }) => !state.toldFully.includes(id));
  if (brief) {
    draft.tell(brief, wordingFor(draft, brief, part) ?? 'full');
    return;
  }
  const fact = told.toSorted((a, b) => (state.told[a.id] ?? 0) - (state.told[b.id] ?? 0))[0]!;
  const wasShort = state.last.includes(`fact.${fact.id}.short`);
  const wording = wordingFor(draft, fact, part) ?? (wasShort ? 'full' : 'short');
  if (same && draft.lines.length === 0) draft.sayFor('already_told');
  draft.tell(fact, wording);
}

/** The fact that is asked for: the only one, else the one of them that the talk is about. */
function aboutWhich({ state }: Draft, told: readonly PartFact[]): PartFact | undefined {
  const spokenOf = told.length > 1 ? told.filter(({ id }) => state.thread?.facts.includes(id)) : told;
  return spokenOf.length === 1 ? spokenOf[0] : undefined;
}

/** Of what was told in full already, only the part that is asked for. */
function sayPart(draft: Draft, { id, full }: PartFact, asked: string): boolean {
  const { toldFully } = draft.state;
  return (
    toldFully.includes(id) && saySlot(draft, { unit: `fact.${id}.full`, text: full }, slotsIn(draft, asked))
  );
}

function denyOnceMore(draft: Draft, symptom: Symptom): void {
  if (draft.state.last.includes(`denial.${symptom}`)) draft.sayFor('already_told');
  draft.deny(symptom);
}

const EVERYBODY: ReadonlySet<string> = new Set(ORDINARY);
const isOrdinary = (topic: Topic): topic is Topic & OrdinaryTopic => EVERYBODY.has(topic);
