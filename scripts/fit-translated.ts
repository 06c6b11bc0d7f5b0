import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { lineEncoder } from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { TranslatedEncoder, translatedFile } from '#engines/understanding/meaning/translated-encoder.ts';
import { foundByOthers } from './fit/found-by-others.ts';
import { basisOf, learnTranslation } from './fit/learn-translated.ts';
import { translatedAsks, translatedTexts } from './fit/translated-pairs.ts';

/**
 * `npm run fit:translated`: learns for each language what its texts would mean in English, from all that stands in five
 * languages and from the ways of asking of its cases, and for English itself, whose file `npm run fit:lines` needs. Some
 * minutes. `--measure` prints instead how many ways of asking find their line by the others of their case, half of the
 * cases at a time, with meanings that were learned without their ways of asking: half an hour.
 */
const { values } = parseArgs({ options: { measure: { type: 'boolean', default: false } } });
const DIRECTIONS = 96;

interface Pair {
  readonly text: string;
  readonly en: string;
}

const shared = SentenceEncoder.shared();
const encode = lineEncoder((text) => shared.rows(text));
const meanings = new Map<string, Float32Array>();
function meaningOf(en: string): Float32Array {
  const meaning = meanings.get(en) ?? encode(en);
  meanings.set(en, meaning);
  return meaning;
}

const texts = await translatedTexts('content');
const basis = basisOf([...new Set(texts.map(({ en }) => en))].map(meaningOf), DIRECTIONS);

/** Leaves ways of asking out. */
function learn(language: LearningLanguage, isLeftOut: (ask: string) => boolean) {
  const asks = language === 'en' ? [] : translatedAsks(language);
  const pairs: Pair[] = [
    ...texts.map((each) => ({ text: each[language], en: each.en })),
    ...asks.map((each) => ({ text: each[language], en: each.en })).filter(({ text }) => !isLeftOut(text)),
  ];
  return {
    pairs,
    numbers: learnTranslation(
      pairs.map(({ text }) => text),
      pairs.map(({ en }) => meaningOf(en)),
      basis,
    ),
  };
}

if (values.measure)
  for (const language of LEARNING_LANGUAGES) {
    if (language === 'en') continue;
    const found = await foundByOthers('content', language, {
      english: meaningOf,
      learn: (leftOut) => {
        const encoder = new TranslatedEncoder(learn(language, (ask) => leftOut.has(ask)).numbers);
        return (text) => encoder.encode(text);
      },
    });
    const percent = (count: number) => `${((100 * count) / found.all).toFixed(1)} %`;
    console.log(
      `${language}: found by the others, ${found.all} ways of asking: by words ${percent(found.byWords)}, by meaning ${percent(found.byMeaning)}, by both ${percent(found.byBoth)}; by both if translations were exact ${percent(found.exactly)}`,
    );
  }
else {
  mkdirSync('dist', { recursive: true });
  for (const language of LEARNING_LANGUAGES) {
    const { pairs, numbers } = learn(language, () => false);
    const file = writeFlat(numbers);
    writeFileSync(translatedFile(language), file);
    console.log(
      `${language}: ${pairs.length} texts, ${numbers.rarity.length} grams, ${(file.length / 1e6).toFixed(1)} MB`,
    );
  }
}
