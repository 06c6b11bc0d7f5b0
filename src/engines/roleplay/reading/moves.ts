import { type Act, QUESTIONS } from '#domain/practice/complex/acts.ts';
import { dismisses, judgement } from './manners.ts';
import { reflects } from './reflections.ts';
import { ASKING } from './signs/asking.ts';
import { CHECKING } from './signs/checking.ts';
import { RELATIONSHIP } from './signs/relationship.ts';
import type { Signs } from './signs/signs.ts';
import { STRUCTURE } from './signs/structure.ts';
import { VIEWS } from './signs/views.ts';
import { hasAct, type Sentence, type Transcript } from './transcript.ts';

const EXPLAINS = ['explain_diagnosis', 'explain_test', 'explain_treatment'] as const;

/** What a sentence of the candidate can be seen to do, beside the acts that the understanding knows. */
const MOVES = { ...RELATIONSHIP, ...VIEWS, ...STRUCTURE, ...CHECKING, ...ASKING };

export type Move = keyof typeof MOVES;

const isImpolite = (sentence: Sentence) => judgement(sentence) === 'blames' || dismisses(sentence) === 'rude';

/** Whether a sentence makes a move. What blames makes none. */
export function makes(sentence: Sentence, move: Move): boolean {
  const signs: Signs = MOVES[move];
  if (isImpolite(sentence)) return false;
  if (signs.form && sentence.isQuestion !== (signs.form === 'question') && !isRequest(sentence, signs))
    return false;
  if (signs.never?.test(sentence.plain)) return false;
  return hasAct(sentence, ...(signs.acts ?? [])) || (signs.words?.test(sentence.plain) ?? false);
}

/** 'Tell me what worries you.' asks too. */
const REQUEST =
  /^(?:(?:so|and|now|but|please|well|ok|okay|first|firstly|maybe) )*(?:tell me|describe|let me know|i wonder|i was wondering|i would like to (?:know|hear)|can you|could you)\b/;
const isRequest = ({ plain }: Sentence, { form }: Signs) => form === 'question' && REQUEST.test(plain);

export const thoseThat = (
  { sentences }: Pick<Transcript, 'sentences'>,
  ...moves: readonly Move[]
): Sentence[] => sentences.filter((sentence) => moves.some((move) => makes(sentence, move)));

const TOPICS: ReadonlySet<string> = new Set(QUESTIONS);
const isTopic = (act: Act) => TOPICS.has(act) || act.startsWith('symptom.');

/** Asks for something of the history or of the other one's view. */
export function gathers(sentence: Sentence): boolean {
  if (makes(sentence, 'greet') || hasAct(sentence, 'name') || sentence.words < 3) return false;
  const isTelling =
    /\btell me (?:what|about|how|a|more|when|why)\b/.test(sentence.plain) && !makes(sentence, 'teach_back');
  if (isTelling && !makes(sentence, 'ask_known')) return true;
  if (
    hasAct(sentence, 'check_understanding', 'invite_questions', 'summarise', 'ask_permission', 'agree_plan')
  ) {
    return false;
  }
  if (CHECKS.some((move) => makes(sentence, move))) return false;
  const asks = sentence.isQuestion || REQUEST.test(sentence.plain);
  return asks && ([...sentence.acts].some(isTopic) || sentence.isQuestion);
}

const CHECKS = ['check', 'invite_correction', 'invite_questions', 'teach_back', 'invite_reaction'] as const;

/** What explains, advises or plans. */
export const GIVES: readonly Act[] = [...EXPLAINS, 'advise_lifestyle', 'refer', 'safety_net', 'follow_up'];
/** What else a statement may be. */
const SOCIAL: readonly Act[] = [
  'greet',
  'goodbye',
  'thank',
  'acknowledge',
  'small_talk',
  'repeat_please',
  'confidentiality',
  'ask_permission',
];
const ABOUT_TALK =
  /^(?:(?:so|and|ok|okay|right|yes|well) )*(?:you (?:said|mentioned|told|have told|were saying|are saying|have been|feel)|i (?:see|understand|have|am|was|would|will|want|need|just|know|hear|can|can see|think you|appreciate)|let|thank|tell me|so you|please (?:tell|go on|take a seat|sit))\b/;
const FEWEST_TOLD = 5;

/** Explains, advises or plans: gives information. A statement that is about the talk itself gives none. */
export function gives(sentence: Sentence): boolean {
  if (sentence.isQuestion || isImpolite(sentence) || makes(sentence, 'empathise')) return false;
  if (hasAct(sentence, ...GIVES)) return true;
  const isOther = (['summarise', 'signpost', 'invite_questions', 'teach_back', 'formula'] as const).some(
    (move) => makes(sentence, move),
  );
  if (isOther || hasAct(sentence, ...SOCIAL)) return false;
  return sentence.words >= FEWEST_TOLD && !ABOUT_TALK.test(sentence.plain);
}

/** Words told from which a turn explains rather than remarks. */
const FEWEST_EXPLAINING = 14;

/** The sentences of explanations, advice and plans: not what is told in passing. */
export function toldIn({ candidate }: Pick<Transcript, 'candidate'>): Sentence[] {
  // Who she is and what she comes for is said in the first turn.
  return candidate.slice(1).flatMap(({ sentences }) => {
    const told = sentences.filter((sentence) => gives(sentence) && !reflects({ candidate }, sentence));
    const words = told.reduce((sum, each) => sum + each.words, 0);
    return words >= FEWEST_EXPLAINING ? told : [];
  });
}

/** Of all words told, the part after which explaining has begun: what is said of a finding in passing comes before. */
const BEGUN = 0.25;

/** Where explaining begins, as the place of a sentence; infinite where nothing is explained. */
export function explainingFrom(transcript: Pick<Transcript, 'candidate'>): number {
  const told = toldIn(transcript);
  const all = told.reduce((sum, { words }) => sum + words, 0);
  let so = 0;
  for (const { words, at } of told) {
    so += words;
    if (so >= all * BEGUN) return at;
  }
  return Number.POSITIVE_INFINITY;
}

/** Points back to what was just said. */
const POINTS_BACK =
  /\b(?:this|that(?! (?:i|you|he|she|it|we|they)\b)|it|these|those|the (?:plan|idea|suggestion|news|result))\b/;
const OF_CAUSE =
  /\b(?:cause\w*|reason|why|expect|hope|happened|brought|behind|do you (?:imagine|believe|suspect|suppose))\b/;

/** Whether sentences come after what was explained, or point back to the first of it. */
export function afterTold(transcript: Pick<Transcript, 'candidate'>): (sentence: Sentence) => boolean {
  const first = toldIn(transcript)[0]?.at ?? Number.POSITIVE_INFINITY;
  const from = explainingFrom(transcript);
  return ({ at, plain }) => !OF_CAUSE.test(plain) && (at > from || (at > first && POINTS_BACK.test(plain)));
}

/** Explains what is or how it works, rather than what to do. */
export const explains = (sentence: Sentence): boolean => gives(sentence) && !makes(sentence, 'close');
