import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import type { Brief, Utterance } from '#domain/practice/complex/brief.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { Draft, type Line, MOST_LINES } from './draft.ts';
import { answerTopic, halfTold, isNamed, mayTell, openFacts } from './facts.ts';
import { type Clause, type Interpretation, interpret, isTopic } from './interpret.ts';
import { nextQuestion, react } from './reactions.ts';
import { FIRST_STATE, type PatientState } from './state.ts';

export interface PatientInput {
  readonly brief: Brief;
  readonly talk: PatientTalk;
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

type Understood = Extract<Interpretation, { kind: 'act' }>;

/** So many questions in one turn are too many: the patient answers the last. */
const COMPOUND = 3;
/** Own questions and hints come when the conversation is under way. */
const UNDER_WAY = 4;
/** So many turns the patient waits for an answer to a question of its own. */
const PATIENCE = 2;

/**
 * The patient's answer to one turn of the doctor: the rules of the role, in their order. The role is protected, the
 * patient's pending question is settled, at most two questions are answered, explanations are reacted to, and in a
 * pause the patient drops a hint or asks. Nothing is said that is not a unit of the brief or the common talk.
 */
export function answer(input: PatientInput): PatientReply {
  const draft = new Draft(input.brief, input.talk, input.state ?? FIRST_STATE, input.seed);
  const heard = input.clauses.flatMap(interpret);
  const acts = distinct(heard.filter((each): each is Understood => each.kind === 'act'));
  const settled = settleChoice(draft, heard, acts, input.clauses);
  if (acts.some(({ act }) => act === 'leave_role')) draft.sayFor('stay_in_role');
  else if (acts.some(({ act }) => act === 'repeat_please') && !asks(acts)) repeatLast(draft);
  else if (acts.length > 0) converse(draft, acts);
  else if (!settled) admitLost(draft, heard);
  if (acts.length > 0 || settled) draft.set({ lost: 0 });
  return finish(draft);
}

/** Each act once, and no tag for an answer: '..., right?' asks for a nod, it gives none. */
function distinct(acts: readonly Understood[]): Understood[] {
  const seen = new Set<Act>();
  return acts.filter(({ act, clause }) => {
    const isTag = (act === 'affirm' || act === 'deny') && clause.text.trim().endsWith('?');
    const kind = act === 'tell_more' ? 'open_complaint' : act;
    return !isTag && !seen.has(kind) && seen.add(kind);
  });
}

/** After 'Do you mean this or that?' less is needed to see which. */
function settleChoice(
  draft: Draft,
  heard: readonly Interpretation[],
  acts: readonly Understood[],
  clauses: readonly Clause[],
): boolean {
  const { between } = draft.state;
  if (!between) return false;
  draft.set({ between: null });
  if (acts.some(({ act }) => isTopic(act)) || heard.length === 0) return false;
  const chance = (topic: Topic) =>
    Math.max(
      0,
      ...clauses.flatMap(({ readings }) =>
        readings.filter(({ act }) => act === topic).map(({ probability }) => probability),
      ),
    );
  const [first, second] = between.toSorted((a, b) => chance(b) - chance(a)) as [Topic, Topic];
  if (chance(first) <= chance(second)) return false;
  answerTopic(draft, first, textOf(clauses));
  return true;
}

function converse(draft: Draft, acts: readonly Understood[]): void {
  const questions = acts.filter(({ act }) => isTopic(act));
  const statements = acts.filter(({ act }) => !isTopic(act));
  const isAnswered = settlePending(draft, statements);
  const asked = new Set(questions.map(({ clause }) => clause));
  const answered = asked.size >= COMPOUND ? questions.slice(-1) : questions;
  const [greeting, ...rest] = statements;
  const first = greeting?.act === 'greet' && questions.length > 0 ? rest : statements;
  for (const { act, clause } of first) {
    if (draft.lines.length >= (questions.length > 0 ? 1 : 2)) break;
    if (isAnswered && !CHANGES.has(act) && act !== 'goodbye') continue;
    if (questions.length > 0 && !CHANGES.has(act)) continue;
    if (!isTopic(act)) react(draft, act, plain(clause.text));
  }
  for (const { act, clause } of answered) {
    if (isTopic(act)) answerQuestion(draft, act, plain(clause.text));
  }
  if (draft.lines.length === 0) draft.sayFor('acknowledge');
  takeInitiative(draft, questions.length > 0, acts);
}

/** What changes the patient's mind counts even when the doctor goes on to ask in the same breath. */
const CHANGES: ReadonlySet<Act> = new Set<Act>([
  'empathy',
  'confidentiality',
  'reassure',
  'explain_diagnosis',
]);

function answerQuestion(draft: Draft, topic: Topic, clause: string): void {
  if ((topic === 'open_complaint' || topic === 'tell_more') && !draft.state.opened) {
    draft.say('opening', draft.brief.opening);
    draft.set({ opened: true });
    const [fact] = openFacts(draft).filter(({ disclosure }) => disclosure === 'volunteered');
    if (fact) draft.tell(fact, 'short');
  } else if (OPEN.has(topic)) {
    answerOpenly(draft, topic, clause);
  } else {
    answerTopic(draft, topic, clause);
  }
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
  const { state, brief } = draft;
  const free = brief.facts.filter((fact) => mayTell(fact, state) && !state.toldFully.includes(fact.id));
  const named = free.filter((fact) => isNamed(fact, clause));
  const own = free.filter((fact) => fact.topic === topic && !(fact.id in state.told));
  const rest = topic === 'tell_more' ? halfTold(draft) : [];
  const [fact, more] = [...named, ...own, ...rest, ...openFacts(draft)];
  if (fact) draft.tell(fact, 'full');
  if (fact && more && more.id !== fact.id && topic === 'tell_more') draft.tell(more, 'short');
  if (fact) return;
  const question = topic === 'anything_else' ? nextQuestion(draft) : undefined;
  if (question) draft.ask(question);
  else draft.sayFor('nothing_else');
}

/** Whether what the doctor says answers the patient's own question. A question that was passed over comes once more. */
function settlePending(draft: Draft, statements: readonly Understood[]): boolean {
  const { pending } = draft.state;
  const question = draft.brief.questions.find(({ id }) => id === pending?.id);
  if (!pending || !question) return false;
  const answers = new Set<Act>([...question.answeredBy, 'affirm', 'deny']);
  if (!statements.some(({ act }) => answers.has(act))) return false;
  draft.set({ pending: null });
  draft.say(`question.${question.id}.reaction`, question.reaction);
  return true;
}

/** In a pause the patient repeats an unanswered question, drops a hint at what it holds back, or asks something. */
function takeInitiative(draft: Draft, wasAsked: boolean, acts: readonly Understood[]): void {
  const { state, brief } = draft;
  const evaded = draft.lines.some(({ unit }) => unit.startsWith('talk.hesitant.'));
  const closing = acts.some(({ act }) => act === 'goodbye');
  if (draft.lines.length >= MOST_LINES - 1 || closing || evaded) return;
  const { pending } = state;
  if (pending) {
    const waited = state.turn - pending.since >= PATIENCE;
    const question = brief.questions.find(({ id }) => id === pending.id);
    if (waited && !pending.repeated && question) {
      draft.sayFor('question_repeated');
      draft.say(`question.${question.id}`, question.text);
      draft.set({ pending: { ...pending, since: state.turn, repeated: true } });
    }
    return;
  }
  if (state.turn < UNDER_WAY) return;
  const hint = brief.facts.find(
    ({ id, cue }) => cue && !(id in state.told) && !state.cues.includes(id) && state.turn % 2 === 0,
  );
  if (hint?.cue) {
    draft.say(`fact.${hint.id}.cue`, hint.cue);
    draft.set({ cues: [...state.cues, hint.id] });
    return;
  }
  const question = nextQuestion(
    draft,
    acts.map(({ act }) => act),
  );
  const explained = acts.some(({ act }) => EXPLAINS.has(act));
  if (question && !wasAsked && explained) draft.ask(question);
}

const EXPLAINS: ReadonlySet<Act> = new Set<Act>([
  'explain_diagnosis',
  'explain_test',
  'explain_treatment',
  'refer',
  'advise_lifestyle',
]);

function admitLost(draft: Draft, heard: readonly Interpretation[]): void {
  const choice = heard.find((each) => each.kind === 'between');
  if (choice) {
    askBetween(draft, choice.topics);
    return;
  }
  draft.sayFor(draft.state.lost === 0 ? 'not_understood' : 'not_understood_again');
  draft.set({ lost: draft.state.lost + 1 });
}

function askBetween(draft: Draft, topics: readonly [Topic, Topic]): void {
  const { names, lines } = draft.talk;
  const used = draft.state.used.ask_between ?? 0;
  const index = used % lines.ask_between.length;
  const template = lines.ask_between[index]!;
  const utterance = Object.fromEntries(
    LEARNING_LANGUAGES.map((language) => [
      language,
      template[language]
        .replace('{a}', names[topics[0]][language])
        .replace('{b}', names[topics[1]][language]),
    ]),
  ) as unknown as Utterance;
  draft.set({ between: topics, used: { ...draft.state.used, ask_between: used + 1 } });
  draft.say(`between.${index}.${topics.join('.')}`, utterance);
}

function asks(acts: readonly Understood[]): boolean {
  return acts.some(({ act }) => isTopic(act));
}

/** Says the last reply again, without what introduced it. */
function repeatLast(draft: Draft): void {
  const units = draft.state.last.filter((unit) => !/^talk\.(repeat_intro|already_told)\./.test(unit));
  draft.sayFor('repeat_intro');
  for (const unit of units) {
    const utterance = utteranceOf(draft, unit);
    if (utterance) draft.say(unit, utterance);
  }
  if (draft.lines.length === 1) draft.sayFor('acknowledge');
}

/** The text of a unit by its id; null for one that was made up of others. */
function utteranceOf({ brief, talk }: Draft, unit: string): Utterance | null {
  const [kind, name, part] = unit.split('.') as [string, string, string];
  if (kind === 'opening') return brief.opening;
  if (kind === 'talk') return talk.lines[name as keyof typeof talk.lines]?.[Number(part)] ?? null;
  if (kind === 'denial') return talk.denials[name as keyof typeof talk.denials] ?? null;
  if (kind === 'worry') return name === 'calmed' ? brief.worry.calmed : brief.worry.stillWorried;
  if (kind === 'reaction') return brief.reactions[name as keyof typeof brief.reactions] ?? null;
  const fact = brief.facts.find(({ id }) => id === name);
  if (kind === 'fact' && fact) return fact[part as 'short' | 'full' | 'cue'] ?? null;
  const question = brief.questions.find(({ id }) => id === name);
  return (part === 'reaction' ? question?.reaction : question?.text) ?? null;
}

/** No reply is the same as the one before. */
function finish(draft: Draft): PatientReply {
  const said = [...draft.lines];
  if (said.map(({ unit }) => unit).join() === draft.state.last.join()) {
    draft.lines.length = 0;
    draft.sayFor('already_told');
    said.unshift(...draft.lines);
  }
  return { state: { ...draft.state, last: said.map(({ unit }) => unit) }, lines: said };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();

const textOf = (clauses: readonly Clause[]) => plain(clauses.map(({ text }) => text).join(' '));
