import type { Act } from '#domain/practice/complex/acts.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { names } from './addressing.ts';
import { defend, mayPropose } from './allergy.ts';
import { answerRequest, askedIn, topicOf, type Understood } from './answering.ts';
import { approachOf } from './approach.ts';
import { isPresented } from './at-the-door.ts';
import { reactTo } from './case-reactions.ts';
import { admitLost, CLEAR, settleChoice, settleNear } from './choice.ts';
import { concernsOf } from './concerns.ts';
import { sayWhatIsFeared } from './cues.ts';
import { Draft, type Line } from './draft.ts';
import { endTalk } from './ending.ts';
import { finishReply } from './finishing.ts';
import { hearDenials, hearGraveNews } from './grave.ts';
import { takeInitiative } from './initiative.ts';
import { type Clause, type Interpretation, isChecked, isTopic } from './interpret.ts';
import { asksAtLast, invitedBeside } from './invited-questions.ts';
import { keepInstructions } from './keeping.ts';
import { meet } from './meeting.ts';
import { answersPending, hearAnswers, settlePending } from './own-questions.ts';
import type { Part } from './part.ts';
import { answerPut, isAskedForYes, isProposedBesideCalm, isPutTo } from './put-to-her.ts';
import { hearGently, react } from './reactions.ts';
import { readTurn } from './reading-turn.ts';
import type { Scene } from './scene.ts';
import { FIRST_STATE, type PatientState } from './state.ts';
import { hearPoints } from './taken-up-points.ts';
import { repeatLast } from './units.ts';
import { isMissedQuestion, isNod, isSpokenOf, isUnread } from './unread.ts';
import { hearUptakes } from './uptakes/hearing.ts';
import { bare } from './words/following-words.ts';
import { takesLeaveIn } from './words/leaving-words.ts';
import { asksWhenToComeBack } from './words/put-questions.ts';
import { suggests } from './words/role-play-words.ts';
import { saysGoodbye } from './words/turn-act-words.ts';
import { hearFearAnswered } from './worry.ts';

export interface PatientInput {
  readonly brief: Part;
  readonly talk: PatientTalk;
  readonly scene: Scene;
  /** A whole number from 0: chooses among wordings. Same input, same output. */
  readonly seed: number;
  /** What `answer` returned for the turn before, null at the first. */
  readonly state: PatientState | null;
  /** The doctor's turn as it was understood. */
  readonly clauses: readonly Clause[];
}

export interface PatientReply {
  readonly state: PatientState;
  /** At least one. */
  readonly lines: readonly Line[];
}

/** Readings that ask for something without an act of their own. */
const CONTEXTUAL: ReadonlySet<Interpretation['kind']> = new Set([
  'follow',
  'detail',
  'list',
  'echo',
  'choice',
  'clear',
  'unhindered',
  'effect',
  'daily',
  'hook',
  'offer',
  'back',
  'fact',
  'point',
  'uptake',
  'summary',
]);

type Hook = Extract<Interpretation, { kind: 'hook' }>;

/**
 * The patient's answer to one turn of the doctor: the rules of the role, in their order. The role is protected, the
 * patient's pending question is settled, at most four questions are answered, explanations are reacted to, and in a
 * pause the patient drops a hint or asks. What is said is a unit of the brief or the common talk, or says back what was
 * told.
 */
export function answer(input: PatientInput): PatientReply {
  // A state that was stored before the thread was kept has none.
  const draft = new Draft(
    input.brief,
    input.talk,
    input.scene,
    { ...FIRST_STATE, ...input.state },
    input.seed,
  );
  hearPoints(draft, input.clauses);
  keepInstructions(draft, input.clauses);
  hearUptakes(draft, input.clauses);
  const read = readTurn(draft, input.clauses).map((each) => settleNear(draft, each));
  if (leaves(draft, input.clauses) && !read.some((each) => each.kind === 'act' && each.act === 'goodbye'))
    read.push({ kind: 'act', act: 'goodbye', clause: input.clauses.at(-1)! });
  if (!input.brief.resisting) hearGently(draft, input.clauses);
  const settled = settleChoice(draft, read, input.clauses);
  const heard = settled || input.brief.resisting ? read : hearFearAnswered(draft, read);
  const isOfCase = !settled && !input.brief.resisting;
  // Her own words, said again, are no news.
  const news = heard.filter(({ kind }) => kind !== 'echo');
  const isTouched = isOfCase && hearWhatTouches(draft, news);
  const calming = isOfCase && !isTouched ? hearDenials(draft, news) : [];
  const acts = distinct(understood(heard.filter((each) => !calming.includes(each)))).filter(
    (each) => !isPresented(draft, each),
  );
  const answers = isOfCase && answersPending(draft, toldIn(heard));
  hearAnswers(draft, toldIn(heard));
  const asked = heard.some(({ kind }) => CONTEXTUAL.has(kind)) || calming.length > 0 || answers;
  if (isTouched) draft.set({ lost: 0 });
  else if (!answers && acts.some(({ act }) => act === 'leave_role')) draft.sayFor('stay_in_role');
  else if (!answers && acts.some(({ act }) => act === 'repeat_please') && !asks(acts, heard))
    repeatLast(draft);
  else if (acts.length > 0 || asked || (input.brief.resisting && !settled)) converse(draft, acts, heard);
  else if (!settled && onlyTells(input.clauses)) draft.sayFor('acknowledge');
  else if (!settled) admitLost(draft, heard);
  if (acts.length > 0 || asked || settled) draft.set({ lost: 0 });
  endTalk(
    draft,
    acts.map(({ act }) => act),
    input.clauses.some(({ text }) => text.trim().endsWith('?')),
  );
  return finishReply(draft);
}

