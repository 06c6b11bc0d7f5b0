import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import { normalise } from '../understanding/normalise.ts';
import { STANCE } from './words/stance-words.ts';

/** What a text says of something that it names: that it is so, that it isn't, or neither. */
export type Stance = 'affirmed' | 'denied' | 'open';

/** A text as its stretches between two marks or before a 'but', each normalised; Portuguese 'é' as 'eh'. */
export function stretchesOf(language: LearningLanguage, text: string): readonly string[] {
  const key = `${language} ${text}`;
  const known = latest.get(key) ?? split(language, text);
  latest.set(key, known);
  return known;
}

/** The sentences of a turn are looked through for many words. */
const latest = new LRUCache<string, readonly string[]>({ max: 100 });

/** 'Ich glaube nicht, dass Sie verrückt werden', 'nichts spricht dafür, dass ...': what is not believed is one with it. */
const NOT_THAT =
  /((?:(?:glaub|denk|mein|heiß|heiss|bedeut|befürcht)\p{L}*(?: \p{L}+){0,2} (?:nicht|nie)|(?:nichts|wenig) (?:spricht|deutet)(?: \p{L}+){0,2}|kein\p{L}* (?:hinweis|anzeichen|zeichen|grund)\p{L}*(?: \p{L}+){0,3})), (?=dass )/giu;

/** A text in which no mark parts what belongs together. */
function whole(language: LearningLanguage, text: string): string {
  if (language === 'pt') return text.replace(/(?<!\p{L})é(?!\p{L})/giu, 'eh');
  return language === 'de' ? text.replace(NOT_THAT, '$1 ') : text;
}

function split(language: LearningLanguage, text: string): string[] {
  return whole(language, text)
    .split(/[.,;:?!…—–\n]+/u)
    .flatMap((part) => {
      const [first, ...later] = normalise(part).split(STANCE[language].turns);
      // What follows 'not this but' is said to be so.
      return [first!, ...later.map((each) => `${TURN}${each}`)];
    })
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== TURN);
}

const TURN = '= ';

/** Letters that an inflected word may end with besides; German joins whole words on. */
const endingOf = (language: LearningLanguage, name: string) =>
  language === 'de' && name.length >= 4 ? '[a-z]*' : '(?:s|es|n|e|en)?';

const patterns = new Map<string, RegExp>();

/** Finds one of some words or phrases in normalised text, in any number. */
export function patternOf(language: LearningLanguage, ...phrases: readonly string[]): RegExp {
  const key = `${language} ${phrases.join()}`;
  const known = patterns.get(key);
  if (known) return known;
  const names = phrases.map((phrase) => normalise(phrase));
  const forms = names.map((name) => `${name}${endingOf(language, name)}`).join('|');
  const pattern = new RegExp(`(?<![a-z0-9])(?:${forms})(?![a-z0-9])`);
  patterns.set(key, pattern);
  return pattern;
}

function stanceIn(language: LearningLanguage, stretch: string): Stance {
  const words = STANCE[language];
  if (words.others.test(stretch)) return 'open';
  if (words.hedges.test(stretch)) return 'open';
  if (words.denies.test(stretch) || words.ofFew.test(stretch)) return 'denied';
  if (words.doubts.test(stretch)) return 'open';
  return stretch.startsWith(TURN) || words.asserts.test(stretch) ? 'affirmed' : 'open';
}

/** What a text says of what a pattern finds; null where it finds nothing. What is affirmed weighs most. */
export function stanceOn(language: LearningLanguage, text: string, named: RegExp): Stance | null {
  const found = stretchesOf(language, text)
    .filter((stretch) => named.test(stretch))
    // What is named in a phrase of its own ('your father') is no other than the one who is spoken of.
    .map((stretch) => stanceIn(language, stretch.replace(named, 'x')));
  if (found.includes('affirmed')) return 'affirmed';
  if (found.includes('open')) return 'open';
  return found.length > 0 ? 'denied' : null;
}
