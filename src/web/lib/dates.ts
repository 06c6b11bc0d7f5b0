import { nativeLanguage } from '#domain/native-languages.ts';
import { readCookie } from './cookies.ts';

/** A day as the learner's native language writes it, and which language that is. */
export function formatDate(iso: string): { readonly text: string; readonly language: string } {
  const language = nativeLanguage(readCookie('current_language') ?? '')?.code ?? 'en';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', numberingSystem: 'latn' });
  return { text: format.format(new Date(iso)), language };
}
