import { createContext, type ReactNode, use, useEffect } from 'react';
import { type ActiveWords, activeWords, type Words } from './words.ts';

const WordsContext = createContext<ActiveWords | undefined>(undefined);

/** Gives the page its words, and sets its language and direction. */
export function WordsProvider({ value, children }: { value: ActiveWords; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = value.language;
    document.documentElement.dir = value.direction;
  }, [value]);
  return <WordsContext value={value}>{children}</WordsContext>;
}

/** `const words = useWords(); words('login.title')`. */
export function useWords(): Words {
  return (use(WordsContext) ?? activeWords()).words;
}

export function useInterfaceLanguage(): Pick<ActiveWords, 'language' | 'direction'> {
  return use(WordsContext) ?? activeWords();
}
