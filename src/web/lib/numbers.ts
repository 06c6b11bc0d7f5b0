import { nativeLanguage } from '#domain/native-languages.ts';
import { readCookie } from './cookies.ts';

/**
 * A number with at most one decimal, separated as the learner's native language does it: 61.5, 61,5. The digits stay
 * those of the texts around it.
 */
export function formatNumber(value: number): string {
  const language = nativeLanguage(readCookie('current_language') ?? '')?.code ?? 'en';
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1, numberingSystem: 'latn' }).format(value);
}
