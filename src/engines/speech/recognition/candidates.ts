import { type Alignment, align } from '../pronunciation/acoustic/align.ts';
import type { Heard } from '../pronunciation/evidence.ts';
import { findWordEnds } from './decoder.ts';
import type { SearchSettings } from './decoder-settings.ts';
import { breathOf } from './language-model.ts';
import { bestReadings, type Reading } from './n-best.ts';
import type { Preparation } from './preparation.ts';

/** A text that may have been said, fitted to the recording sound by sound. */
export interface Candidate {
  /** The words as sentences. */
  readonly sentences: readonly (readonly number[])[];
  readonly words: readonly number[];
  readonly isListed: boolean;
  readonly alignment: Alignment;
  /** Log probability of the words, whatever was heard. */
  readonly prior: number;
  /** Both together, as candidates are compared. */
  readonly score: number;
}

const MOST_OPEN = 40;
const MOST_LISTED = 10;
/** How much the prior counts when candidates are compared. */
const PRIOR_WEIGHT = 10;
/** A listed sentence is as likely to be said as all others together. */
const HALF = Math.log(0.5);

/**
 * The texts that fit a recording best, best first. Whole listed sentences are looked for by themselves, as they can
 * be told apart far better than all that could be said; then any sequence of their words is. The best of both are
 * compared by an exact alignment, since the search takes the neighbours of a word's last sound as they suit it.
 */
export function findCandidates(prepared: Preparation, heard: Heard, settings: SearchSettings): Candidate[] {
  const { tree, treeNetwork, language, network, vocabulary } = prepared;
  const listed = bestReadings(
    findWordEnds(treeNetwork, tree, heard.scores, settings.listed),
    tree,
    settings.listed,
    MOST_LISTED,
  );
  const open = bestReadings(
    findWordEnds(network, language, heard.scores, settings.open),
    language,
    settings.open,
    MOST_OPEN,
  );
  const texts = new Map<string, Omit<Candidate, 'alignment' | 'score'>>();
  for (const reading of listed) {
    const words = reading.words.map((node) => tree.wordOf[node]!);
    const key = words.join(' ');
    if (texts.has(key)) continue;
    const prior = HALF + addLogs(treeLog(prepared, reading), breathOf(language, words).log);
    texts.set(key, { words, sentences: split(prepared, reading), isListed: true, prior });
  }
  for (const { words } of open) {
    const key = words.join(' ');
    if (texts.has(key)) continue;
    const { log, sentences } = breathOf(language, words);
    texts.set(key, { words, sentences, isListed: false, prior: HALF + log });
  }
  const candidates: Candidate[] = [];
  for (const text of texts.values()) {
    const spoken = text.words.map((word) => vocabulary[word]!);
    const alignment = align(heard.model, heard.scores, spoken);
    if (alignment === null) continue;
    candidates.push({ ...text, alignment, score: alignment.total + PRIOR_WEIGHT * text.prior });
  }
  return candidates.sort((a, b) => b.score - a.score);
}

function treeLog({ tree }: Preparation, { words }: Reading): number {
  let log = 0;
  let before = tree.words;
  for (const node of [...words, tree.words]) {
    log += tree.afterOne(before, node);
    before = node;
  }
  return log;
}

function split({ tree }: Preparation, { words }: Reading): number[][] {
  const sentences: number[][] = [];
  for (const node of words) {
    if (tree.isFirst[node] === 1) sentences.push([]);
    sentences.at(-1)!.push(tree.wordOf[node]!);
  }
  return sentences;
}

function addLogs(a: number, b: number): number {
  const top = Math.max(a, b);
  return top + Math.log(Math.exp(a - top) + Math.exp(b - top));
}
