import { readFileSync, writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { type KeptMeanings, keepTexts, meaningsFile } from '#engines/understanding/meaning/kept-meanings.ts';
import { LINES_FILE, LineMeanings, lineEncoder } from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { type ComparedText, comparedTexts } from './fit/texts-to-keep.ts';

/**
 * `npm run generate:meanings`: computes ahead what the ways of asking and lines of all cases and role-plays mean, some
 * minutes, so that no conversation has to wait for it; those in other languages mean what their English translations do.
 * What is not in the files is computed when it is needed; a test tells when something is missing. `-- es fr` for some.
 */
const meanings = new LineMeanings(lineEncoder((text) => SentenceEncoder.shared().rows(text)));
const all = await comparedTexts('content');
const only = LEARNING_LANGUAGES.filter((language) => process.argv.includes(language));

/** By the text; what it means is known by its English. */
function keep(texts: readonly ComparedText[], meaningOf: (english: string) => Float32Array) {
  const english = new Map(texts.map((each) => [each.text, each.english]));
  return keepTexts(english.keys(), (text) => meaningOf(english.get(text)!));
}

for (const language of only.length > 0 ? only : LEARNING_LANGUAGES) {
  const { asks, lines } = all[language];
  const kept: KeptMeanings = {
    checksum: crc32(readFileSync(LINES_FILE)),
    asks: keep(asks, (english) => meanings.ask(english)),
    lines: keep(lines, (english) => meanings.line(english)),
  };
  const file = writeFlat(kept);
  writeFileSync(meaningsFile(language), file);
  console.log(
    `${language}: ${kept.asks.keys.length} ways of asking and ${kept.lines.keys.length} lines, ${(file.length / 1e6).toFixed(1)} MB`,
  );
}
