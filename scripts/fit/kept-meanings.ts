import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFlat, writeFlat } from '#engines/understanding/flat-file.ts';
import { MEANING_SIZE } from '#engines/understanding/meaning/encoder-sizes.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';

interface Kept {
  readonly texts: readonly string[];
  /** [text][number] */
  readonly meanings: Float32Array;
}

const FOLDER = new URL('../../dist/understanding/', import.meta.url);
const FILE = new URL('meanings.bin', FOLDER);

/** The meanings of texts, of which those that were asked for before are read from a file: some minutes for 24,000. */
export function meaningsOf(texts: readonly string[]): Map<string, Float32Array> {
  const known = keptMeanings();
  const encoder = new SentenceEncoder();
  const result = new Map(texts.map((text) => [text, known.get(text) ?? encoder.encode(text)]));
  const meanings = new Float32Array(result.size * MEANING_SIZE);
  for (const [place, meaning] of [...result.values()].entries()) meanings.set(meaning, place * MEANING_SIZE);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, writeFlat({ texts: [...result.keys()], meanings } satisfies Kept));
  return result;
}

function keptMeanings(): Map<string, Float32Array> {
  if (!existsSync(FILE)) return new Map();
  const { texts, meanings } = readFlat(readFileSync(FILE)) as Kept;
  return new Map(
    texts.map((text, place) => [text, meanings.subarray(place * MEANING_SIZE, (place + 1) * MEANING_SIZE)]),
  );
}
