import { z } from 'zod';
import { oneLine } from './model-text.ts';

/*
 * A chat model that reads an exam's work is asked narrow statements and answers each by its id, with the places that show
 * that it fails.
 */

/** What is said of one statement; `fault` has the place and a better wording. */
export const itemAnswer = <Fault extends z.ZodType>(fault: Fault) =>
  z.object({ answer: z.enum(['yes', 'partly', 'no']), faults: z.array(fault) });

/** Every item, each by its id: what else a model answers is dropped, and an item that it leaves out makes nonsense. */
export const answersOf = <Answer extends z.ZodType>(
  items: readonly { readonly id: string }[],
  answer: Answer,
) => z.object(Object.fromEntries(items.map(({ id }) => [id, answer])));

const SHORTEST_QUOTE = 3;
const LONGEST_QUOTE = 300;

/** Where a quote of whole words stands in a text, at its first place; -1 where it does not. */
export function placeOf(quote: string, text: string): number {
  if (quote.length < SHORTEST_QUOTE || quote.length > LONGEST_QUOTE) return -1;
  const from = text.indexOf(quote);
  const to = from + quote.length;
  const isWhole =
    from !== -1 &&
    !/[\p{L}\p{N}]{2}/u.test(`${text[from - 1] ?? ' '}${text[from]}`) &&
    !/[\p{L}\p{N}]{2}/u.test(`${text[to - 1]}${text[to] ?? ' '}`);
  return isWhole ? from : -1;
}

/** A suggestion in one line that says something else than the quote, of a length at most; null where it is not to be shown. */
export function suggestionOf(better: string, quote: string, longest: number): string | null {
  const line = oneLine(better);
  const isUsable = line !== '' && line !== quote && line.length <= longest && !/https?:|www\./i.test(line);
  return isUsable ? line : null;
}
