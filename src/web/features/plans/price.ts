import { activeWords } from '../../lib/words/words.ts';

/** An amount of dollars, written as in the texts around it: $9.99. */
export function formatPrice(dollars: number): string {
  const { language } = activeWords();
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(dollars);
}

/** A number of credits: 10,000. */
export function formatCredits(credits: number): string {
  return new Intl.NumberFormat(activeWords().language).format(credits);
}
