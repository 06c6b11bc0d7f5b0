import type { SpokenWord } from '../pronunciation/acoustic/lattice.ts';
import type { AcousticModel, WordPosition } from '../pronunciation/acoustic/model.ts';

/** How the senones of a phone are found: as they are, by the sound before its word, by any that may follow, both. */
export const FIXED = 0;
const AFTER = 1;
export const BEFORE = 2;
export const BETWEEN = 3;

/**
 * All ways of saying all words, side by side: a node for each phone, those of a word one after the other. Phones in
 * the middle of a word know their neighbours. The first one looks at what was said before it, the last one takes
 * the best of all that may follow, so that no word has to be copied for its neighbours.
 */
export interface WordNetwork {
  readonly model: AcousticModel;
  readonly words: number;
  readonly nodes: number;
  readonly kind: Uint8Array;
  readonly phone: Uint8Array;
  readonly word: Int32Array;
  readonly isLast: Uint8Array;
  /** Of fixed nodes: three senones each. */
  readonly senones: Int32Array;
  /** Of others: a row of `after` or `before`. */
  readonly row: Int32Array;
  /** Senones by the sound before: [row][phone before][state]. */
  readonly after: Int32Array;
  /** Senones of all that may follow: [row * 3 + state]. */
  readonly before: readonly Int32Array[];
  /** First nodes of each word's ways: those of a word from `entryFrom`, whose end stands last. */
  readonly entries: Int32Array;
  readonly entryFrom: Int32Array;
  /** The pause after each word; the pause at the start stands last. */
  readonly pauses: Int32Array;
}

const STATES = 3;

/** Lays out the network of a vocabulary: some 20 ms for 2,000 words. */
export function buildNetwork(model: AcousticModel, vocabulary: readonly SpokenWord[]): WordNetwork {
  const made = roomFor(vocabulary);
  const after = createAfter(model);
  const before = createBefore(model);
  const silence = model.silence;
  let nodes = 0;
  let ways = 0;
  const add = (kind: number, phone: number, word: number, row: number, senones: readonly number[]) => {
    made.kind[nodes] = kind;
    made.phone[nodes] = phone;
    made.word[nodes] = word;
    made.row[nodes] = row;
    made.senones.set(senones, STATES * nodes);
    return nodes++;
  };
  vocabulary.forEach(({ variants }, word) => {
    for (const phones of variants) {
      const last = phones.length - 1;
      made.entries[ways++] = nodes;
      phones.forEach((phone, place) => {
        if (last === 0) add(BETWEEN, phone, word, before.rowOf(phone, 0, 'single'), NONE);
        else if (place === 0) add(AFTER, phone, word, after.rowOf(phone, phones[1]!), NONE);
        else if (place === last)
          add(BEFORE, phone, word, before.rowOf(phone, phones[place - 1]!, 'end'), NONE);
        else {
          const senones = model.senonesOf(phone, phones[place - 1]!, phones[place + 1]!, 'internal');
          add(FIXED, phone, word, 0, senones);
        }
      });
      made.isLast[nodes - 1] = 1;
    }
    made.entryFrom[word + 1] = ways;
  });
  const quiet = model.senonesOf(silence, silence, silence, 'single');
  for (let word = 0; word <= vocabulary.length; word++) {
    made.pauses[word] = add(FIXED, silence, word, 0, quiet);
    made.isLast[made.pauses[word]!] = 1;
  }
  return {
    ...made,
    model,
    words: vocabulary.length,
    nodes,
    after: Int32Array.from(after.senones),
    before: before.senones,
  };
}

/** A node for each phone of each way of each word, and for the pauses. */
function roomFor(vocabulary: readonly SpokenWord[]) {
  const pauses = vocabulary.length + 1;
  let [nodes, ways] = [pauses, 0];
  for (const { variants } of vocabulary) {
    ways += variants.length;
    for (const phones of variants) nodes += phones.length;
  }
  return {
    kind: new Uint8Array(nodes),
    phone: new Uint8Array(nodes),
    word: new Int32Array(nodes),
    isLast: new Uint8Array(nodes),
    senones: new Int32Array(STATES * nodes),
    row: new Int32Array(nodes),
    entries: new Int32Array(ways),
    entryFrom: new Int32Array(vocabulary.length + 1),
    pauses: new Int32Array(pauses),
  };
}

const NONE = [0, 0, 0];

function createAfter(model: AcousticModel) {
  const rows = new Map<number, number>();
  const senones: number[] = [];
  const phones = model.phones.length;
  const rowOf = (phone: number, right: number) => {
    const key = phone * phones + right;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = rows.size;
    rows.set(key, row);
    for (let left = 0; left < phones; left++) senones.push(...model.senonesOf(phone, left, right, 'begin'));
    return row;
  };
  return { senones, rowOf };
}

/** Rows of words of one phone come in blocks, one for each phone before, as that is not known yet. */
function createBefore(model: AcousticModel) {
  const rows = new Map<string, number>();
  const senones: Int32Array[] = [];
  const rights = model.phones
    .map((_, phone) => phone)
    .filter((phone) => phone === model.silence || !model.fillers.has(phone));
  const addRow = (phone: number, left: number, position: WordPosition) => {
    const sequences = rights.map((right) => model.senonesOf(phone, left, right, position));
    for (let state = 0; state < STATES; state++) {
      senones.push(Int32Array.from(new Set(sequences.map((sequence) => sequence[state]!))));
    }
  };
  const rowOf = (phone: number, left: number, position: 'end' | 'single') => {
    const key = `${position} ${phone} ${left}`;
    const known = rows.get(key);
    if (known !== undefined) return known;
    const row = senones.length / STATES;
    rows.set(key, row);
    const lefts = position === 'end' ? [left] : model.phones.keys();
    for (const before of lefts) addRow(phone, before, position);
    return row;
  };
  return { senones, rowOf };
}
