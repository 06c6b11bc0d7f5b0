import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { TranslateTextDocument } from './translate-text.generated.ts';

/** What is translated together: a term with its definition, or a line that stands alone. */
export interface TermTranslation {
  readonly term: string;
  readonly definition?: string;
}

export type TranslationState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' | 'failed' | 'none'; readonly language: string }
  | { readonly kind: 'shown'; readonly language: string; readonly translation: TermTranslation };

export interface Translation {
  readonly state: TranslationState;
  /** How many texts are translated together. */
  readonly texts: number;
  readonly show: (language: string) => void;
  readonly clear: () => void;
}

async function translate(text: string, targetLanguage: string, sourceLanguage: string): Promise<string> {
  const variables = { text, targetLanguage, sourceLanguage };
  return (await request(TranslateTextDocument, variables, { once: true })).translateText.translatedText;
}

async function translateItem(
  { term, definition }: TermTranslation,
  target: string,
  source: string,
): Promise<TermTranslation> {
  const texts = definition === undefined ? [term] : [term, definition];
  const [first = '', second] = await Promise.all(texts.map((text) => translate(text, target, source)));
  return second === undefined ? { term: first } : { term: first, definition: second };
}

const isNone = (error: unknown) => error instanceof CallFailure && error.reason === 'no_translation';

/** A term or a line in another language. What was fetched once is shown again without asking. */
export function useTranslation(
  { term, definition }: { term: string; definition?: string },
  sourceLanguage: string,
  onFailed?: () => void,
): Translation {
  const [language, setLanguage] = useState<string | null>(null);
  const item = definition === undefined ? { term } : { term, definition };
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['translation', item, sourceLanguage, language],
    queryFn:
      language === null
        ? skipToken
        : () =>
            translateItem(item, language, sourceLanguage).catch((failure: unknown) => {
              if (!isNone(failure)) onFailed?.();
              throw failure;
            }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  function stateOf(): TranslationState {
    if (language === null) return { kind: 'hidden' };
    if (data) return { kind: 'shown', language, translation: data };
    if (isFetching || !error) return { kind: 'loading', language };
    return { kind: isNone(error) ? 'none' : 'failed', language };
  }

  return {
    state: stateOf(),
    texts: definition === undefined ? 1 : 2,
    show(wanted) {
      // Asked again for what has failed.
      if (wanted === language && !isFetching) void refetch();
      setLanguage(wanted);
    },
    clear: () => setLanguage(null),
  };
}
