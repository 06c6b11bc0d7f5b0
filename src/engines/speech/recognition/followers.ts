/** What is taken from each count and shared among what was never seen (absolute discounting). */
const DISCOUNT = 0.75;

/**
 * What came after each history, and how often: the different words of each in rising order, one row behind the other.
 * Flat lists take a fifth of what tables of hashed keys do, and each pair that was seen has a place, so that it can be
 * the history of another one of these.
 */
export class Followers {
  /** Where each history's words begin, and where the last one's end. */
  readonly from: Int32Array;
  readonly words: Int32Array;
  readonly #counts: Uint32Array;
  readonly #totals: Uint32Array;

  /** `keys` are what was seen: history * `width` + word, in any order. Histories are numbers below `histories`. */
  constructor(keys: Float64Array, histories: number, width: number) {
    const sorted = keys.toSorted();
    const isNew = (at: number) => at === 0 || sorted[at] !== sorted[at - 1];
    let different = 0;
    for (let at = 0; at < sorted.length; at++) if (isNew(at)) different++;
    this.from = new Int32Array(histories + 1);
    this.words = new Int32Array(different);
    this.#counts = new Uint32Array(different);
    this.#totals = new Uint32Array(histories);
    let place = -1;
    for (let at = 0; at < sorted.length; at++) {
      const history = Math.floor(sorted[at]! / width);
      if (isNew(at)) {
        this.words[++place] = sorted[at]! - history * width;
        this.from[history + 1]!++;
      }
      this.#counts[place]!++;
      this.#totals[history]!++;
    }
    for (let history = 0; history < histories; history++) this.from[history + 1]! += this.from[history]!;
  }

  /** Where a word stands in its history's row; -1 where it never came after it. */
  placeOf(history: number, word: number): number {
    let low = this.from[history]!;
    let high = this.from[history + 1]!;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.words[middle]! < word) low = middle + 1;
      else high = middle;
    }
    return low < this.from[history + 1]! && this.words[low] === word ? low : -1;
  }

  /** How often anything came after a history. */
  total(history: number): number {
    return this.#totals[history]!;
  }

  /** Log probability of a word after a history that was seen, from its own count and the probability it has otherwise. */
  share(history: number, word: number, lower: number): number {
    const place = this.placeOf(history, word);
    const seen = place < 0 ? 0 : this.#counts[place]!;
    return Math.log(Math.max(seen - DISCOUNT, 0) / this.total(history) + lower);
  }

  /** Log weight of what was never seen after a history. */
  leftOver(history: number): number {
    const total = this.total(history);
    return total === 0 ? 0 : Math.log((DISCOUNT * (this.from[history + 1]! - this.from[history]!)) / total);
  }
}
