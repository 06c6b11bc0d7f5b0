import type { Symptom } from '#domain/practice/complex/acts.ts';
import type { Knowledge } from './knowledge.ts';
import { type LearnedClassifier, LinearClassifier, learnClassifier } from './linear-classifier.ts';
import { normalise } from './normalise.ts';

/** A guess at a symptom that no phrase of the lexicon names is worth this at least. */
const LEAST = 0.3;

/** Symptoms that clauses about closer ones name as well. */
const VAGUE: ReadonlySet<Symptom> = new Set<Symptom>(['pain', 'swelling']);
/** A closer symptom with this probability replaces a vague one. */
const CLOSER = 0.5;

export interface NamedSymptom {
  readonly symptom: Symptom;
  /** 0 to 1. */
  readonly probability: number;
}

/** Learns which words ask for which symptom. */
export function learnSymptomNames({ examples, symptomNames }: Knowledge): LearnedClassifier<Symptom> {
  const asked = examples.flatMap(({ symptom, text }) => (symptom ? [{ label: symptom, text }] : []));
  const named = symptomNames.map(({ symptom, phrase }) => ({ label: symptom, text: phrase }));
  return learnClassifier(
    [...asked, ...named].map(({ label, text }) => ({ label, text: normalise(text), concepts: [] })),
  );
}

/** Tells which symptom a clause asks for, when it asks for one. */
export class SymptomNames {
  readonly #classifier: LinearClassifier<Symptom>;

  constructor(learned: LearnedClassifier<Symptom>) {
    this.#classifier = new LinearClassifier(learned);
  }

  /**
   * The symptoms that the lexicon found, else the likeliest by the examples; empty when none is likely. A symptom that
   * may be any ('pain') gives way to a closer one.
   */
  name(clause: string, found: readonly Symptom[]): NamedSymptom[] {
    const close = found.filter((symptom) => !VAGUE.has(symptom));
    if (close.length > 0) return close.map((symptom) => ({ symptom, probability: 1 }));
    const likely = this.#guess(clause);
    const closer = likely.find(({ symptom, probability }) => !VAGUE.has(symptom) && probability >= CLOSER);
    if (found.length > 0 && !closer) return found.map((symptom) => ({ symptom, probability: 1 }));
    return closer ? [{ ...closer, probability: found.length > 0 ? 1 : closer.probability }] : likely;
  }

  #guess(clause: string): NamedSymptom[] {
    return [...this.#classifier.scores({ text: normalise(clause), concepts: [] })]
      .map(([symptom, score]) => ({ symptom, probability: Math.exp(score) }))
      .filter(({ probability }) => probability >= LEAST)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, 2);
  }
}
