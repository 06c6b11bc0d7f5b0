import { sentencesIn } from '../words/sentences-in.ts';
import { normalise } from './normalise.ts';

const CONJUNCTIONS = /\s+(?:and|or|but|also|y|e|o|u|pero|et|ou|mais|und|oder|aber|mas)\s+/giu;
/** A clause of fewer words than this is no clause of its own where a conjunction or comma stands. */
const FEWEST_WORDS = 2;
const MOST_SENTENCES = 12;

/** A sentence, and the clauses that it may be made of. One that can't be split is its only clause. */
export interface Sentence {
  readonly text: string;
  readonly clauses: readonly string[];
}

/**
 * Splits a turn into sentences, and those where a conjunction or a comma is followed by a new question ('When did it
 * start, and how bad is it?'). At most twelve sentences.
 */
export function splitTurn(turn: string, interrogatives: readonly string[]): Sentence[] {
  return sentencesIn(turn)
    .flatMap((sentence) => sentence.split(/[¿¡]/))
    .filter((sentence) => normalise(sentence) !== '')
    .slice(0, MOST_SENTENCES)
    .map((sentence) => {
      const clauses = splitQuestions(sentence, interrogatives).map((clause) => clause.trim());
      return { text: sentence.trim(), clauses: clauses.filter((clause) => normalise(clause) !== '') };
    });
}

function splitQuestions(sentence: string, interrogatives: readonly string[]): string[] {
  // What ends with a full stop asks nothing: '..., which means the heart needs more blood when you climb.'
  if (/[.!…]\s*$/.test(sentence)) return [sentence];
  const cuts: number[] = [];
  const consider = (start: number, end: number) => {
    const before = normalise(sentence.slice(cuts.at(-1) ?? 0, start));
    const after = normalise(sentence.slice(end));
    const opens = interrogatives.some((word) => after === word || after.startsWith(`${word} `));
    if (opens && count(before) >= FEWEST_WORDS && count(after) >= FEWEST_WORDS) cuts.push(end);
  };
  for (const match of sentence.matchAll(/,\s+/g)) consider(match.index, match.index + match[0].length);
  for (const match of sentence.matchAll(CONJUNCTIONS)) consider(match.index, match.index + match[0].length);
  cuts.sort((a, b) => a - b);
  return [0, ...cuts].map((cut, index) => sentence.slice(cut, cuts[index] ?? sentence.length));
}

function count(normalised: string): number {
  return normalised === '' ? 0 : normalised.split(' ').length;
}
