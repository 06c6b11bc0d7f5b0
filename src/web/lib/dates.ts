import { nativeLanguage } from '#domain/native-languages.ts';
import { readCookie } from './cookies.ts';

/** How exact a moment is told. */
export type Precision = 'day' | 'minute';

/** A moment as the learner's native language writes it, and which language that is. */
export function formatDate(
  iso: string,
  precision: Precision = 'day',
): { readonly text: string; readonly language: string } {
  const language = nativeLanguage(readCookie('current_language') ?? '')?.code ?? 'en';
  const time = precision === 'minute' ? { timeStyle: 'short' as const } : {};
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    ...time,
    numberingSystem: 'latn',
  });
  return { text: format.format(new Date(iso)), language };
}
