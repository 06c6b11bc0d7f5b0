import type { Act } from '#domain/practice/complex/acts.ts';

/** How a move is known: by an act or by words, unless by other words. Words are looked for in `Sentence.plain`. */
export interface Signs {
  readonly acts?: readonly Act[];
  readonly words?: RegExp;
  readonly never?: RegExp;
  /** What it must be, if that matters. */
  readonly form?: 'question' | 'statement';
}
