import type { LearningLanguage } from '#domain/languages.ts';
import { type Act, type Symptom, symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import { splitTurn } from './clauses.ts';
import { ExampleIndex } from './example-index.ts';
import { type ClauseEvidence, gather } from './features.ts';
import { loadLexicon, type Sense } from './knowledge.ts';
import { loadLearned } from './learned.ts';
import { type LineMeanings, translatedLines } from './meaning/line-meanings.ts';
import { Meaning } from './meaning/meaning.ts';
import { MEANING_WEIGHTS } from './meaning/weights.generated.ts';
import { normalise } from './normalise.ts';
import { PhraseTable } from './phrases.ts';
import { type NamedSymptom, SymptomNames } from './symptom-names.ts';
import { WEIGHTS, type Weights } from './weights.generated.ts';

/** What an act has of the probability that a clause was said with it, 0 to 1. */
export interface Reading {
  readonly act: Act;
  readonly probability: number;
}

/** A clause with its readings, likeliest first. What they lack to 1 is the probability that it belongs nowhere. */
export interface ReadClause {
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Words of the brief that point to single facts. */
  readonly hints: readonly string[];
}

/** Words of a case that point to one of its facts. */
export interface Alias {
  readonly phrase: string;
  readonly topic: Topic;
}

export interface Understanding {
  /** Reads what a clinician said, clause by clause. Same input, same output; 1 to 10 ms a clause. */
  read(turn: string, aliases?: readonly Alias[]): ReadClause[];
  /** Symptoms that a text names. */
  symptomsIn(text: string): Symptom[];
  /** The probability, 0 to 1, that a sentence takes up a feeling, by its meaning; 0 in all but English. */
  comfortIn(sentence: string): number;
  /** The meaning of a sentence as numbers, of length 1; null in all but English. */
  meaningOf(sentence: string): Float32Array | null;
  /** Tells which lines suit what was said; null without meanings. In all languages but English by what words let expect. */
  readonly lines: LineMeanings | null;
  /** Loads ahead what meanings need: in English 0.1 s and some 60 MB, else some 6 MB. */
  getReady(): void;
}

/** A word of the brief is as good as this much of the other evidence: set by hand, as examples know no brief. */
const ALIAS_WEIGHT = 1.6;
const MOST_READINGS = 4;
/** From this probability on, a clause's words are enough; below, its meaning is asked as well. */
export const SURE_BY_WORDS = 0.9;
/** What unlocks what a patient keeps to himself: near to it in meaning ('You must sleep with it.') is not enough. */
const UNLOCKING: readonly Named[] = ['empathy', 'confidentiality'];
/** A part of a sentence with this probability is understood by itself. */
const SURE = 0.6;
/** '... or any other drug?' belongs to what stands before it. */
const LOOSE: ReadonlySet<Act> = new Set<Act>(['anything_else', 'associated', 'tell_more', 'affirm', 'deny']);

/**
 * Reads what the engine has learned of a language: some 50 ms and 40 MB where it was learned before, else seconds. What
 * clauses mean is known in English alone; without `knowsMeanings` words are all there is.
 */
export function createUnderstanding(
  language: LearningLanguage,
  { knowsMeanings = true } = {},
): Understanding {
  const learned = loadLearned(language);
  const lexicon = loadLexicon(language);
  const index = new ExampleIndex(learned.examples);
  const names = new SymptomNames(learned.symptomNames);
  let loaded: Meaning | null = null;
  const meaning = () => {
    if (knowsMeanings && language === 'en') loaded ??= new Meaning();
    return loaded;
  };
  let translated: LineMeanings | null = null;
  const lines = () => {
    if (language === 'en' || !knowsMeanings) return meaning()?.lines ?? null;
    translated ??= translatedLines(language);
    return translated;
  };
  const readClause = (text: string, aliases: PhraseTable<Topic>, ask: () => Meaning | null): ReadClause => {
    const words = normalise(text).split(' ');
    const pointed = aliases.find(words);
    const evidence = gather(text, lexicon, index);
    const named = names.name(text, evidence.symptoms);
    const topics = pointed.map(({ value }) => value);
    return {
      text,
      readings: readingsOf(weighAll(text, evidence, topics, ask), named, topics),
      hints: pointed.map(({ start, end }) => words.slice(start, end).join(' ')),
    };
  };
  return {
    get lines() {
      return lines();
    },
    comfortIn: (sentence) => meaning()?.comfortIn(sentence) ?? 0,
    meaningOf: (sentence) => meaning()?.meaningOf(sentence) ?? null,
    getReady: () => void lines(),
    symptomsIn(text) {
      return lexicon.symptoms.find(normalise(text).split(' ')).map(({ value }) => value);
    },
    read(turn, aliases = []) {
      const table = new PhraseTable<Topic>();
      for (const { phrase, topic } of aliases) table.add(phrase, topic);
      return splitTurn(turn, lexicon.interrogatives).flatMap(({ text, clauses }) => {
        const whole = readClause(text, table, meaning);
        if (clauses.length < 2) return [whole];
        // By words alone: half a sentence ('or any other drug?') means something by itself too.
        const parts = clauses.map((clause) => readClause(clause, table, () => null));
        return standAlone(parts) ? parts : [whole];
      });
    },
  };
}

/** A sentence is more than one clause only where each of them is understood by itself, and otherwise. */
function standAlone(parts: readonly ReadClause[]): boolean {
  const best = parts.map(({ readings }) => readings[0]);
  const acts = new Set(best.map((reading) => reading?.act));
  return (
    acts.size === parts.length &&
    best.every(({ act, probability } = { act: 'tell_more', probability: 0 }) => {
      return probability >= SURE && !LOOSE.has(act);
    })
  );
}

/** By words alone where they are sure, else by words and meaning. */
function weighAll(
  text: string,
  evidence: ClauseEvidence,
  pointed: readonly Topic[],
  meaning: () => Meaning | null,
): Map<Named, number> {
  const { probabilities } = weigh(evidence, WEIGHTS, pointed);
  if (Math.max(...probabilities.values()) >= SURE_BY_WORDS) return probabilities;
  const joined = meaning()?.addTo(evidence, text);
  if (!joined) return probabilities;
  const meant = weigh(joined, MEANING_WEIGHTS, pointed).probabilities;
  const unlocks = UNLOCKING.some((sense) => meant.get(sense)! >= SURE && probabilities.get(sense)! < SURE);
  return unlocks ? probabilities : meant;
}

function readingsOf(
  probabilities: ReadonlyMap<Named, number>,
  named: readonly NamedSymptom[],
  pointed: readonly Topic[],
): Reading[] {
  const symptoms = new Map(named.map(({ symptom, probability }) => [symptom, probability]));
  for (const topic of pointed) if (isSymptom(topic)) symptoms.set(topic.slice(8) as Symptom, 1);
  return [...probabilities]
    .flatMap(([sense, probability]): Reading[] =>
      sense === 'symptom'
        ? [...symptoms].map(([symptom, share]) => ({
            act: symptomTopic(symptom),
            probability: probability * share,
          }))
        : [{ act: sense, probability }],
    )
    .sort((a, b) => b.probability - a.probability)
    .slice(0, Math.max(MOST_READINGS, symptoms.size + 1));
}

type Named = Exclude<Sense, 'out_of_scope'>;

/**
 * Joins the evidence into probabilities: a conditional logit over the senses and 'none of them', whose weights
 * `scripts/fit-understanding.ts` fits to examples that the index has not seen.
 */
export function weigh(
  { senses, strange }: ClauseEvidence,
  weights: Weights,
  pointed: readonly Topic[] = [],
): { readonly probabilities: Map<Named, number>; readonly none: number } {
  const utilities = new Map<Named, number>();
  for (const [sense, evidence] of senses) {
    const alias = pointed.some((topic) => topic === sense || (sense === 'symptom' && isSymptom(topic)));
    utilities.set(sense, dot(evidence, weights.senses) + (alias ? ALIAS_WEIGHT : 0));
  }
  const outside = dot(strange, weights.strange) - (pointed.length > 0 ? ALIAS_WEIGHT / 2 : 0);
  const top = Math.max(outside, ...utilities.values());
  const none = Math.exp(outside - top);
  let sum = none;
  for (const [sense, utility] of utilities) {
    const value = Math.exp(utility - top);
    utilities.set(sense, value);
    sum += value;
  }
  for (const [sense, value] of utilities) utilities.set(sense, value / sum);
  return { probabilities: utilities, none: none / sum };
}

const isSymptom = (topic: Topic) => topic.startsWith('symptom.');

function dot(evidence: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < evidence.length; i++) sum += evidence[i]! * weights[i]!;
  return sum;
}
