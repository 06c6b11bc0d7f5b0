import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { ClauseEvidence } from '../features.ts';
import { readFlat } from '../flat-file.ts';
import type { Sense } from '../knowledge.ts';
import { type AskProjection, projected } from './ask-projection.ts';
import { type MeaningHead, sensesOf, withMeaning } from './meaning-head.ts';
import { SentenceEncoder } from './sentence-encoder.ts';

/** Where `npm run fit:meaning` writes the head. */
export const HEAD_FILE = new URL('head.bin', import.meta.url);
/** Where `npm run fit:details` writes what questions are compared by. */
export const ASKS_FILE = new URL('asks.bin', import.meta.url);
/** Clauses of a conversation or two: read again in a review, and as parts of a sentence. */
const MOST_KEPT = 300;
/** Clauses of a turn, which are read and compared. */
const MOST_MEANINGS = 50;
/** Ways of asking of some forty cases, of 512 bytes each. */
const MOST_ASKS = 12_000;

/** Tells what a clause does by what it means, also where it shares no words with any example. English alone. */
export class Meaning {
  readonly #encoder = new SentenceEncoder();
  readonly #head = readFlat(readFileSync(HEAD_FILE)) as MeaningHead;
  readonly #projection = readFlat(readFileSync(ASKS_FILE)) as AskProjection;
  readonly #kept = new LRUCache<string, ReadonlyMap<Sense, number>>({ max: MOST_KEPT });
  readonly #meanings = new LRUCache<string, Float32Array>({ max: MOST_MEANINGS });
  readonly #asks = new LRUCache<string, Float32Array>({ max: MOST_ASKS });

  /** Adds to what speaks for each sense of a clause, and for none, what its meaning says: a log probability. */
  addTo(evidence: ClauseEvidence, text: string): ClauseEvidence {
    const known = this.#kept.get(text) ?? sensesOf(this.#head, this.#meaningOf(text));
    this.#kept.set(text, known);
    return withMeaning(evidence, known);
  }

  /** What a question, or an answer, is compared with others by. Some 5 ms, nothing where it was asked for lately. */
  asked(text: string): Float32Array {
    const known = this.#asks.get(text) ?? projected(this.#projection, this.#meaningOf(text));
    this.#asks.set(text, known);
    return known;
  }

  /** Whether that is at hand. */
  isKnown(text: string): boolean {
    return this.#asks.has(text);
  }

  #meaningOf(text: string): Float32Array {
    const known = this.#meanings.get(text) ?? this.#encoder.encode(text);
    this.#meanings.set(text, known);
    return known;
  }
}
