import { readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import { gramsOf, unitOf } from '../../words/grams.ts';
import { readFlat } from '../flat-file.ts';
import { normalise } from '../normalise.ts';
import { type ByteMatrix, throughMatrix } from './byte-matrix.ts';

/** What was learned of how texts of a language translate into meanings of English ones, as it stands in a file. */
export interface TranslatedNumbers {
  /** The row of each bucket of grams, from 1; 0 where too few sentences had it. */
  readonly rows: Uint16Array;
  /** What a gram of each row weighs. */
  readonly rarity: Float32Array;
  /** From grams to what meanings differ most in: [row][dimension]. */
  readonly weights: ByteMatrix;
  /** And from that to a meaning, beside the mean of all. */
  readonly back: ByteMatrix;
  readonly mean: Float32Array;
}

/**
 * Where `npm run fit:translated` writes it. That of English is only needed to fit weights, as all labelled talks are
 * English, and does not ship.
 */
export const translatedFile = (language: LearningLanguage): URL =>
  language === 'en'
    ? new URL('../../../../dist/translated-en.bin', import.meta.url)
    : new URL(`translated-${language}.bin`, import.meta.url);

export const readTranslated = (language: LearningLanguage): TranslatedNumbers =>
  readFlat(readFileSync(translatedFile(language))) as TranslatedNumbers;

/**
 * Tells what a text would mean in English, by its letters and words: a ridge regression from those of sentences to the
 * meanings of their translations. Same text, same numbers; a tenth of a millisecond.
 */
export class TranslatedEncoder {
  readonly #numbers: TranslatedNumbers;

  constructor(numbers: TranslatedNumbers) {
    this.#numbers = numbers;
  }

  /** The meaning of a text; the mean of all where nothing of it is known. */
  encode(text: string): Float32Array {
    const { rows, rarity, weights, back, mean } = this.#numbers;
    const known = new Map([...gramsOf(normalise(text))].filter(([bucket]) => rows[bucket] !== 0));
    const size = weights.steps.length;
    const sums = new Float32Array(size);
    for (const [bucket, share] of unitOf(known, (each) => rarity[rows[each]! - 1]!)) {
      const from = (rows[bucket]! - 1) * size;
      for (let at = 0; at < size; at++) sums[at]! += share * weights.weights[from + at]! * weights.steps[at]!;
    }
    return throughMatrix(back, sums).map((value, at) => value + mean[at]!);
  }
}
