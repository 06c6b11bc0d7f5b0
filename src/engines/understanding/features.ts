import { QUESTIONS, type Symptom, type Topic } from '#domain/practice/complex/acts.ts';
import type { ExampleIndex, Likeness } from './example-index.ts';
import type { Lexicon, Sense } from './knowledge.ts';
import { normalise, wordsIn } from './normalise.ts';
import type { PhraseTable } from './phrases.ts';

/** Stands for a symptom's name, so that what is asked is told apart from what it is asked of. */
const MASK = 'xsym';
const ASKING: ReadonlySet<string> = new Set(QUESTIONS);

/** What speaks for one sense of a clause: a number for each of FEATURES. */
export type Evidence = readonly number[];

export const FEATURES = [
  'best',
  'nearest',
  'words',
  'bayes',
  'linear',
  'lexicon',
  'symptom',
  'unnamed',
  'question',
] as const;
/** What speaks for a clause not belonging here. */
export const STRANGE_FEATURES = ['bias', 'best', 'strange', 'outOfScope', 'linear', 'short'] as const;

export interface ClauseEvidence {
  readonly senses: ReadonlyMap<Exclude<Sense, 'out_of_scope'>, Evidence>;
  readonly strange: Evidence;
  /** Symptoms that the clause names, in its order. */
  readonly symptoms: readonly Symptom[];
  readonly words: readonly string[];
}

/** A clause without its polite beginning, with the names of symptoms masked. */
export function prepare(text: string, lexicon: Lexicon) {
  let plain = normalise(text);
  for (let again = true; again; ) {
    const wrapper = lexicon.wrappers.find((each) => plain.startsWith(`${each} `) && plain !== each);
    again = wrapper !== undefined;
    if (wrapper) plain = plain.slice(wrapper.length + 1);
  }
  const words = wordsIn(plain);
  const hits = lexicon.symptoms.find(words);
  const concepts: string[] = lexicon.topics.find(words).map(({ value }) => value);
  if (hits.length > 0) concepts.push(MASK);
  if (/\?\s*$/.test(text)) concepts.push('?');
  return {
    words,
    text: mask(words, hits),
    concepts: [...new Set(concepts)],
    symptoms: [...new Set(hits.map(({ value }) => value))],
  };
}

function mask(words: readonly string[], hits: readonly { start: number; end: number }[]): string {
  const masked: string[] = [];
  for (let at = 0; at < words.length; ) {
    const hit = hits.find(({ start }) => start === at);
    masked.push(hit ? MASK : words[at]!);
    at = hit ? hit.end : at + 1;
  }
  return masked.join(' ');
}

/** All that speaks for each sense of a clause, and for none. */
export function gather(text: string, lexicon: Lexicon, index: ExampleIndex): ClauseEvidence {
  const { words, symptoms, ...wording } = prepare(text, lexicon);
  const likeness = index.compare(wording);
  const lexical = shares(lexicon.topics, words);
  const asks = /\?\s*$/.test(text) || opensAsQuestion(words, lexicon.interrogatives);
  const senses = new Map<Exclude<Sense, 'out_of_scope'>, Evidence>();
  let best = 0;
  for (const [sense, like] of likeness) {
    if (sense === 'out_of_scope') continue;
    best = Math.max(best, like.best);
    const named = sense === 'symptom' && symptoms.length > 0;
    senses.set(sense, evidenceFor(sense, like, lexical.get(sense as Topic) ?? 0, { asks, named }));
  }
  const { best: outside, linear } = likeness.get('out_of_scope') ?? { best: 0, linear: 0 };
  const short = words.length <= 2 ? 1 : 0;
  return {
    senses,
    strange: [1, best, index.strangeness(wording.text), outside, linear, short],
    symptoms,
    words,
  };
}

function evidenceFor(
  sense: Sense,
  like: Likeness,
  lexical: number,
  { asks, named }: { asks: boolean; named: boolean },
): Evidence {
  const isQuestion = sense === 'symptom' || ASKING.has(sense);
  return [
    like.best,
    like.nearest,
    like.words,
    like.bayes,
    like.linear,
    lexical,
    named ? 1 : 0,
    sense === 'symptom' && !named ? 1 : 0,
    isQuestion === asks ? 1 : 0,
  ];
}

/** What each topic has of the words that give a topic away; together 1. */
function shares(topics: PhraseTable<Topic>, words: readonly string[]): Map<Topic, number> {
  const hits = topics.find(words);
  const result = new Map<Topic, number>();
  for (const { value } of hits) result.set(value, (result.get(value) ?? 0) + 1 / hits.length);
  return result;
}

function opensAsQuestion(words: readonly string[], interrogatives: readonly string[]): boolean {
  const text = words.join(' ');
  return interrogatives.some((opening) => text.startsWith(`${opening} `));
}
