import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { type KeptMeanings, keepTexts, MEANINGS_FILE } from '#engines/understanding/meaning/kept-meanings.ts';
import { LINES_FILE, LineMeanings, lineEncoder } from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { comparedTexts } from './fit/texts-to-keep.ts';

/**
 * `npm run generate:meanings`: computes ahead what the ways of asking and lines of all English cases and role-plays
 * mean, some minutes, so that no conversation has to wait for it. What is not in the file is computed when it is
 * needed; a test tells when something is missing.
 */
const encoder = new SentenceEncoder();
const english = new LineMeanings(
  lineEncoder((text) => encoder.rows(text)),
  { readsKept: false },
);
const { asks, lines } = await comparedTexts('content');
const kept: KeptMeanings = {
  checksum: crc32(readFileSync(LINES_FILE)),
  asks: keepTexts(asks, (text) => english.ask(text)),
  lines: keepTexts(lines, (text) => english.line(text)),
};
const file = writeFlat(kept);
writeFileSync(MEANINGS_FILE, file);
console.log(
  `${kept.asks.keys.length} ways of asking and ${kept.lines.keys.length} lines, ${(file.length / 1e6).toFixed(1)} MB`,
);
