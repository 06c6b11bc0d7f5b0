import type { Topic } from '#domain/practice/complex/acts.ts';
import type { OrdinaryTopic } from '#domain/practice/complex/talk.ts';
import type { Draft } from './draft.ts';
import { mayTell, ownFacts, tells } from './facts.ts';
import { tellDetail } from './lines/telling-details.ts';
import { type PartFact, textIn } from './part.ts';
import { VAGUE } from './short-questions.ts';
import { saySlot, slotsOfAspect } from './slots.ts';
import { isOfComplaint, keepOn, PARTS } from './thread.ts';
import { answerTopic } from './topic-answers.ts';
import { ASPECTS, type Aspect, bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** Where a part of the complaint is told. */
const PART_TOPICS: Readonly<Record<Aspect, Topic>> = {
  since: 'onset',
  lasts: 'timing',
  often: 'timing',
  many: 'severity',
  where: 'site',
  purpose: 'past_history',
  which: 'character',
  who: 'contacts',
  why: 'ideas',
  night: 'timing',
  before: 'previous_episodes',
  help: 'relieving',
  bad: 'severity',
  old: 'age',
};

/** What helped is told where the help is, whatever it was. */
const HELPS: readonly Topic[] = ['relieving', 'treatment_tried'];

/** Answers a short question about what was spoken of last: the part that it asks for. */
export function answerFollowUp(draft: Draft, part: Aspect, clause: string): void {
  if (!draft.state.thread) {
    draft.sayFor('no_detail');
    return;
  }
  const { topic, negative, held } = draft.state.thread;
  // 'Against what?' asks for a purpose of medicines alone.
  const aspect = part === 'purpose' && !MEDICINES.has(topic) ? 'which' : part;
  if (held) {
    draft.sayFor('hesitant');
    return;
  }
  if (isOfComplaint(draft, topic) && PLACED.has(aspect) && askFor(draft, aspect, clause)) return;
  const about = factsOf(draft);
  if (tellPart(draft, about, aspect)) return;
  if (negative && aspect === 'which' && draft.lines.length > 0) return;
  if (draft.scene.language !== 'en' && isAllJustTold(draft)) return;
  if (negative && aspect !== 'before') draft.sayFor('as_said_no');
  else if (isOfComplaint(draft, topic) && tellPart(draft, ofTheComplaint(draft), aspect)) return;
  else if (!standsElsewhere(topic).includes(aspect) || !askFor(draft, aspect, clause))
    tellRest(draft, about, aspect);
}

/** 'Have you travelled? Where, and for how long?': what the answer to the first tells in full has both. */
const isAllJustTold = ({ state, lines }: Draft): boolean =>
  (state.thread?.facts ?? []).length > 0 &&
  state.thread!.facts.every((id) => lines.some(({ unit }) => unit === `fact.${id}.full`));

const MEDICINES: ReadonlySet<Topic> = new Set<Topic>(['medication', 'otc', 'adherence', 'treatment_tried']);

/** Parts that the complaint has a topic for. */
const PLACED: ReadonlySet<Aspect> = new Set<Aspect>([
  'since',
  'lasts',
  'often',
  'where',
  'bad',
  'before',
  'why',
]);

/** Parts of a matter that may stand under another topic. */
function standsElsewhere(topic: Topic): readonly Aspect[] {
  if (topic.startsWith('symptom.') || VAGUE.has(topic)) return ASPECTS;
  return ['help', 'purpose'];
}

/** What was told on the thread, then what else there is on its topic; nothing that is guarded. */
function factsOf({ brief, state }: Draft): PartFact[] {
  const { topic, facts } = state.thread!;
  const told = facts.flatMap((id) => brief.facts.filter((fact) => fact.id === id));
  const others = ownFacts(brief, topic).filter(
    (fact) => !facts.includes(fact.id) && (fact.id in state.told || fact.disclosure !== 'guarded'),
  );
  return [...told, ...others];
}

/** Tells the wording in which the part stands, one that was not said just now if there is one. */
function tellPart(draft: Draft, facts: readonly PartFact[], aspect: Aspect): boolean {
  const { last } = draft.state;
  // When it began is no answer to what the nights are like.
  const fitting = aspect === 'night' ? facts.filter(({ topic }) => !BEGINNINGS.has(topic)) : facts;
  const wordings = fitting.flatMap((fact) =>
    (['short', 'full'] as const)
      .filter((wording) => tells(draft, fact, wording, aspect))
      .map((wording) => ({ fact, wording, isNew: !last.includes(`fact.${fact.id}.${wording}`) })),
  );
  // What is asked of one thing is not answered by another of its kind, however new.
  const ofOne = wordings.filter(({ fact }) => fact === wordings[0]?.fact);
  const chosen = ofOne.find(({ isNew }) => isNew) ?? ofOne[0];
  if (!chosen) return tellDetailOf(draft, facts, aspect);
  const unit = `fact.${chosen.fact.id}.${chosen.wording}`;
  const text = chosen.fact[chosen.wording];
  if (chosen.isNew || !saySlot(draft, { unit, text }, slotsOfAspect(aspect)))
    draft.tell(chosen.fact, chosen.wording);
  keepOn(draft, chosen.fact);
  return true;
}

/** What goes on from what was told may have the part that is asked for. */
function tellDetailOf(draft: Draft, facts: readonly PartFact[], aspect: Aspect): boolean {
  const { brief, state, scene } = draft;
  const pattern = COUNTED.has(aspect) ? WORDS[scene.language].tells[aspect] : undefined;
  const told = facts.filter(({ id }) => id in state.told);
  const detail = (brief.details ?? []).find(
    ({ id, of, says }) =>
      told.some((fact) => fact.id === of) &&
      !(id in (state.detailsTold ?? {})) &&
      pattern?.test(bare(textIn(says, scene.language))),
  );
  if (!detail) return false;
  tellDetail(draft, detail.id, { words: '', topic: null, isAsked: true });
  return true;
}

const BEGINNINGS: ReadonlySet<Topic> = new Set<Topic>(['onset', 'mechanism', 'progression']);

/** What belongs to the complaint, under whichever topic: a night may be told of under many. */
function ofTheComplaint({ brief, state }: Draft): PartFact[] {
  return brief.facts.filter(
    (fact) =>
      (PARTS.has(fact.topic) || fact.topic === 'sleep' || fact.topic.startsWith('symptom.')) &&
      fact.polarity !== 'no' &&
      mayTell(fact, state),
  );
}

/** Asks for the part where the case tells it; false where it does not. */
function askFor(draft: Draft, aspect: Aspect, clause: string): boolean {
  const known = aspect === 'help' ? HELPS : [PART_TOPICS[aspect]];
  const found = known.find((each) => ownFacts(draft.brief, each).length > 0);
  if (found) answerTopic(draft, found, clause, [aspect]);
  return found !== undefined;
}

/** Parts that people have a word for even where nothing is known. */
const ORDINARILY: Readonly<Partial<Record<Aspect, OrdinaryTopic>>> = { night: 'timing', help: 'relieving' };

/** Parts that are a number or a time: where nobody has said them, they can't be told. */
const COUNTED: ReadonlySet<Aspect> = new Set<Aspect>([
  'since',
  'lasts',
  'often',
  'many',
  'where',
  'old',
  'bad',
]);

const isKnown = ({ state }: Draft, id: string) => id in state.told;

/** Where nobody knows the part, what has not been told of the matter yet; else what was, or that it can't be said. */
function tellRest(draft: Draft, about: readonly PartFact[], aspect: Aspect): void {
  const ordinary = ORDINARILY[aspect];
  if (ordinary && draft.sayOrdinary(ordinary)) return;
  const [first] = about;
  const { thread, toldFully } = draft.state;
  const rest = about.find(
    ({ id }) =>
      !toldFully.includes(id) && (aspect !== 'which' || thread!.facts.includes(id) || isKnown(draft, id)),
  );
  const told = !COUNTED.has(aspect) && first ? first : undefined;
  if (rest) draft.tell(rest, 'full');
  else if (told) draft.tell(told, draft.state.last.includes(`fact.${told.id}.short`) ? 'full' : 'short');
  else draft.sayFor('no_detail');
  if (rest ?? told) keepOn(draft, (rest ?? told)!);
}
