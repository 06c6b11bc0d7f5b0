import type { WordSequences } from './language-model.ts';

/** Sentences as they are listed, those that begin alike as one: each node is a word in its place. */
export interface SentenceTree extends WordSequences {
  /** Word of each node. */
  readonly wordOf: Int32Array;
  /** Whether a node is the first word of a sentence. */
  readonly isFirst: Uint8Array;
}

/** Probability that a second sentence follows in one breath. */
const GOES_ON = 0.03;
const NEVER = Number.NEGATIVE_INFINITY;

interface Branch {
  readonly children: Map<number, number>;
  sentences: number;
  ending: number;
}

/**
 * Puts sentences together. The search may choose one of them, or several one after the other, and nothing else.
 * `goesOn` is the probability of one more.
 */
export function growSentenceTree(
  sentences: readonly (readonly number[])[],
  goesOn: number = GOES_ON,
): SentenceTree {
  const root: Branch = { children: new Map(), sentences: sentences.length, ending: 0 };
  const branches: Branch[] = [];
  const wordOf: number[] = [];
  for (const sentence of sentences) {
    let at = root;
    for (const word of sentence) {
      let child = at.children.get(word);
      if (child === undefined) {
        child = branches.length;
        at.children.set(word, child);
        branches.push({ children: new Map(), sentences: 0, ending: 0 });
        wordOf.push(word);
      }
      at = branches[child]!;
      at.sentences++;
    }
    at.ending++;
  }
  return toSequences([...branches, root], wordOf, goesOn);
}

/** The end of a sentence and its start share the number after the last node. */
function toSequences(branches: readonly Branch[], wordOf: readonly number[], goesOn: number): SentenceTree {
  const words = wordOf.length;
  const root = branches[words]!;
  const from = new Int32Array(words + 2);
  const next: number[] = [];
  const pair: number[] = [];
  branches.forEach((branch, history) => {
    from[history] = next.length;
    const add = (word: number, count: number) => {
      next.push(word);
      pair.push(Math.log(count / branch.sentences));
    };
    for (const child of branch.children.values()) add(child, branches[child]!.sentences);
    if (branch.ending > 0) add(words, branch.ending);
  });
  from[words + 1] = next.length;
  const single = new Float64Array(words + 1).fill(NEVER);
  for (let at = from[words]!; at < next.length; at++) single[next[at]!] = pair[at]!;
  const backOff = Float64Array.from(branches, ({ ending, sentences }) =>
    ending > 0 ? Math.log((goesOn * ending) / sentences) : NEVER,
  );
  const isFirst = new Uint8Array(words);
  for (const child of root.children.values()) isFirst[child] = 1;
  const sequences = {
    words,
    single,
    backOff,
    from,
    next: Int32Array.from(next),
    pair: Float64Array.from(pair),
    // Another sentence follows by `backOff`.
    goesOn: new Float64Array(words + 1).fill(NEVER),
  };
  return { ...sequences, afterOne: oneBefore(sequences, isFirst), wordOf: Int32Array.from(wordOf), isFirst };
}

/** Made apart from the branches, which it would keep alive. */
function oneBefore(tree: Omit<WordSequences, 'afterOne'>, isFirst: Uint8Array): WordSequences['afterOne'] {
  const { words, single, backOff, from, next, pair } = tree;
  return (before, word) => {
    // Thousands of sentences begin at the root, and few words follow any other.
    if (before === words) return isFirst[word] === 1 ? single[word]! : backOff[before]! + single[word]!;
    for (let at = from[before]!; at < from[before + 1]!; at++) if (next[at] === word) return pair[at]!;
    return backOff[before]! + single[word]!;
  };
}
