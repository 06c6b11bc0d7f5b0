import { readFileSync } from 'node:fs';
import type { Indicator } from '#domain/oet/speaking/criteria.ts';
import { readFlat } from '../../understanding/flat-file.ts';
import type { ByteMatrix } from '../../understanding/meaning/byte-matrix.ts';
import type { Vocabulary } from './vocabulary.ts';

/** From a conversation's features to a verdict: a weighted sum, and where it is partly and yes. */
export interface Weighing {
  readonly weights: readonly number[];
  readonly partly: number;
  readonly yes: number;
}

/** What was learned of marked turns and labelled conversations, as it stands in a file. */
export interface LearnedWeights {
  readonly vocabulary: Vocabulary;
  /** [feature of a turn][for each indicator, then against each]. */
  readonly turns: ByteMatrix;
  readonly talks: Readonly<Record<Indicator, Weighing>>;
}

/** Where `npm run fit:role-plays` writes them. */
export const LEARNED_FILE = new URL('learned.bin', import.meta.url);

let loaded: LearnedWeights | null = null;

/** Read with the first conversation that is judged. */
export function learnedWeights(): LearnedWeights {
  loaded ??= readFlat(readFileSync(LEARNED_FILE)) as LearnedWeights;
  return loaded;
}
