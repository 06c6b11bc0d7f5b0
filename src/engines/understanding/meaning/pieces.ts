/** A piece of text with the logarithm of how often it is used. */
export type Piece = readonly [text: string, score: number];

/** Stands for a space, and for the beginning. */
const SPACE = '\u2581';
/** The number of what no piece can stand for. */
const UNKNOWN = 0;
/** Numbers below this are signs that no text contains. */
const FIRST_PIECE = 6;
const START = 2;

interface Way {
  readonly from: number;
  readonly number: number;
  readonly score: number;
}

/**
 * Cuts text into the pieces of a vocabulary, the likeliest way (a unigram language model, Kudo 2018), as the sentence
 * encoder learned it.
 */
export class Pieces {
  readonly #numbers = new Map<string, { readonly number: number; readonly score: number }>();
  /** How long a piece with these first two letters may be, so that no longer ones are looked for. */
  readonly #longest = new Map<string, number>();

  constructor(vocabulary: readonly Piece[]) {
    for (const [number, [text, score]] of vocabulary.entries()) {
      if (number < FIRST_PIECE) continue;
      this.#numbers.set(text, { number, score });
      const start = text.slice(0, START);
      this.#longest.set(start, Math.max(this.#longest.get(start) ?? 1, text.length));
    }
  }

  /** The numbers of a text's pieces. */
  of(text: string): number[] {
    const plain = text.normalize('NFKC');
    const symbols = plain === '' ? [] : [...`${SPACE}${plain.replaceAll(' ', SPACE)}`];
    const ways = this.#likeliest(symbols);
    const numbers: number[] = [];
    for (let end = symbols.length; end > 0; end = ways[end]!.from) {
      const { number } = ways[end]!;
      if (number !== UNKNOWN || numbers.at(-1) !== UNKNOWN) numbers.push(number);
    }
    return numbers.reverse();
  }

  /** For each end of a text's beginning the likeliest last piece, and where that begins. */
  #likeliest(symbols: readonly string[]) {
    const ways: (Way | undefined)[] = [{ from: 0, number: UNKNOWN, score: 0 }];
    for (let from = 0; from < symbols.length; from++) {
      const before = ways[from];
      if (!before) continue;
      const start = `${symbols[from]}${symbols[from + 1] ?? ''}`.slice(0, START);
      const longest = this.#longest.get(start) ?? 1;
      let text = '';
      let isKnown = false;
      const reach = (end: number, number: number, score: number) => {
        const total = before.score + score;
        if ((ways[end]?.score ?? Number.NEGATIVE_INFINITY) <= total)
          ways[end] = { from, number, score: total };
      };
      for (let end = from + 1; end <= symbols.length && text.length < longest; end++) {
        text += symbols[end - 1];
        const piece = this.#numbers.get(text);
        if (!piece) continue;
        isKnown = true;
        reach(end, piece.number, piece.score);
      }
      if (!isKnown) reach(from + 1, UNKNOWN, 0);
    }
    return ways;
  }
}
