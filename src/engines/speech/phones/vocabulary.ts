import type { LearningLanguage } from '#domain/languages.ts';
import { ipaOf, phonesOf } from '../espeak.ts';
import type { PronouncingDictionary } from './dictionary.ts';
import { phonesFromIpa } from './ipa.ts';
import { type KeptIpa, keptIpaOf } from './kept-ipa.ts';
import { ENGLISH_VOWELS } from './phone-names.ts';
import { abbreviationOf, type ModelName, mapsFor, VOICES } from './readings.ts';

type Ways = readonly (readonly string[])[];

export interface VocabularyRequest {
  readonly words: readonly string[];
  readonly language: LearningLanguage;
  readonly model: ModelName;
  /** Of the language itself; null where the model is of another. */
  readonly dictionary: PronouncingDictionary | null;
}

/** Fewer than for a single term: in running speech each further way costs time and lets more pass for the word. */
const MOST_WAYS = 5;
/** In running speech Latin American ways are made by rule. */
const MADE_BY_RULE = 'es-419';
const BATCH = 40;

/**
 * The ways of saying each of many words, for running speech, in phones of one model; empty where nobody can read
 * it. Quicker than one after the other: the dictionary is walked once, what espeak-ng makes of likely words is kept,
 * others are read dozens at a time (1 to 2 ms each), and British and Latin American ways are made by rule.
 */
export async function readVocabulary(request: VocabularyRequest): Promise<string[][][]> {
  const { words, language } = request;
  const listed = lookUpAll(request.dictionary, words);
  const unlisted = without(words, listed, language);
  const fresh = await readAloud(
    unlisted.filter((word) => keptIpaOf(word, language) === undefined),
    language,
  );
  const spoken = new Map(
    unlisted.map((word) => {
      const ipa = keptIpaOf(word, language) ?? fresh.get(word) ?? [];
      return [word, ipa.filter((_, place) => VOICES[language][place] !== MADE_BY_RULE)];
    }),
  );
  return words.map((word, index) => waysOf(request, word, listed[index]!, spoken.get(word) ?? []));
}

/** The words that no dictionary holds. */
export function unlistedWords({ words, language, dictionary }: Omit<VocabularyRequest, 'model'>): string[] {
  return without(words, lookUpAll(dictionary, words), language);
}

/** How each voice of a language reads each of these words. */
export async function readAloud(words: readonly string[], language: LearningLanguage): Promise<KeptIpa> {
  const spoken = new Map<string, string[]>(words.map((word) => [word, []]));
  for (const voice of VOICES[language]) {
    for (let at = 0; at < words.length; at += BATCH) {
      const batch = words.slice(at, at + BATCH);
      const ipa = await readBatch(batch, voice);
      for (const [index, word] of batch.entries()) spoken.get(word)!.push(ipa[index]!);
    }
  }
  return spoken;
}

function without(words: readonly string[], listed: readonly Ways[], language: LearningLanguage): string[] {
  return words.filter(
    (word, index) => listed[index]!.length === 0 && abbreviationOf(word, language) === null,
  );
}

function waysOf({ language, model }: VocabularyRequest, word: string, listed: Ways, ipa: readonly string[]) {
  const ways = new Map<string, string[]>();
  const add = (phones: readonly string[]) => {
    if (phones.length > 0 && ways.size < MOST_WAYS) ways.set(phones.join(' '), [...phones]);
  };
  const letters = abbreviationOf(word, language);
  if (letters) add(letters);
  listed.forEach(add);
  for (const map of mapsFor(language, model)) for (const one of ipa) add(phonesFromIpa(one, map).phones);
  for (const phones of [...ways.values()]) {
    if (language === 'en') add(withoutR(phones));
    if (language === 'es') add(phones.map((phone) => (phone === 'TH' ? 'S' : phone)));
  }
  return [...ways.values()];
}

/** A way of saying it in which an R is heard only before a vowel, as in most of England. */
function withoutR(phones: readonly string[]): string[] {
  return phones.flatMap((phone, index) => {
    const next = phones[index + 1];
    if (phone === 'ER' && next === undefined && index > 0) return ['AH'];
    if (phone !== 'R' || index === 0 || (next !== undefined && ENGLISH_VOWELS.has(next))) return [phone];
    return next === undefined && /^(EH|IH|UH)$/.test(phones[index - 1]!) ? ['AH'] : [];
  });
}

/** Commas make espeak-ng read each word as if it stood alone. */
async function readBatch(words: readonly string[], voice: string): Promise<string[]> {
  const isPlain = words.every((word) => /^[\p{L}']+$/u.test(word));
  if (isPlain || words.length === 1) {
    const read =
      words.length === 1 ? [[await ipaOf(words[0]!, voice)]] : await phonesOf(words.join(', '), voice);
    if (read.length === words.length) return read.map((phones) => phones.join('').replace(/\s+/g, ''));
  }
  if (isPlain) {
    const half = words.length >> 1;
    return [
      ...(await readBatch(words.slice(0, half), voice)),
      ...(await readBatch(words.slice(half), voice)),
    ];
  }
  const read: string[] = [];
  const plain = words.filter((word) => /^[\p{L}']+$/u.test(word));
  const together = plain.length > 0 ? await readBatch(plain, voice) : [];
  for (const word of words) {
    const place = plain.indexOf(word);
    read.push(place >= 0 ? together[place]! : (await ipaOf(word, voice)).replace(/\s+/g, ''));
  }
  return read;
}

/** A compound that the dictionary lacks is put together from its parts. */
function lookUpAll(dictionary: PronouncingDictionary | null, words: readonly string[]): Ways[] {
  if (dictionary === null) return words.map(() => []);
  const lower = words.map((word) => word.toLowerCase());
  const found = dictionary.lookupAll(new Set(lower.flatMap((word) => [word, ...word.split('-')])));
  return lower.map((word) => {
    const whole = found.get(word);
    if (whole || !word.includes('-')) return whole ?? [];
    const parts = word.split('-').map((part) => found.get(part)?.[0]);
    return parts.every((part) => part !== undefined) ? [parts.flat()] : [];
  });
}
