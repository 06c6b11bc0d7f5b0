import { readLayout } from '#engines/letter/text/layout.ts';
import { severalLines } from './model-text.ts';
import { withoutOrders } from './orders.ts';

/**
 * What a model is shown of a letter: the paragraphs of its body, without what can't be seen and without sentences and
 * brackets that speak to whoever marks. The rules read the letter whole. Exported for its tests too.
 */
export function shownParagraphs(letter: string): string[] {
  return readLayout(letter)
    .body.flatMap(({ from, to }) => severalLines(letter.slice(from, to)).split('\n'))
    .map(withoutOrders)
    .filter((paragraph) => paragraph !== '');
}
