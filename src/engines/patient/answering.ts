import type { Concern } from '#domain/oet/speaking/role-play.ts';
import { symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import { exploresMind } from './approach.ts';
import { begins, invites } from './at-the-door.ts';
import { concernsOf, stateOf } from './concerns.ts';
import { sayWhatIsFeared } from './cues.ts';
import type { Draft } from './draft.ts';
import { halfTold, isNamed, mayTell, openFacts, ownFacts } from './facts.ts';
import { answerFollowUp } from './follow-ups.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { tellDetail } from './lines/telling-details.ts';
import { isAsked } from './marks.ts';
import { nextQuestion } from './own-questions.ts';
import { type PartFact, textIn } from './part.ts';
import { plain } from './plain.ts';
import { sayPointBack } from './points-back.ts';
import { hasBeenTold } from './recalling.ts';
import { aspectsIn } from './short-questions.ts';
import { answerList } from './symptom-lists.ts';
import { keepOn } from './thread.ts';
import { answerDaily, answerTopic } from './topic-answers.ts';
import { saySummary, sayUptakes } from './uptakes/saying.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { asksToTell } from './words/turn-act-words.ts';

export type Understood = Extract<Interpretation, { kind: 'act' }>;

/** So many questions at a time are answered. */
const MOST_ASKED = 4;

/** What asks for something of the history. */
type Request = Extract<
  Interpretation,
  { kind: 'act' | 'fact' | 'follow' | 'daily' | 'detail' | 'list' | 'point' | 'uptake' | 'summary' }
>;

/** What a turn asks for, in its order. Of more questions than can be answered at a time the last count. */
export function askedIn(
  { state }: Draft,
  acts: readonly Understood[],
  heard: readonly Interpretation[],
): Request[] {
  const follow = followAfter(heard);
  const asked = heard.filter((each): each is Request => {
    if (each.kind === 'act') return isTopic(each.act) && acts.includes(each);
    const isShort = each.kind === 'follow' && each.clause.text.trim().endsWith('?');
    return (
      each.kind === 'fact' ||
      each.kind === 'list' ||
      each.kind === 'daily' ||
      each.kind === 'detail' ||
      each.kind === 'point' ||
      each.kind === 'uptake' ||
      each.kind === 'summary' ||
      each === follow ||
      // A question that was told from the next one is no lead-in to it.
      isShort
    );
  });
  const waited = asked.filter(({ clause }) => !isLeftBehind(clause, heard));
  const clauses = [...new Set(waited.map(({ clause }) => clause))].slice(-MOST_ASKED);
  const latest = waited.filter(({ clause }) => clauses.includes(clause));
  // Beside what is asked for by name, 'is he well otherwise?' only leads in; at the door what brings her is the matter.
  const begins = !state.opened;
  const leadsIn = (each: Request) =>
    each.kind === 'act' &&
    OPEN.has(each.act as Topic) &&
    !(begins && each.act === 'open_complaint') &&
    !WHAT_IS_MEANT.test(each.clause.text);
  const named = latest.filter((each) => !leadsIn(each));
  // Beside a goodbye nobody brings up anything more.
  const isLeaving = acts.some(({ act }) => act === 'goodbye');
  const surely = named.filter((each) => !isGuess(each));
  // Half an answer is better than one with something out of the blue.
  if (surely.length > 0) return surely;
  return named.length > 0 || isLeaving ? named : latest;
}

const isGuess = (each: Request): boolean =>
  (each.kind === 'fact' || each.kind === 'detail') && each.isGuess === true;

/** 'What do you mean by "not right"?' */
const WHAT_IS_MEANT = /\bwhat (?:exactly )?do you mean by\b/i;

export function answerRequest(draft: Draft, each: Request, isRolePlay: boolean): void {
  const words = plain(each.clause.text);
  if (each.kind === 'detail')
    tellDetail(draft, each.detail, {
      words,
      topic: topicRead(each.clause),
      isAsked: isAsked(each.clause) || invites(draft, each.clause),
    });
  else if (each.kind === 'point') sayPointBack(draft, each.point, each.clause.text);
  else if (each.kind === 'uptake') sayUptakes(draft, each.uptakes);
  else if (each.kind === 'summary') saySummary(draft, each.summary);
  else if (each.kind === 'list') answerList(draft, each.symptoms, each.clause);
  else if (each.kind === 'daily') answerDaily(draft, each.topic);
  else if (each.kind === 'fact') answerTopic(draft, each.topic, words, aspectsIn(draft, words), each.fact);
  else if (each.kind === 'follow') answerFollowUp(draft, each.aspect, words);
  else if (isTopic(each.act) && !(isRolePlay && asksMind(draft, each.act, each.clause)))
    answerQuestion(draft, each.act, words);
}

/** 'Can I explain a little? It is the end of your bowel.' waits for no leave. */
const isLeftBehind = (clause: Clause, heard: readonly Interpretation[]): boolean =>
  asksToTell(bare(clause.text)) &&
  heard
    .slice(heard.findLastIndex((each) => each.clause === clause) + 1)
    .some((each) => !isAsked(each.clause));

/** From this probability on a question is surely one of its topic. */
const SURELY_READ = 0.95;

/** The topic that a question is surely read for. */
const topicRead = ({ readings: [best] }: Clause): Topic | null =>
  best && isTopic(best.act) && best.probability >= SURELY_READ ? best.act : null;

export function topicOf(draft: Draft, each: Request): Topic {
  if (each.kind === 'list') return symptomTopic(each.symptoms[0]!);
  if (each.kind === 'fact') return each.topic;
  return each.kind === 'act' ? (each.act as Topic) : (draft.state.thread?.topic ?? 'tell_more');
}

const OF_FEAR = /^(?:fear|afraid|scare|frighten|worr|concern|anxi|bother|mind|happen|see|most)/;

/** In a role-play a fear is what is answered to 'what worries you?', where no fact of the brief's says it. */
function asksMind(draft: Draft, topic: Topic, { text }: Clause): boolean {
  if (!exploresMind(topic)) return false;
  // What is being talked about comes before what else is on somebody's mind, unless something else is named.
  const content = contentOf(text).filter((word) => !OF_FEAR.test(word));
  const named = namedBy(content);
  const isNamed = ({ says }: Concern) =>
    content.length === 0 || contentOf(says.join(' ')).some((word) => named.likenessOf(word) === 'same');
  const active = concernsOf(draft).find((concern) => {
    if (!isNamed(concern)) return false;
    const { settled, said, at } = stateOf(draft, concern);
    return !settled && said > 0 && said < concern.says.length && draft.state.turn - at <= 1;
  });
  if (active && topic !== 'ideas' && sayWhatIsFeared(draft, active.id)) return true;
  const isFact = ownFacts(draft.brief, topic).some(
    (fact) => !(fact.id in draft.state.told) && mayTell(fact, draft.state),
  );
  return !isFact && (draft.lines.some(({ unit }) => unit.startsWith('concern.')) || sayWhatIsFeared(draft));
}

/** A short question follows what stands before it; one that a full question follows only leads in to that. */
function followAfter(heard: readonly Interpretation[]) {
  const last = heard.findLastIndex((each) => each.kind === 'act' && isTopic(each.act));
  return heard.slice(last + 1).find((each) => each.kind === 'follow');
}

/** So many turns into the talk nobody says any more what brings her here. */
const LATEST_OPENING = 3;

function answerQuestion(draft: Draft, topic: Topic, clause: string): void {
  const hasBegun = draft.brief.resisting !== undefined || draft.state.turn > LATEST_OPENING;
  const isLate = hasBegun && Object.keys(draft.state.told).length > 0;
  // 'How are you feeling about it all?' at the door is what brings her.
  const asksForIt =
    topic === 'open_complaint' || topic === 'tell_more' || (topic === 'feelings' && begins(draft));
  if (asksForIt && !draft.state.opened && !isLate) {
    draft.say('opening', draft.brief.opening);
    draft.set({ opened: true });
    const fact = openFacts(draft).find(
      (each) =>
        each.disclosure === 'volunteered' &&
        !saysAsOpening(draft, each) &&
        wholeWording(draft, each) !== null,
    );
    if (fact) draft.tell(fact, wholeWording(draft, fact)!);
    draft.set({
      thread: { topic: 'open_complaint', facts: fact ? [fact.id] : [], negative: false, held: false },
    });
  } else if (OPEN.has(topic)) {
    answerOpenly(draft, topic, clause);
  } else {
    answerTopic(draft, topic, clause, aspectsIn(draft, clause));
  }
}

/** What has a subject of its own; 'three weeks ago' and 'yes, every time' answer a question. */
const IS_WHOLE = /^(?:I|It|He|She|They|We|There|My|His|Her|Our|Their|The|You)\b/;

/** The wording of a fact that can be said unasked, in English; null where none can. */
function wholeWording({ scene }: Draft, { short, full }: PartFact): 'short' | 'full' | null {
  if (scene.language !== 'en' || IS_WHOLE.test(textIn(short, 'en'))) return 'short';
  return IS_WHOLE.test(textIn(full, 'en')) ? 'full' : null;
}

/** So much of a line's content may stand in the opening as well. */
const SAME_CONTENT = 0.6;

/** Whether a fact says in short what the opening has said, in English. */
function saysAsOpening({ brief, scene }: Draft, { short }: PartFact): boolean {
  if (scene.language !== 'en') return false;
  const opening = namedBy(contentOf(textIn(brief.opening, 'en')));
  const content = contentOf(textIn(short, 'en'));
  const same = content.filter((word) => opening.likenessOf(word) === 'same');
  return content.length > 0 && same.length / content.length > SAME_CONTENT;
}

const OPEN: ReadonlySet<Topic> = new Set<Topic>([
  'open_complaint',
  'tell_more',
  'anything_else',
  'associated',
]);

/** An open question brings out what is next on the patient's mind; 'anything else' also a question of its own. */
function answerOpenly(draft: Draft, topic: Topic, clause: string): void {
  draft.set({ opened: true });
  const { state, brief, scene } = draft;
  const free = brief.facts.filter((fact) => mayTell(fact, state) && !state.toldFully.includes(fact.id));
  const named = free.filter((fact) => isNamed(fact, clause));
  const own = free.filter((fact) => fact.topic === topic && !(fact.id in state.told));
  if (topic === 'anything_else' && sayWhatIsFeared(draft, null, 'worry')) return;
  const rest = topic === 'tell_more' ? halfTold(draft) : [];
  // Once a plan was told nobody begins on her history.
  const isLate = topic === 'anything_else' && scene.language === 'en' && hasBeenTold(draft);
  const [fact, more] = [...named, ...own, ...rest, ...(isLate ? [] : openFacts(draft))];
  if (fact) {
    draft.tell(fact, 'full');
    keepOn(draft, fact);
  }
  // Whoever has just said what is hard to say leaves it at that.
  const isHard = fact?.disclosure === 'guarded';
  if (fact && more && more.id !== fact.id && topic === 'tell_more' && !brief.resisting && !isHard)
    draft.tell(more, 'short');
  if (fact) return;
  const question = topic === 'anything_else' ? nextQuestion(draft) : undefined;
  if (question) draft.ask(question);
  else draft.sayFor('nothing_else');
}
