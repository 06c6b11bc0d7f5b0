import { mkdirSync, writeFileSync } from 'node:fs';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { lineEncoder, translatedLines } from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { translatedFile } from '#engines/understanding/meaning/translated-encoder.ts';
import { foundByOthers } from './fit/found-by-others.ts';
import { basisOf, learnTranslation } from './fit/learn-translated.ts';
import { translatedTexts } from './fit/translated-pairs.ts';

/**
 * `npm run fit:translated`: learns for each language what its texts would mean in English, from all that stands in five
 * languages, and for English itself, whose file `npm run fit:lines` needs. Some minutes. Prints how many ways of asking
 * find their line by the others of their case.
 */
const DIRECTIONS = 96;

const encoder = new SentenceEncoder();
const encode = lineEncoder((text) => encoder.rows(text));
const texts = await translatedTexts('content');
const meanings = new Map<string, Float32Array>();
for (const { en } of texts) if (!meanings.has(en)) meanings.set(en, encode(en));
const basis = basisOf([...meanings.values()], DIRECTIONS);
mkdirSync('dist', { recursive: true });
for (const language of LEARNING_LANGUAGES) {
  const learned = learnTranslation(
    texts.map((text) => text[language]),
    texts.map(({ en }) => meanings.get(en)!),
    basis,
  );
  const file = writeFlat(learned);
  writeFileSync(translatedFile(language), file);
  console.log(
    `${language}: ${texts.length} texts, ${learned.rarity.length} grams, ${(file.length / 1e6).toFixed(1)} MB`,
  );
  if (language === 'en') continue;
  const found = await foundByOthers('content', language, translatedLines(learned));
  const percent = (count: number) => `${((100 * count) / found.all).toFixed(1)} %`;
  console.log(
    `found by the others, ${found.all} ways of asking: by words ${percent(found.byWords)}, by meaning ${percent(found.byMeaning)}, by both ${percent(found.byBoth)}`,
  );
}
