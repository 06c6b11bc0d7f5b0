import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { ClauseEvidence } from '../features.ts';
import { readFlat } from '../flat-file.ts';
import type { Sense } from '../knowledge.ts';
import { unitOf } from './byte-matrix.ts';
import { type Comfort, comfortIn } from './comfort.ts';
import { englishLines } from './line-meanings.ts';
import { type MeaningHead, sensesOf, withMeaning } from './meaning-head.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Where `npm run fit:meaning` writes the head. */
export const HEAD_FILE = new URL('head.bin', import.meta.url);
/** And `npm run fit:comfort` what comforts. */
export const COMFORT_FILE = new URL('comfort.bin', import.meta.url);
/** Clauses of a conversation or two: read again in a review, and as parts of a sentence. */
const MOST_KEPT = 300;
/** Sentences of a conversation: judged as they are read, and again as turns. */
const MOST_MEANINGS = 150;

/** Tells what a clause does by what it means, also where it shares no words with any example. English alone. */
export class Meaning {
  readonly #encoder = SentenceEncoder.shared();
  /** Tells which lines suit what was said. */
  readonly lines = englishLines();
  readonly #head = readFlat(readFileSync(HEAD_FILE)) as MeaningHead;
  readonly #comfort = readFlat(readFileSync(COMFORT_FILE)) as Comfort;
  readonly #kept = new LRUCache<string, ReadonlyMap<Sense, number>>({ max: MOST_KEPT });
  readonly #meanings = new LRUCache<string, Float32Array>({ max: MOST_MEANINGS });

  /** Adds to what speaks for each sense of a clause, and for none, what its meaning says: a log probability. */
  addTo(evidence: ClauseEvidence, text: string): ClauseEvidence {
    const known = this.#kept.get(text) ?? sensesOf(this.#head, this.#meaningOf(text));
    this.#kept.set(text, known);
    return withMeaning(evidence, known);
  }

  /** The probability, 0 to 1, that a sentence takes up a feeling. */
  comfortIn(sentence: string): number {
    return comfortIn(this.#comfort, this.#meaningOf(sentence));
  }

  /** The meaning of a sentence, of length 1. */
  meaningOf(sentence: string): Float32Array {
    return unitOf(this.#meaningOf(sentence));
  }

  #meaningOf(text: string): Float32Array {
    const known = this.#meanings.get(text) ?? this.#encoder.encode(text);
    this.#meanings.set(text, known);
    return known;
  }
}
