/** Letters of a text, from the first to the one before `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a quote stands in a text, letter by letter, but for white space: a line that is broken elsewhere is the same
 * quote. The first place of several; null where there is none.
 */
export function findQuote(text: string, quote: string): Span | null {
  const pieces = quote.trim().split(/\s+/);
  if (pieces[0] === '') return null;
  const pattern = pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('\\s+');
  const found = new RegExp(pattern, 'u').exec(text);
  return found && { from: found.index, to: found.index + found[0].length };
}

/** A stretch of a text that is quoted, or isn't. */
export interface Stretch {
  readonly text: string;
  readonly quoted: boolean;
}

/** The paragraphs of a text, which blank lines separate, each cut where the quote begins and ends. */
export function quotedParagraphs(text: string, quote: string): Stretch[][] {
  const span = findQuote(text, quote) ?? { from: 0, to: 0 };
  return [...text.matchAll(/\S(?:(?!\n[^\S\n]*\n)[\s\S])*/g)].map(({ 0: paragraph, index }) => {
    const from = Math.max(span.from - index, 0);
    const to = Math.max(span.to - index, from);
    return [
      { text: paragraph.slice(0, from), quoted: false },
      { text: paragraph.slice(from, to), quoted: true },
      { text: paragraph.slice(to), quoted: false },
    ].filter((stretch) => stretch.text !== '');
  });
}
