import { type NativeLanguage, otherNames } from '#domain/native-languages.ts';
import { activeWords } from '../lib/words/words.ts';
import type { Choice } from './choice-grid.tsx';
import { Flag } from './flag.tsx';
import { type TranslationsOffered, translationNote } from './translations-offered.tsx';

/** A name in the language of the interface, by Unicode's list, else in English. */
function displayName(names: Intl.DisplayNames | undefined, code: string, otherwise: string): string {
  try {
    return names?.of(code) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export interface NativeChoicesOptions {
  readonly first: string;
  readonly offered: TranslationsOffered | undefined;
}

/**
 * Native languages as choices: by their own name, with the name in the language of the interface below, found by
 * both, by the English name, by what else it is called and by the country. `first` stands before the others: it is the
 * likely one. Where it is known what translations there are, each says what it gets.
 */
export function nativeLanguageChoices(
  languages: readonly NativeLanguage[],
  { first, offered }: NativeChoicesOptions,
): Choice[] {
  const { language: shown, words } = activeWords();
  const names = new Intl.DisplayNames([shown], { type: 'language' });
  const countries = new Intl.DisplayNames([shown], { type: 'region' });
  const choices = languages.map(({ code, name, nativeName, flagCode, originCountry }) => {
    const local = displayName(names, code, name);
    return {
      value: code,
      label: nativeName,
      labelLanguage: code,
      detail: local === nativeName ? undefined : local,
      keywords: `${name} ${otherNames(code)} ${displayName(countries, originCountry, '')}`,
      note: offered && words(translationNote(code, offered)),
      icon: <Flag code={flagCode} />,
    };
  });
  return first ? choices.toSorted((a, b) => Number(b.value === first) - Number(a.value === first)) : choices;
}