/** From this probability on, all together, a clause explains or comments, whichever it does. */
const TELLING = 0.15;

/** Whether a turn asks for nothing, and what was not read in it is of the kind that is said to somebody: that gets a nod. */
const onlyTells = (clauses: readonly Clause[]): boolean =>
  clauses.every(({ text }) => !text.includes('?')) &&
  clauses.some(({ readings }) => {
    const told = readings.filter(({ act }) => !isTopic(act));
    return told.reduce((sum, { probability }) => sum + probability, 0) >= TELLING;
  });

/**
 * What harms or grieves the patient comes before anything else that is said, and whatever it was read as: it is
 * never answered by rote. What is asked besides is answered. False where there is nothing of the kind.
 */
function hearWhatTouches(draft: Draft, heard: readonly Interpretation[]): boolean {
  const textsOf = (some: readonly Interpretation[]) => some.map(({ clause }) => clause.text);
  const proposed = heard.filter((each) => mayPropose(draft, each));
  const isDefended = defend(draft, textsOf(heard), textsOf(proposed));
  if (!isDefended && !hearGraveNews(draft, heard)) return false;
  const others = askedIn(draft, understood(heard), heard).filter(
    (each) =>
      each.clause.text.trim().endsWith('?') &&
      (each.kind === 'detail' || topicOf(draft, each) !== 'allergies'),
  );
  for (const each of others.slice(-1)) answerRequest(draft, each, false);
  return true;
}

/** Whether a turn ends with a goodbye: one that a question follows ends nothing. */
function leaves({ scene, state }: Draft, clauses: readonly Clause[]): boolean {
  const { language } = scene;
  const after = clauses.slice(clauses.findLastIndex(({ text }) => text.trim().endsWith('?')) + 1);
  if (language === 'en') return after.some(({ text }) => saysGoodbye(bare(text)));
  return state.turn > STILL_ARRIVING && after.some(({ text }) => takesLeaveIn(language, bare(text)));
}

/** 'Good day' greets in so many turns. */
const STILL_ARRIVING = 2;

/** What a turn says besides what it asks. */
const toldIn = (heard: readonly Interpretation[]) =>
  [...new Set(heard.map(({ clause }) => clause.text))]
    .filter((text) => !text.trim().endsWith('?'))
    .join('. ');

const understood = (heard: readonly Interpretation[]) =>
  heard.filter((each): each is Understood => each.kind === 'act');

/** Each act once, and no tag for an answer: '..., right?' asks for a nod, it gives none. */
function distinct(acts: readonly Understood[]): Understood[] {
  const seen = new Set<Act>();
  return acts.filter(({ act, clause }) => {
    const isTag = (act === 'affirm' || act === 'deny') && clause.text.trim().endsWith('?');
    const kind = act === 'tell_more' ? 'open_complaint' : act;
    return !isTag && !seen.has(kind) && seen.add(kind);
  });
}

