import { useEffect, useState } from 'react';
import { isLearningLanguage } from '#domain/languages.ts';
import type { PlainKey } from '#words/catalogue.ts';
import { knownConfig, type PublicConfig, publicConfig } from '../lib/config.ts';
import { useWords } from '../lib/words/use-words.tsx';

/** Where translations come from on this installation: the course alone, or a service besides. */
export type TranslationsOffered = 'course' | 'service';

function offeredBy({ providers }: PublicConfig): TranslationsOffered {
  return providers.some(({ capability }) => capability === 'translator') ? 'service' : 'course';
}

/** undefined as long as it is not known, and where it can't be asked: then nothing is promised either way. */
export function useTranslationsOffered(): TranslationsOffered | undefined {
  const [config, setConfig] = useState(knownConfig);
  useEffect(() => {
    let current = true;
    publicConfig().then(
      (read) => current && setConfig(read),
      () => {},
    );
    return () => {
      current = false;
    };
  }, []);
  return config && offeredBy(config);
}

/** What a native language gets. */
export function translationNote(language: string, offered: TranslationsOffered): PlainKey {
  if (isLearningLanguage(language)) return 'language.translated';
  return offered === 'service' ? 'language.translatedByService' : 'language.untranslated';
}

/** What the notes of the native languages mean. */
export function TranslationsExplained({ offered }: { offered: TranslationsOffered | undefined }) {
  const words = useWords();
  if (!offered) return null;
  return <p>{words(offered === 'service' ? 'language.marksWithService' : 'language.marks')}</p>;
}
