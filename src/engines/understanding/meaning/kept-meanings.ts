import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { LearningLanguage } from '#domain/languages.ts';
import { readFlat } from '../flat-file.ts';

/** Where `npm run generate:meanings` writes the meanings of all ways of asking and lines of the course in a language. */
export const meaningsFile = (language: LearningLanguage): URL =>
  new URL(`kept-meanings-${language}.bin`, import.meta.url);

/** Texts whose meanings are kept, by their keys in rising order. */
export interface KeptTexts {
  readonly keys: Float64Array;
  /** A byte a number: [text][number] */
  readonly rows: Int8Array;
  /** What a step of each text's row is worth. */
  readonly steps: Float32Array;
}

export interface KeptMeanings {
  /** Of the numbers that they were computed by. */
  readonly checksum: number;
  readonly asks: KeptTexts;
  readonly lines: KeptTexts;
}

const MOST = 127;
const KEY_BYTES = 6;

/** The same for the same text; no two of a million are alike but once in five hundred times. */
const keyOf = (text: string): number => createHash('sha1').update(text).digest().readUIntBE(0, KEY_BYTES);

/** What was kept for these numbers of `lines.bin`; null where other numbers made it, or there is none. */
export function readKeptMeanings(numbers: Uint8Array, file: URL): KeptMeanings | null {
  if (!existsSync(file)) return null;
  const kept = readFlat(readFileSync(file)) as KeptMeanings;
  return kept.checksum === crc32(numbers) ? kept : null;
}

/** Writes down the meanings of texts, each a row of one size with a length above 0. */
export function keepTexts(texts: Iterable<string>, meaningOf: (text: string) => Float32Array): KeptTexts {
  const known = [...new Map([...texts].map((text) => [keyOf(text), text]))].toSorted(([a], [b]) => a - b);
  const meanings = known.map(([, text]) => meaningOf(text));
  const steps = Float32Array.from(meanings, (row) => Math.max(...row.map(Math.abs)) / MOST);
  const size = meanings[0]?.length ?? 0;
  const rows = new Int8Array(known.length * size);
  for (const [at, row] of meanings.entries())
    rows.set(
      row.map((value) => Math.round(value / steps[at]!)),
      at * size,
    );
  return { keys: Float64Array.from(known, ([key]) => key), rows, steps };
}

/** The meaning of a text, to a step; null where it is not kept. */
export function keptMeaning({ keys, rows, steps }: KeptTexts, text: string): Float32Array | null {
  const key = keyOf(text);
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (keys[middle]! < key) from = middle + 1;
    else to = middle;
  }
  if (keys[from] !== key) return null;
  const size = rows.length / keys.length;
  return new Float32Array(rows.subarray(from * size, (from + 1) * size)).map((value) => value * steps[from]!);
}
