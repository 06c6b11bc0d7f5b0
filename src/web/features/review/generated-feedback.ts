import type { LearningLanguage } from '#domain/languages.ts';
import { FEEDBACK_PHRASES, type Phrase } from '#domain/practice/complex/feedback-phrases.ts';
import {
  CHARACTERS_PER_FLUENCY_POINT,
  type LocalFeedback,
  PHRASES_PER_VOICE_POINT,
} from '#domain/practice/complex/local-feedback.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import type { Words } from '#web/lib/words/words.ts';

export interface Judged {
  /** 1 to 5. */
  readonly score: number;
  readonly comments: readonly string[];
}

export interface Suggestion {
  readonly text: string;
  /** Words of the language being learned, as examples. */
  readonly examples: readonly string[];
}

/** The feedback of a case in the shape of spec section 3, put into words that say what each number counts. */
export interface GeneratedFeedback {
  readonly englishFluency: Judged;
  readonly voiceAccuracy: Judged;
  readonly commonMistakes: readonly string[];
  /** 0 to 100. */
  readonly overallScore: number;
  readonly suggestions: readonly Suggestion[];
}

/** Below two points' worth of characters a turn earns the lowest score. */
const SHORT_TURN = 2 * CHARACTERS_PER_FLUENCY_POINT;

function fluencyComments({ doctorTurns, averageLength }: LocalFeedback, words: Words): string[] {
  if (doctorTurns === 0) return [words('review.noTurns'), words('review.lowestPoint')];
  return [
    words('review.averageLength', { turns: doctorTurns, characters: formatNumber(averageLength) }),
    words('review.perPoint', { characters: CHARACTERS_PER_FLUENCY_POINT }),
    words('review.lowestPoint'),
  ];
}

function voiceComments({ politePhrases }: LocalFeedback, words: Words): string[] {
  return [
    words('review.politeCount', { n: politePhrases }),
    words('review.politePerPoint', { n: PHRASES_PER_VOICE_POINT }),
    words('review.lowestPoint'),
  ];
}

function mistakes(counts: LocalFeedback, words: Words): string[] {
  if (counts.doctorTurns === 0) return [words('review.mistake.noTurns')];
  return [
    counts.averageLength < SHORT_TURN ? words('review.mistake.short', { characters: SHORT_TURN }) : '',
    counts.medicalTerms === 0 ? words('review.mistake.noTerms') : '',
    counts.politePhrases === 0 ? words('review.mistake.noPolite') : '',
  ].filter(Boolean);
}

const examplesOf = (phrases: readonly Phrase[]) => phrases.flatMap(([first]) => (first ? [first] : []));

function suggestions(counts: LocalFeedback, language: LearningLanguage, words: Words): Suggestion[] {
  if (counts.doctorTurns === 0) return [{ text: words('review.suggest.turns'), examples: [] }];
  const { medicalTerms, politePhrases } = FEEDBACK_PHRASES[language];
  const found: Suggestion[] = [];
  if (counts.averageLength < SHORT_TURN) found.push({ text: words('review.suggest.longer'), examples: [] });
  if (counts.medicalTerms === 0) {
    found.push({ text: words('review.suggest.terms'), examples: examplesOf(medicalTerms) });
  }
  if (counts.politePhrases < 2 * PHRASES_PER_VOICE_POINT) {
    found.push({ text: words('review.suggest.polite'), examples: examplesOf(politePhrases) });
  }
  return found.length > 0 ? found : [{ text: words('review.suggest.keep'), examples: [] }];
}

export function generateFeedback(
  counts: LocalFeedback,
  language: LearningLanguage,
  words: Words,
): GeneratedFeedback {
  return {
    englishFluency: { score: counts.fluencyScore, comments: fluencyComments(counts, words) },
    voiceAccuracy: { score: counts.voiceScore, comments: voiceComments(counts, words) },
    commonMistakes: mistakes(counts, words),
    overallScore: counts.overallScore,
    suggestions: suggestions(counts, language, words),
  };
}
