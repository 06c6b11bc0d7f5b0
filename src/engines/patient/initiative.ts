import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import { dropCue } from './cues.ts';
import { type Draft, takesUp } from './draft.ts';
import { hasConfided } from './facts.ts';
import { isTopic } from './interpret.ts';
import { OF_MIND, WIDE } from './looking-up.ts';
import { isRelated } from './near.ts';
import { nextQuestion } from './own-questions.ts';
import { isShocked } from './state.ts';

/** Own questions and hints come when the conversation is under way. */
const UNDER_WAY = 4;
/** From this turn on a worry that nobody has asked for is hinted at even beside an answer. */
const LATE = 9;
/** From this turn on the talk may end before it is said. */
const LATEST = 14;
/** So many turns the patient waits for an answer to a question of its own. */
const PATIENCE = 2;

const EXPLAINS: ReadonlySet<Act> = new Set<Act>([
  'explain_diagnosis',
  'explain_test',
  'explain_treatment',
  'refer',
  'advise_lifestyle',
]);

/** A nod asks for nothing and brings nothing out. */
const NODS: ReadonlySet<Act> = new Set<Act>(['acknowledge', 'affirm', 'deny']);

/** Whoever has just held something back, or put something right, leaves it at that. */
const EVADES =
  /^talk\.(?:hesitant|put_off|not_yet|summary_wrong|not_understood|not_understood_again|doubts|answer_heard|news_feared|shocked|stunned|comforted)\./;

/** A concern that has just been spoken of, what is given back, and the complaint itself: one thing at a time. */
const HELD_ON = /^(?:concern\.|back\.|told\.|uptake\.|talk\.nothing_to_give_back\.|opening$)/;

/** In a pause the patient repeats an unanswered question, drops a hint at what it holds back, or asks something. */
export function takeInitiative(draft: Draft, acts: readonly Act[], wasAsked: boolean): void {
  const evaded = draft.lines.some(({ unit }) => EVADES.test(unit)) || defends(draft);
  const nodded = acts.length > 0 && acts.every((act) => NODS.has(act));
  if (draft.isFull(draft.brief.resisting ? 0 : 1) || acts.includes('goodbye') || evaded) return;
  if (isShocked(draft.state) && (!draft.brief.grave || draft.state.shock?.since === draft.state.turn)) return;
  if (draft.state.pending) {
    if (!wasAsked) remind(draft);
    return;
  }
  if (draft.state.closed || draft.scene.isLate || draft.lines.some(({ unit }) => HELD_ON.test(unit))) return;
  // Whoever asks wants an answer, and no more than that.
  if (wasAsked && draft.state.turn < LATE) return;
  if (wasAsked && !leavesRoom(draft, acts)) return;
  if (dropCue(draft, wasAsked)) return;
  if (draft.state.turn < UNDER_WAY || nodded || hint(draft, acts, wasAsked)) return;
  const question = nextQuestion(draft, acts);
  const explained = acts.some((act) => EXPLAINS.has(act));
  if (question && !wasAsked && explained) draft.ask(question);
}

/** What asks for whatever there is, or for what is on somebody's mind. */
const OPEN: ReadonlySet<Act> = new Set<Act>([...WIDE, ...OF_MIND, 'concerns', 'invite_questions']);

/** What somebody may come to speak of beside an answer: whatever weighs on her mind. */
const ON_MIND: ReadonlySet<Topic> = new Set<Topic>([
  'feelings',
  'mood',
  'ideas',
  'concerns',
  'expectations',
  'self_harm',
]);

/** Whether a turn that asks leaves room for more than its answer: it asks openly, or explains as well. Late on any does. */
const leavesRoom = ({ state, lines }: Draft, acts: readonly Act[]) =>
  state.turn >= LATEST ||
  (acts.some((act) => OPEN.has(act) || EXPLAINS.has(act)) &&
    !lines.some(({ unit }) => unit.startsWith('talk.plan_agreed.')));

/** Whether an allergy has been spoken of. */
const defends = ({ brief, lines }: Draft) =>
  brief.facts.some(
    ({ id, topic }) => topic === 'allergies' && lines.some(({ unit }) => unit.startsWith(`fact.${id}.`)),
  );

function remind(draft: Draft): void {
  const pending = draft.state.pending!;
  const waited = draft.state.turn - pending.since >= PATIENCE;
  const question = draft.brief.questions.find(({ id }) => id === pending.id);
  if (!waited || pending.repeated || !question) return;
  if (!draft.isFull(1)) draft.sayFor('question_repeated');
  draft.say(`question.${question.id}`, question.text);
  draft.set({ pending: { ...pending, since: draft.state.turn, repeated: true } });
}

/** A hint follows from what was spoken of, or comes with a word that leads in to it. True when one was dropped. */
function hint(draft: Draft, acts: readonly Act[], wasAsked: boolean): boolean {
  const { state, brief } = draft;
  const waiting = brief.facts.filter(({ id, cue }) => cue && !(id in state.told) && !state.cues.includes(id));
  const topics = acts.filter(isTopic);
  const related = waiting.find(({ topic }) => topics.some((asked) => isRelated(asked, topic)));
  // Not after every answer, and not on top of something that was hard to say.
  if (state.turn % 2 !== 0 || hasConfided(draft)) return false;
  // Beside an answer one hint is enough.
  if (wasAsked && state.cues.length > 0) return false;
  // Nor on top of what she makes of an explanation, unless it follows from that.
  const isPlanned = acts.some((act) => EXPLAINS.has(act)) || draft.lines.some(takesUp);
  const next = related ?? (wasAsked || isPlanned ? undefined : waiting[0]);
  if (!next?.cue || (wasAsked && !ON_MIND.has(next.topic))) return false;
  // In a role-play there is no room to announce it.
  if (!related && !brief.resisting) draft.sayFor('lead_in');
  if (!draft.say(`fact.${next.id}.cue`, next.cue)) return false;
  draft.set({ cues: [...state.cues, next.id] });
  return true;
}
