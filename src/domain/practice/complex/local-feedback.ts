import type { ChatMessage } from '../../conversation/conversation.ts';
import type { LearningLanguage } from '../../languages.ts';
import { FEEDBACK_PHRASES, type Phrase } from './feedback-phrases.ts';

/** What is counted in the doctor's turns of a consultation. It says nothing about grammar, sounds or medicine. */
export interface ConsultationCounts {
  readonly doctorTurns: number;
  /** Characters a doctor's turn, 0 without any. */
  readonly averageLength: number;
  /** Pairs of a turn and a medical term that stands in it. */
  readonly medicalTerms: number;
  /** Pairs of a turn and a polite phrase that stands in it. */
  readonly politePhrases: number;
}

export interface LocalFeedback extends ConsultationCounts {
  /** 1 to 5, whole. */
  readonly fluencyScore: number;
  /** 1 to 5, whole. */
  readonly voiceScore: number;
  /** 0 to 100, whole. */
  readonly overallScore: number;
}

/** Spec section 9. */
export const CHARACTERS_PER_FLUENCY_POINT = 50;
export const PHRASES_PER_VOICE_POINT = 2;
export const HIGHEST_POINT = 5;
const LOWEST_POINT = 1;
const WEIGHTS = { averageLength: 0.3, medicalTerms: 10, politePhrases: 10, doctorTurns: 5 } as const;
const HIGHEST_OVERALL = 100;

const clamp = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, value));

/** Any case, with or without accents, one kind of apostrophe, hyphen and space: as people type on a phone. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/\s+/g, ' ');
}

const isPartOfWord = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Whether a text has this form in it as whole words. Both are plain. */
function standsIn(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    if (!isPartOfWord(text[at - 1]) && !isPartOfWord(text[at + form.length])) return true;
  }
  return false;
}

/** Each phrase counts once in every turn that has it, in whichever of its forms. */
function countPhrases(turns: readonly string[], phrases: readonly Phrase[]): number {
  const forms = phrases.map((phrase) => phrase.map(plain));
  return turns.reduce(
    (sum, turn) => sum + forms.filter((phrase) => phrase.some((form) => standsIn(turn, form))).length,
    0,
  );
}

/** What the doctor's turns of a conversation come to. Other turns count for nothing. Spec section 9. */
export function countConsultation(
  conversation: readonly ChatMessage[],
  language: LearningLanguage,
): ConsultationCounts {
  const said = conversation.filter(({ role }) => role === 'doctor').map(({ content }) => content);
  const characters = said.reduce((sum, content) => sum + content.normalize('NFC').length, 0);
  const turns = said.map(plain);
  const { medicalTerms, politePhrases } = FEEDBACK_PHRASES[language];
  return {
    doctorTurns: said.length,
    averageLength: said.length === 0 ? 0 : characters / said.length,
    medicalTerms: countPhrases(turns, medicalTerms),
    politePhrases: countPhrases(turns, politePhrases),
  };
}

/**
 * The scores of spec section 9 from its counts: fluency floor(average length / 50) and voice floor(polite phrases /
 * 2), both 1 to 5; overall 0.3 x average length + 10 x medical terms + 10 x polite phrases + 5 x turns, 0 to 100,
 * rounded.
 */
export function scoreConsultation(counts: ConsultationCounts): LocalFeedback {
  const points = (count: number, perPoint: number) =>
    clamp(Math.floor(count / perPoint), LOWEST_POINT, HIGHEST_POINT);
  const overall =
    WEIGHTS.averageLength * counts.averageLength +
    WEIGHTS.medicalTerms * counts.medicalTerms +
    WEIGHTS.politePhrases * counts.politePhrases +
    WEIGHTS.doctorTurns * counts.doctorTurns;
  return {
    ...counts,
    fluencyScore: points(counts.averageLength, CHARACTERS_PER_FLUENCY_POINT),
    voiceScore: points(counts.politePhrases, PHRASES_PER_VOICE_POINT),
    overallScore: Math.round(clamp(overall, 0, HIGHEST_OVERALL)),
  };
}

/** The feedback that a completed case shows at once. */
export function localFeedback(
  conversation: readonly ChatMessage[],
  language: LearningLanguage,
): LocalFeedback {
  return scoreConsultation(countConsultation(conversation, language));
}