function converse(draft: Draft, acts: readonly Understood[], heard: readonly Interpretation[]): void {
  const statements = acts.filter(({ act }) => !isTopic(act));
  const hook = heard.find(
    (each, at): each is Hook => each.kind === 'hook' && !isLeadIn(each, heard.slice(at + 1)),
  );
  const asked = askedIn(draft, acts, heard);
  const isPut = heard.some(isPutTo);
  const isAsked = asked.length > 0 || hook !== undefined || isPut;
  const isAnswered = settlePending(
    draft,
    understood(heard).map(({ act }) => act),
    toldIn(heard),
  );
  const approach = draft.brief.resisting ? { ...approachOf(heard), answers: isAnswered } : null;
  const isFeared = hook !== undefined && sayWhatIsFeared(draft, hook.concern);
  if (heard.some(({ kind }) => kind === 'clear')) draft.sayFor('understood');
  const wantsBack = heard.some(
    (each) =>
      each.kind === 'back' ||
      isChecked(each) ||
      asksWhenToComeBack(draft.scene.language, bare(each.clause.text)),
  );
  if (!approach) reactTo(draft, statements, isAsked, { isAnswered, wantsBack });
  else if (!isFeared) meet(draft, approach, statements);
  // What comes before the answers takes none of their room.
  draft.makeRoomFor(draft.lines.length + asked.length + Number(isPut));
  const isWon = draft.lines.some(({ unit }) => SETTLED.test(unit));
  for (const each of isWon ? asked.filter((each) => isOutright(draft, each)).slice(-1) : asked)
    answerRequest(draft, each, approach !== null);
  if (isWon) {
    if (isProposedBesideCalm(draft, heard)) draft.sayFor('plan_agreed');
    return;
  }
  const isCheck = heard.some(isChecked);
  const inviting = invitedBeside(statements, asked, isCheck || asksAtLast(draft, heard));
  if (inviting) react(draft, 'invite_questions', inviting.clause);
  if (!approach && isAskedForYes(heard, asked) && draft.lines.length === 1) draft.sayFor('plan_agreed');
  answerPut(draft, heard);
  const isMissed =
    heard.some((each) => isMissedQuestion(each) && !isSpokenOf(each, asked)) &&
    !draft.lines.some(({ unit }) => HELD_ON.test(unit));
  if (isAsked && isMissed) draft.sayFor('half_missed');
  if (!approach && isGreetedAlone(draft) && heard.some(({ clause }) => clause.text.includes('?')))
    beginTalk(draft);
  if (draft.lines.length === 0) sayNothingMuch(draft, heard);
  else if (!approach && draft.lines.every(isNod) && heard.slice(-1).some(isUnread))
    admitLost(draft, heard.slice(-1));
  // Whoever is asked what she has understood says that, and brings up nothing.
  if (!wantsBack)
    takeInitiative(
      draft,
      [...acts.map(({ act }) => act), ...asked.map((each) => topicOf(draft, each))],
      isAsked || heard.some(({ clause }) => clause.text.includes('?')),
    );
}

/** 'You seem worried about that word. These are harmless ...' goes on to answer what it takes up. */
const isLeadIn = ({ clause }: Interpretation, rest: readonly Interpretation[]) =>
  !clause.text.includes('?') &&
  rest.some((each) => each.clause !== clause && !each.clause.text.includes('?'));

/** Asked anything at the door, whoever has only greeted says what brings her. */
const isGreetedAlone = ({ state, lines }: Draft) =>
  state.turn === 1 && !state.opened && lines.length > 0 && lines.every(({ unit }) => AT_THE_DOOR.test(unit));

const AT_THE_DOOR = /^talk\.(?:greeting|small_talk|way_found|acknowledge|thanks)\./;

function beginTalk(draft: Draft): void {
  draft.say('opening', draft.brief.opening);
  draft.set({ opened: true });
}

/** What is said of a fear answers more than one question. */
const HELD_ON = /^concern\./;
/** Whoever has just been won over adds nothing to it but what she is asked outright, and no word of what she gave up. */
function isOutright(draft: Draft, { kind, clause }: Interpretation): boolean {
  const [best] = clause.readings;
  if ((kind === 'point' || kind === 'uptake' || kind === 'summary') && clause.text.trim().endsWith('?'))
    return true;
  const asksFear = kind === 'act' && best?.act === 'concerns' && best.probability >= SURELY_FEARED;
  if (kind !== 'detail') return (kind === 'fact' || asksFear) && clause.text.includes('?');
  const won = concernsOf(draft).filter(({ id }) => draft.has(`concern.${id}.settled`));
  return !suggests(bare(clause.text)) || !won.some((concern) => names(concern, clause.text));
}
/** From this probability on a question surely asks what is feared. */
const SURELY_FEARED = 0.95;
const SETTLED = /^concern\..*\.settled$/;

/** An offer is taken; a question that was not read is asked for again, whatever stood before it. */
function sayNothingMuch(draft: Draft, heard: readonly Interpretation[]): void {
  const last = heard.at(-1);
  if (last?.kind === 'offer') draft.sayFor('offer_taken');
  else if (last && (draft.brief.resisting ? isMissedQuestion(last) : isUnread(last)))
    admitLost(draft, [last]);
  else draft.sayFor('acknowledge');
}

function asks(acts: readonly Understood[], heard: readonly Interpretation[]): boolean {
  return acts.some(({ act }) => isTopic(act)) || heard.some(({ kind }) => CLEAR.has(kind));
}
