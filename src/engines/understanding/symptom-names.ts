import type { Symptom } from '#domain/practice/complex/acts.ts';
import type { Knowledge } from './knowledge.ts';
import { LinearClassifier } from './linear-classifier.ts';
import { normalise } from './normalise.ts';

/** A guess at a symptom that no phrase of the lexicon names is worth this at least. */
const LEAST = 0.3;

export interface NamedSymptom {
  readonly symptom: Symptom;
  /** 0 to 1. */
  readonly probability: number;
}

/** Tells which symptom a clause asks for, when it asks for one. */
export class SymptomNames {
  readonly #classifier: LinearClassifier<Symptom>;

  constructor({ examples, symptomNames }: Knowledge) {
    const asked = examples.flatMap(({ symptom, text }) => (symptom ? [{ label: symptom, text }] : []));
    const named = symptomNames.map(({ symptom, phrase }) => ({ label: symptom, text: phrase }));
    this.#classifier = new LinearClassifier(
      [...asked, ...named].map(({ label, text }) => ({ label, text: normalise(text), concepts: [] })),
    );
  }

  /** The symptoms that the lexicon found, else the likeliest by the examples; empty when none is likely. */
  name(clause: string, found: readonly Symptom[]): NamedSymptom[] {
    if (found.length > 0) return found.map((symptom) => ({ symptom, probability: 1 }));
    const scores = this.#classifier.scores({ text: normalise(clause), concepts: [] });
    return [...scores]
      .map(([symptom, score]) => ({ symptom, probability: Math.exp(score) }))
      .filter(({ probability }) => probability >= LEAST)
      .sort((a, b) => b.probability - a.probability)
      .slice(0, 2);
  }
}
