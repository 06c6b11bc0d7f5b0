import type { Quotation } from '#domain/oet/writing/assessment.ts';
import type { Line } from './layout.ts';
import type { Sentence } from './reading.ts';

/** Letters of a sentence, by their places in the letter. */
export const sentenceQuote = (sentence: Sentence, from: number, to: number): Quotation => ({
  quote: sentence.quote.slice(from - sentence.from, to - sentence.from),
  from,
  to,
});

export const lineQuote = ({ text, from, to }: Line): Quotation => ({ quote: text, from, to });
