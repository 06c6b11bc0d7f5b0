import { existsSync, readFileSync } from 'node:fs';
import type { LearningLanguage } from '#domain/languages.ts';
import { type Example, parseExamples, type Sense } from './knowledge.ts';

/**
 * Files of plain wordings. Idioms, roundabout ways and learners' slips are understood when they are typed; among what
 * may be heard they would only be taken for the plain ones.
 */
const PLAIN = ['examples', 'more', 'professions', 'symptoms'];

/** What a clinician says before the patient's matter is spoken of. */
const OPENING: ReadonlySet<Sense> = new Set([
  'greet',
  'open_complaint',
  'name',
  'ask_permission',
  'small_talk',
]);
/** Shorter ones are heard in anything that is said after a greeting. */
const LEAST_WORDS = 4;

const keptExamples = new Map<LearningLanguage, readonly Example[]>();
const keptSentences = new Map<LearningLanguage, readonly string[]>();
const keptOpenings = new Map<LearningLanguage, readonly string[]>();

/** What clinicians say in a language, sentence by sentence, the commonest first. */
export function clinicalSentences(language: LearningLanguage): readonly string[] {
  const known = keptSentences.get(language);
  if (known) return known;
  const sentences = plainExamples(language).map(({ text }) => text);
  keptSentences.set(language, sentences);
  return sentences;
}

/** What may follow a greeting at once; without sentences that have somebody's name. */
export function openingSentences(language: LearningLanguage): readonly string[] {
  const known = keptOpenings.get(language);
  if (known) return known;
  const sentences = plainExamples(language)
    .filter(({ sense }) => OPENING.has(sense))
    .map(({ text }) => text)
    .filter((text) => text.split(' ').length >= LEAST_WORDS && (language === 'de' || !NAME.test(text)));
  keptOpenings.set(language, sentences);
  return sentences;
}

/** A capital within a sentence, but in German. */
const NAME = /(?<![.?!]) \p{Lu}\p{Ll}/u;

function plainExamples(language: LearningLanguage): readonly Example[] {
  const known = keptExamples.get(language);
  if (known) return known;
  const examples = PLAIN.map((name) => new URL(`languages/${language}/${name}.txt`, import.meta.url))
    .filter((file) => existsSync(file))
    .flatMap((file) => parseExamples(readFileSync(file, 'utf8')))
    .filter(({ sense }) => sense !== 'out_of_scope');
  keptExamples.set(language, examples);
  return examples;
}
