import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { ExampleIndex, learnExamples } from '#engines/understanding/example-index.ts';
import {
  type ClauseEvidence,
  FEATURES,
  gather,
  prepare,
  STRANGE_FEATURES,
} from '#engines/understanding/features.ts';
import { loadKnowledge, type Sense } from '#engines/understanding/knowledge.ts';
import { weigh } from '#engines/understanding/understand.ts';

/**
 * Fits the weights that join the evidence of a clause, by gradient ascent on the likelihood of examples that the
 * index has not seen (five folds by hash, all languages together), and writes them beside the engine.
 */
const FOLDS = 5;
const STEPS = 300;
const RATE = 0.05;
/** Keeps weights from running away on examples that are told apart without fault. */
const DECAY = 0.0002;

interface Case {
  readonly sense: Sense;
  readonly evidence: ClauseEvidence;
}

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

const senses = FEATURES.map((name) => (name === 'linear' || name === 'best' ? 1 : 0));
const strange = STRANGE_FEATURES.map(() => 0);
const moments = [...FEATURES, ...STRANGE_FEATURES].map(() => ({ mean: 0, square: 0 }));

for (let step = 0; step < STEPS; step++) {
  const gradient = { senses: FEATURES.map(() => 0), strange: STRANGE_FEATURES.map(() => 0) };
  for (const { sense, evidence } of cases) {
    const { probabilities, none } = weigh(evidence, { senses, strange });
    const isNone = sense === 'out_of_scope';
    if (!isNone && !evidence.senses.has(sense)) continue;
    add(gradient.strange, evidence.strange, (isNone ? 1 : 0) - none);
    for (const [name, probability] of probabilities) {
      if (probability < 1e-4 && name !== sense) continue;
      add(gradient.senses, evidence.senses.get(name)!, (name === sense ? 1 : 0) - probability);
    }
  }
  for (const [i, slope] of [...gradient.senses, ...gradient.strange].entries()) {
    const [weights, at] = i < senses.length ? [senses, i] : [strange, i - senses.length];
    weights[at]! += adam(moments[i]!, slope / cases.length - DECAY * weights[at]!, step + 1);
  }
}

/** A step of Adam (Kingma and Ba, 2015) for one weight. */
function adam(moment: { mean: number; square: number }, slope: number, step: number): number {
  moment.mean = 0.9 * moment.mean + 0.1 * slope;
  moment.square = 0.99 * moment.square + 0.01 * slope * slope;
  const mean = moment.mean / (1 - 0.9 ** step);
  return (RATE * mean) / (Math.sqrt(moment.square / (1 - 0.99 ** step)) + 1e-8);
}

function add(sum: number[], values: readonly number[], factor: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += factor * values[i]!;
}

report();
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3))).join(', ');
writeFileSync(
  fileURLToPath(new URL('../src/engines/understanding/weights.generated.ts', import.meta.url)),
  `// Written by \`npm run fit:understanding\`: weights of the features in features.ts.
export interface Weights {
  readonly senses: readonly number[];
  readonly strange: readonly number[];
}

export const WEIGHTS: Weights = {
  senses: [${rounded(senses)}],
  strange: [${rounded(strange)}],
};
`,
);

function report(): void {
  let right = 0;
  let wrong = 0;
  let refused = 0;
  const confusions = new Map<string, number>();
  for (const { sense, evidence } of cases) {
    const { probabilities } = weigh(evidence, { senses, strange });
    const [best] = [...probabilities].sort((a, b) => b[1] - a[1]);
    if (!best || best[1] < 0.6) refused++;
    else if (best[0] === sense) right++;
    else {
      wrong++;
      const pair = `${sense} > ${best[0]}`;
      confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
    }
  }
  const share = (count: number) => `${((100 * count) / cases.length).toFixed(1)} %`;
  console.log(
    `${cases.length} examples: right ${share(right)}, wrong ${share(wrong)}, refused ${share(refused)}`,
  );
  console.log(FEATURES.map((name, i) => `${name} ${senses[i]!.toFixed(2)}`).join(', '));
  console.log(STRANGE_FEATURES.map((name, i) => `${name} ${strange[i]!.toFixed(2)}`).join(', '));
  const worst = [...confusions].sort((a, b) => b[1] - a[1]).slice(0, 25);
  for (const [pair, count] of worst) console.log(`${count} ${pair}`);
}
