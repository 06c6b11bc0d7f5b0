import type { LearningLanguage } from '#domain/languages.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import type { PatientQuestion } from '#domain/practice/complex/brief.ts';
import { normalise } from '../understanding/normalise.ts';
import type { Draft } from './draft.ts';
import { type Spoken, textIn } from './part.ts';
import { shareTold } from './recalling.ts';
import { patternOf, stretchesOf } from './stance.ts';
import { isShocked } from './state.ts';
import { STANCE } from './words/stance-words.ts';

type Question = PatientQuestion<Spoken>;

/** What an answer says to a question of the patient's, as far as its words show. */
type Verdict = 'settled' | 'contradicted' | null;

/** A question with so many of its words in what was told asks for what was told. */
const ASKED_FOR_TOLD = 0.5;

/** The next of the patient's own questions, but none that the doctor has just answered, or in English has spoken of. */
export function nextQuestion(draft: Draft, heard: readonly Act[] = []) {
  const { brief, state } = draft;
  return brief.questions.find(
    ({ id, answeredBy, text }) =>
      !state.asked.includes(id) &&
      !answeredBy.some((act) => heard.includes(act)) &&
      shareTold(draft, textIn(text, 'en')) < ASKED_FOR_TOLD,
  );
}

function pendingOf({ brief, state }: Draft): Question | undefined {
  return brief.questions.find(({ id }) => id === state.pending?.id);
}

/**
 * Whether what the doctor says answers the patient's own question. The right answer is taken as the brief has it, a
 * wrong one is doubted, and one that can't be told apart is heard without thanks.
 */
export function settlePending(draft: Draft, acts: readonly Act[], told: string): boolean {
  const question = pendingOf(draft);
  if (!question) return false;
  const { state } = draft;
  const verdict = verdictOn(draft.scene.language, question, told);
  const isYesOrNo = acts.includes('affirm') || acts.includes('deny');
  const isOfIt = question.answeredBy.some((act) => acts.includes(act)) && speaksOf(question, draft, told);
  if (!verdict && !isYesOrNo && !isOfIt) return false;
  draft.set({ pending: null });
  // Nobody comes back to a question of long ago for a word that may answer anything.
  if (draft.state.turn - state.pending!.since > LONG_AGO && !speaksOf(question, draft, told)) return false;
  const isFitting = !isShocked(draft.state) || draft.brief.grave;
  if (verdict === 'contradicted') draft.sayFor('doubts');
  else if (isFitting && (verdict === 'settled' || !question.settledBy))
    draft.say(`question.${question.id}.reaction`, question.reaction);
  else draft.sayFor('answer_heard');
  return true;
}

/** So many turns after it was asked. */
const LONG_AGO = 3;

/** So many letters tell what a word is about, however it ends. */
const STEM = 4;

/** Whether what was told has a word of the question: a plan for something else is no answer to it. */
function speaksOf({ text }: Question, { scene }: Draft, told: string): boolean {
  const stems = (some: string) =>
    normalise(some)
      .split(' ')
      .filter((word) => word.length >= STEM)
      .map((word) => word.slice(0, STEM));
  const own = new Set(stems(textIn(text, scene.language)));
  return stems(told).some((stem) => own.has(stem));
}

/** Questions that what is told answers before they are asked need not be. */
export function hearAnswers(draft: Draft, told: string): void {
  const { brief, scene, state } = draft;
  const answered = brief.questions
    .filter(
      (each) =>
        !state.asked.includes(each.id) &&
        verdictOn(scene.language, each, told) === 'settled' &&
        (speaksOf(each, draft, told) || countSaid(scene.language, each, told) >= ENOUGH_SAID),
    )
    .map(({ id }) => id);
  if (answered.length > 0) draft.set({ asked: [...state.asked, ...answered] });
}

/** So many words of an answer are no chance, though none is a word of the question. */
const ENOUGH_SAID = 2;

/** How many words of its answer's phrases a text has, beside 'yes' and 'no': a phrase of two is no chance. */
function countSaid(language: LearningLanguage, { settledBy = [] }: Question, told: string): number {
  const stretches = stretchesOf(language, told);
  return settledBy
    .filter((phrase) => !ANSWERS.has(plainOf(phrase)))
    .filter((phrase) => stretches.some((stretch) => isSaid(language, stretch, phrase) === true))
    .reduce((words, phrase) => words + phrase.split(' ').length, 0);
}

/** Whether the words of what is said answer the patient's question, rightly or wrongly, whatever it was read as. */
export function answersPending(draft: Draft, told: string): boolean {
  const question = pendingOf(draft);
  return question !== undefined && verdictOn(draft.scene.language, question, told) !== null;
}

/** Takes an answer that the words show to be the one the question waited for. False where they don't. */
export function thanksForAnswer(draft: Draft, told: string): boolean {
  const question = pendingOf(draft);
  if (!question || verdictOn(draft.scene.language, question, told) !== 'settled') return false;
  draft.set({ pending: null });
  return draft.say(`question.${question.id}.reaction`, question.reaction);
}

/** What a text answers to a question, by the words of the brief. */
export function verdictOn(
  language: LearningLanguage,
  question: Pick<Question, 'settledBy' | 'contradictedBy'>,
  told: string,
): Verdict {
  const stretches = stretchesOf(language, told);
  const sides = (phrases: readonly string[] = []) =>
    phrases.flatMap((phrase) => stretches.flatMap((stretch) => isSaid(language, stretch, phrase) ?? []));
  const settling = sides(question.settledBy);
  const contradicting = sides(question.contradictedBy);
  if (contradicting.includes(true)) return 'contradicted';
  return settling.includes(true) || contradicting.includes(false) ? 'settled' : null;
}

/** Anywhere else than at the beginning they answer nothing. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...['yes', 'no', 'sure', 'si', 'claro', 'oui', 'non', 'si si', 'ja', 'nein', 'doch', 'sim', 'nao', 'pode'],
  ...['of course', 'certainly', 'absolutely', 'por supuesto', 'bien sur', 'naturlich', 'com certeza'],
]);

/** Without its accent the Spanish 'yes' is an 'if': 'si esperamos'. */
const IS_IF = /^si (?!claro|señor|senor|por|desde|que|lo|la|puede|es|con|de)\w/;

/** So many words before or after a phrase may deny it. */
const BEFORE = 4;
const AFTER = 2;

const plains = new Map<string, string>();

/** A phrase of a brief as it is looked for. */
function plainOf(phrase: string): string {
  const known = plains.get(phrase) ?? normalise(phrase);
  plains.set(phrase, known);
  return known;
}

/** Whether a stretch says a phrase, true, or denies it, false; null where it has none of it. */
function isSaid(language: LearningLanguage, stretch: string, phrase: string): boolean | null {
  const plain = plainOf(phrase);
  // A look at the letters, as most phrases of a brief are not said.
  const found = stretch.includes(plain) ? patternOf(language, phrase).exec(stretch) : null;
  if (!found) return null;
  if (ANSWERS.has(plain)) return found.index === 0 && !IS_IF.test(stretch) ? true : null;
  const { denies, hedges } = STANCE[language];
  const before = stretch.slice(0, found.index).trim().split(' ').slice(-BEFORE).join(' ');
  const after = stretch
    .slice(found.index + found[0].length)
    .trim()
    .split(' ')
    .slice(0, AFTER)
    .join(' ');
  if (hedges.test(before) && denies.test(before)) return null;
  return !denies.test(before) && !denies.test(after);
}
