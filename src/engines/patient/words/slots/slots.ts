/** Parts of a line that stand by themselves as an answer: 'for about three weeks', 'twice a day'. */
export const SLOTS = ['since', 'lasts', 'often'] as const;

export type Slot = (typeof SLOTS)[number];

/** How one language tells and asks for such parts. */
export interface SlotWords {
  /** The phrases that tell it. What they follow from stands in a lookbehind, and is not said. */
  readonly tells: Readonly<Record<Slot, readonly RegExp[]>>;
  /** How a question asks for it, in what `bare` leaves of a text. */
  readonly asked: Readonly<Record<Slot, RegExp>>;
}

/** Patterns that begin and end between words. */
export const phrases = (...patterns: readonly string[]): readonly RegExp[] =>
  patterns.map((pattern) => new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${pattern})(?![\\p{L}\\p{N}'’-])`, 'giu'));

/** Up to the place, within the sentence. */
const WITHIN = '[^.!?;:]*';

/** Something of what went before, in the same sentence. */
export const after = (words: string): string =>
  `(?<=(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])${WITHIN})`;

/** Nothing of it. */
export const notAfter = (words: string): string =>
  `(?<!(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])${WITHIN})`;

/** Something of it in the same clause, or just before its comma. */
export const justAfter = (words: string): string =>
  `(?<=(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])[^.!?;:,]*,? )`;

/** Nothing of it is still to come in the sentence. */
export const notBefore = (words: string): string =>
  `(?!${WITHIN}(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]))`;

/** Right behind one of some words. */
export const behind = (words: string): string => `(?<=(?<![\\p{L}\\p{N}])(?:${words}) )`;

/** The end of a phrase: a mark, or a word that begins the next. */
export const endAt = (words: string): string => `(?=[,.;:!?]|$| (?:${words})(?![\\p{L}\\p{N}]))`;
