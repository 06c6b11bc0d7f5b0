import { useEffect, useState } from 'react';
import { guessNativeLanguage, type LanguageGuess } from './native-language-guess.ts';

/** The likely native language, once it is known. `onGuess` hears of it. */
export function useLanguageGuess(onGuess: (guess: LanguageGuess) => void): LanguageGuess | undefined {
  const [guess, setGuess] = useState<LanguageGuess>();
  const [tell] = useState(() => onGuess);
  useEffect(() => {
    let current = true;
    void guessNativeLanguage().then((guessed) => {
      if (!current || !guessed) return;
      setGuess(guessed);
      tell(guessed);
    });
    return () => {
      current = false;
    };
  }, [tell]);
  return guess;
}
