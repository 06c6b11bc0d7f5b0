import type { EngineInfo } from './engine-info.ts';

export interface TranslationRequest {
  readonly text: string;
  /** ISO 639-1. */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export interface Translator {
  readonly engine: EngineInfo;
  /** null where this translator has no translation: said, never guessed. */
  translate(request: TranslationRequest, signal: AbortSignal): Promise<string | null>;
}
