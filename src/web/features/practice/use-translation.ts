import { useRef, useState } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { newIdempotencyKey } from '#web/lib/graphql/use-call.ts';
import { TranslateTextDocument } from './translate-text.generated.ts';

/** What is translated together: a term with its definition, or a line that stands alone. */
export interface TermTranslation {
  readonly term: string;
  readonly definition?: string;
}

export type TranslationState =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'loading' | 'failed' | 'none'; readonly language: LearningLanguage }
  | { readonly kind: 'shown'; readonly language: LearningLanguage; readonly translation: TermTranslation };

export interface Translation {
  readonly state: TranslationState;
  readonly show: (language: LearningLanguage) => void;
  readonly clear: () => void;
}

/** A term or a line in another language. What was fetched once is shown again without asking. */
export function useTranslation(item: TermTranslation, sourceLanguage: string): Translation {
  const [state, setState] = useState<TranslationState>({ kind: 'hidden' });
  const fetched = useRef(new Map<LearningLanguage, TermTranslation>());
  // The newest wish: an answer to an older one is not shown.
  const wish = useRef(0);

  async function translate(text: string, targetLanguage: string): Promise<string> {
    const variables = { text, targetLanguage, sourceLanguage };
    const answer = await request(TranslateTextDocument, variables, { idempotencyKey: newIdempotencyKey() });
    return answer.translateText.translatedText;
  }

  async function find(language: LearningLanguage): Promise<TranslationState> {
    try {
      const known = fetched.current.get(language);
      if (known) return { kind: 'shown', language, translation: known };
      const texts = [item.term, item.definition].filter((text) => text !== undefined);
      const [term = '', definition] = await Promise.all(texts.map((text) => translate(text, language)));
      const translation = definition === undefined ? { term } : { term, definition };
      fetched.current.set(language, translation);
      return { kind: 'shown', language, translation };
    } catch (error) {
      const none = error instanceof CallFailure && error.reason === 'no_translation';
      return { kind: none ? 'none' : 'failed', language };
    }
  }

  return {
    state,
    async show(language) {
      const mine = ++wish.current;
      setState({ kind: 'loading', language });
      const next = await find(language);
      if (wish.current === mine) setState(next);
    },
    clear() {
      wish.current++;
      setState({ kind: 'hidden' });
    },
  };
}
