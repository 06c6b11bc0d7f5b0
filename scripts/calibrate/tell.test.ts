import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { VIEW, WIDTH } from '../../src/engines/speech/pronunciation/told.ts';
import { lineOf } from './kept-frames.ts';
import { readSaid } from './tell.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bedside-said-'));
afterAll(() => rmSync(folder, { recursive: true }));

const phones = { names: ['SIL', 'P', 'AY'], vowels: new Set([2]) };

/** A file with one word, of which this was said. */
function fileOf(name: string, said: readonly string[]): string {
  const file = path.join(folder, name);
  const sounds = said.map((one, i) => ({ start: 10 * i, end: 10 * i + 10, said: one }));
  writeFileSync(file, `${lineOf(file, { frames: new Float32Array(8 * WIDTH).fill(0.5), sounds })}\n`);
  return file;
}

describe('words with known sounds', () => {
  it('show the encoder what was said, and where nothing was', () => {
    const { words, seen } = readSaid(fileOf('known', ['P', 'SIL']), phones);
    expect(words).toBe(1);
    expect(seen.map(({ phone }) => phone)).toEqual([1, 0]);
    expect(seen[0]!.view).toEqual(new Float32Array(VIEW).fill(0.5));
  });

  it('are refused with a phone that the model has not', () => {
    expect(() => readSaid(fileOf('unknown', ['P', 'AI']), phones)).toThrow("no phone 'AI'");
  });
});
