import type { LearningLanguage } from '#domain/languages.ts';
import { names } from '../../review/said.ts';
import { formsOf } from '../../words/inflections.ts';
import { type Breath, breathsOf, isUnsure, placesOf, wordsOfPhrase } from '../../words/said-phrases.ts';

/** Tells which of some sentences, by their numbers, say one of some phrases. */
export type SentencesSaying = (phrases: readonly string[]) => ReadonlySet<number>;

/** Sentences of a turn, in which hundreds of phrases are looked for: in English whole words in any form. */
export const sentencesSaying = (language: LearningLanguage, sentences: readonly string[]): SentencesSaying =>
  language === 'en'
    ? sayingInEnglish(sentences)
    : (phrases) =>
        new Set(sentences.flatMap((text, at) => (text !== '' && names(language, text, phrases) ? [at] : [])));

/** But what nobody can be sure of. */
function sayingInEnglish(sentences: readonly string[]): SentencesSaying {
  const breaths = sentences.map(breathsOf);
  const having = sentencesByWord(breaths);
  const saying = (phrase: string) => {
    const [first = ''] = wordsOfPhrase(phrase);
    const may = new Set([first, ...formsOf(first)].flatMap((form) => [...(having.get(form) ?? [])]));
    return [...may].filter((at) => placesOf(phrase, breaths[at]!).some((place) => !isUnsure(place)));
  };
  return (phrases) => new Set(phrases.flatMap(saying));
}

/** The sentences that have a word, by all its forms. */
function sentencesByWord(breaths: readonly (readonly Breath[])[]): ReadonlyMap<string, ReadonlySet<number>> {
  const having = new Map<string, Set<number>>();
  for (const [at, each] of breaths.entries())
    for (const word of new Set(each.flat()))
      for (const form of [word, ...formsOf(word)])
        having.set(form, (having.get(form) ?? new Set<number>()).add(at));
  return having;
}
