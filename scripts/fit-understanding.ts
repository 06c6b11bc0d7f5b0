import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { ExampleIndex, learnExamples } from '#engines/understanding/example-index.ts';
import { FEATURES, gather, prepare, STRANGE_FEATURES } from '#engines/understanding/features.ts';
import { loadKnowledge } from '#engines/understanding/knowledge.ts';
import { weigh } from '#engines/understanding/understand.ts';
import { type Case, joinEvidence, report, written } from './fit/join-evidence.ts';

/**
 * Fits the weights that join the evidence of a clause to examples that the index has not seen (five folds by hash, all
 * languages together), and writes them beside the engine.
 */
const FOLDS = 5;
const STEPS = 300;

const cases = LEARNING_LANGUAGES.flatMap((language) => {
  const knowledge = loadKnowledge(language);
  const foldOf = (text: string) => createHash('sha256').update(text).digest()[0]! % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const seen = knowledge.examples.filter(({ text }) => foldOf(text) !== fold);
    const index = new ExampleIndex(
      learnExamples(seen.map(({ sense, text }) => ({ sense, ...prepare(text, knowledge) }))),
    );
    return knowledge.examples
      .filter(({ text }) => foldOf(text) === fold && !text.includes('xsym'))
      .map(({ sense, text }): Case => ({ sense, evidence: gather(text, knowledge, index) }));
  }).flat();
});

const start = {
  senses: FEATURES.map((name) => (name === 'linear' || name === 'best' ? 1 : 0)),
  strange: STRANGE_FEATURES.map(() => 0),
};
const weights = joinEvidence(cases, start, STEPS);

report(cases, (evidence) => weigh(evidence, weights));
console.log(FEATURES.map((name, i) => `${name} ${weights.senses[i]!.toFixed(2)}`).join(', '));
console.log(STRANGE_FEATURES.map((name, i) => `${name} ${weights.strange[i]!.toFixed(2)}`).join(', '));
writeFileSync(
  fileURLToPath(new URL('../src/engines/understanding/weights.generated.ts', import.meta.url)),
  `// Written by \`npm run fit:understanding\`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = ${written(weights)};
`,
);
