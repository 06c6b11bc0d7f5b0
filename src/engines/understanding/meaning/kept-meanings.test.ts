import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { writeFlat } from '../flat-file.ts';
import { keepTexts, keptMeaning, readKeptMeanings } from './kept-meanings.ts';

const MEANINGS: Readonly<Record<string, readonly number[]>> = {
  'Does it hurt?': [0.6, -0.8, 0],
  'How long has it hurt?': [0, 0.28, 0.96],
  'Any fever?': [1, 0, 0],
};
const kept = keepTexts(Object.keys(MEANINGS), (text) => Float32Array.from(MEANINGS[text]!));

describe('meanings that are kept', () => {
  it.each(Object.entries(MEANINGS))('are found by their text, to a step: %s', (text, meaning) => {
    const found = [...keptMeaning(kept, text)!];
    for (const [at, value] of meaning.entries()) expect(found[at]).toBeCloseTo(value, 2);
  });

  it('are not found for another text', () => {
    expect(keptMeaning(kept, 'Does it hurt')).toBeNull();
  });

  it('hold a text once that stands twice', () => {
    const twice = keepTexts(['Any fever?', 'Any fever?'], () => Float32Array.of(1));
    expect(twice.keys).toHaveLength(1);
  });

  it('are read for the numbers that made them, and for no others', () => {
    const numbers = Uint8Array.of(1, 2, 3);
    const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'bedside-kept-')), 'kept.bin'));
    expect(readKeptMeanings(numbers, file)).toBeNull();
    writeFileSync(file, writeFlat({ checksum: crc32(numbers), asks: kept, lines: kept }));
    expect(keptMeaning(readKeptMeanings(numbers, file)!.asks, 'Any fever?')![0]).toBeCloseTo(1);
    expect(readKeptMeanings(Uint8Array.of(1, 2, 4), file)).toBeNull();
  });
});
