import llamaTokenizer from 'llama-tokenizer-js';

/** Marks of the model's vocabulary, which is Llama's. */
export const START = 1;
export const END = 2;
/** The model has some hundreds more, which spell nothing. */
export const VOCABULARY = llamaTokenizer.vocabById.length;

const SPACE = '▁';

/** The pieces that a text is written with. */
export function tokensOf(text: string): number[] {
  return llamaTokenizer.encode(text, false, true);
}

/** A word as it was written, with the marks around it. */
export interface WrittenWord {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  /** Logarithm of the probability of its letters, whatever the marks. */
  readonly log: number;
}

/** The words that tokens spell, each with how sure it is. `logs` are those of the tokens. */
export function wordsWritten(tokens: readonly number[], logs: readonly number[]): WrittenWord[] {
  const words: { readonly tokens: number[]; log: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    const piece = llamaTokenizer.vocabById[token]!;
    if (piece.startsWith(SPACE) || words.length === 0) words.push({ tokens: [], log: 0 });
    const word = words.at(-1)!;
    word.tokens.push(token);
    if (/[\p{L}\p{N}]/u.test(piece)) word.log += logs[at]!;
  }
  return words.flatMap((word) => {
    const shown = llamaTokenizer.decode(word.tokens, false, true).trim();
    const [, before, text, after] = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(shown)!;
    return text ? [{ before: before!, text, after: after!, log: word.log }] : [];
  });
}

/** The same as one text. */
export const textOf = (words: readonly Pick<WrittenWord, 'before' | 'text' | 'after'>[]): string =>
  words.map(({ before, text, after }) => before + text + after).join(' ');
