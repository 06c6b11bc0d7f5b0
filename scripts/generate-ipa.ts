import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { Pack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { likelyInConsultation } from '#domain/practice/complex/likely.ts';
import { type KeptIpa, keptIpaFile, readKeptIpa, writeKeptIpa } from '#engines/speech/phones/kept-ipa.ts';
import { wordsOf } from '#engines/speech/phones/readings.ts';
import { readAloud, unlistedWords } from '#engines/speech/phones/vocabulary.ts';
import { loadSpeechModel } from '#engines/speech/pronunciation/models.ts';
import { readPhrasebook } from '#engines/speech/recognition/phrasebook.ts';
import { spokenSentences } from '#engines/speech/recognition/spoken.ts';
import { clinicalSentences } from '#engines/understanding/sentences.ts';

/**
 * `npm run generate:ipa`: writes down how espeak-ng reads the words that may be said in conversations and dialogues of
 * the course, and its terms. Reads what is new; `--fresh` reads everything again, which a new espeak-ng asks for.
 */
const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });

const content = fileURLToPath(new URL('../content', import.meta.url));
const packs = (await readPackFiles(content)).map(parsePack);
const dictionaries = {
  en: loadSpeechModel('en-us').dictionary,
  fr: loadSpeechModel('fr-fr').dictionary,
} as const;

for (const language of LEARNING_LANGUAGES) {
  // Apart, as a phrasebook takes no more than so many words.
  const words = [clinicalSentences(language), spokenSentences(language), textsOf(packs, language)].flatMap(
    (texts) => readPhrasebook(texts).book.words,
  );
  const dictionary = language === 'en' || language === 'fr' ? dictionaries[language] : null;
  const unlisted = unlistedWords({ words, language, dictionary });
  const all = [...new Set([...unlisted, ...termsOf(packs, language).flatMap(wordsOf)])].sort();
  const known: KeptIpa = values.fresh ? new Map() : readKeptIpa(language);
  const fresh = await readAloud(
    all.filter((word) => !known.has(word)),
    language,
  );
  const kept = new Map(all.map((word) => [word, known.get(word) ?? fresh.get(word)!]));
  writeFileSync(keptIpaFile(language), writeKeptIpa(kept));
  console.log(`${language}: ${kept.size} words, ${fresh.size} of them new`);
}

/** The terms that are learned, and compared with each other. */
function termsOf(all: readonly Pack[], language: LearningLanguage): string[] {
  return all.flatMap((pack) =>
    pack.kind === 'vocabulary' && pack.language === language
      ? Object.values(pack.levels).flatMap((items) => items.map(({ term }) => term))
      : [],
  );
}

/** What the packs of a language expect a learner to say. */
function textsOf(all: readonly Pack[], language: LearningLanguage): string[] {
  return all.flatMap((pack) => {
    if (pack.kind === 'case' && pack.language === language) {
      return likelyInConsultation({ ...pack.brief, keyPoints: pack.keyPoints });
    }
    if (pack.kind === 'dialogues' && pack.language === language) {
      const dialogues = Object.values(pack.levels).flat();
      return dialogues.flatMap(({ exchanges }) => exchanges.map(({ doctor }) => doctor));
    }
    return [];
  });
}
