import { activeWords } from './words/words.ts';

/** A number with at most one decimal, written as in the texts around it: 61.5 in English, whoever reads it. */
export function formatNumber(value: number): string {
  return new Intl.NumberFormat(activeWords().language, { maximumFractionDigits: 1 }).format(value);
}

/** A price in dollars: $9.99. */
export function formatDollars(value: number): string {
  return new Intl.NumberFormat(activeWords().language, { style: 'currency', currency: 'USD' }).format(value);
}

/** A number with exactly one decimal: 61.0. */
export function formatDecimal(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(activeWords().language, digits).format(value);
}
