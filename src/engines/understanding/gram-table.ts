/**
 * Pieces of text by number, kept as fingerprints of 64 bits in flat lists: read from a file as they are, and a tenth of
 * what the texts would take. Two pieces with one fingerprint are found when the table is made; that an unknown piece
 * is taken for a known one has the odds of one in 10^13.
 */
export interface GramTable {
  /** Number of a piece plus one by its place; 0 where there is none. As many as a power of two. */
  readonly slots: Uint32Array;
  /** Two halves of each number's fingerprint. */
  readonly prints: Uint32Array;
}

const SEEDS = [0x811c9dc5, 0x9e3779b9] as const;
const PRIMES = [0x01000193, 0x85ebca6b] as const;

function print(text: string, half: 0 | 1): number {
  let hash: number = SEEDS[half];
  const prime = PRIMES[half];
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), prime);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0xc2b2ae35);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Numbers pieces in their order. Throws where two can't be told apart. */
export function tableOf(grams: readonly string[]): GramTable {
  const capacity = 2 ** Math.ceil(Math.log2(Math.max(1, grams.length) * 1.5));
  const slots = new Uint32Array(capacity);
  const prints = new Uint32Array(2 * grams.length);
  const table = { slots, prints };
  grams.forEach((gram, number) => {
    const [first, second] = [print(gram, 0), print(gram, 1)];
    const place = placeOf(table, first, second);
    if (slots[place] !== 0) throw new Error(`'${gram}' can't be told from another piece of text`);
    slots[place] = number + 1;
    prints[2 * number] = first;
    prints[2 * number + 1] = second;
  });
  return table;
}

/** The number of a piece, or -1. */
export function numberOf(table: GramTable, gram: string): number {
  return table.slots[placeOf(table, print(gram, 0), print(gram, 1))]! - 1;
}

function placeOf({ slots, prints }: GramTable, first: number, second: number): number {
  const mask = slots.length - 1;
  for (let place = first & mask; ; place = (place + 1) & mask) {
    const number = slots[place]! - 1;
    if (number < 0 || (prints[2 * number] === first && prints[2 * number + 1] === second)) return place;
  }
}
