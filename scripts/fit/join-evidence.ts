import type { ClauseEvidence } from '#engines/understanding/features.ts';
import type { Sense } from '#engines/understanding/knowledge.ts';
import { weigh } from '#engines/understanding/understand.ts';
import type { Weights } from '#engines/understanding/weights.generated.ts';

/** An example with what an index says of it that has not seen it. */
export interface Case {
  readonly sense: Sense;
  readonly evidence: ClauseEvidence;
}

const RATE = 0.05;
const MOST_CONFUSIONS = 25;
/** Keeps weights from running away on examples that are told apart without fault. */
const DECAY = 0.0002;

/** Fits the weights that join the evidence of a clause, by so many steps of gradient ascent on the likelihood of cases. */
export function joinEvidence(cases: readonly Case[], start: Weights, steps: number): Weights {
  const senses = [...start.senses];
  const strange = [...start.strange];
  const moments = [...senses, ...strange].map(() => ({ mean: 0, square: 0 }));
  for (let step = 0; step < steps; step++) {
    const slopes = slopesOf(cases, { senses, strange });
    for (const [i, slope] of slopes.entries()) {
      const [weights, at] = i < senses.length ? [senses, i] : [strange, i - senses.length];
      weights[at]! += adam(moments[i]!, slope / cases.length - DECAY * weights[at]!, step + 1);
    }
  }
  return { senses, strange };
}

function slopesOf(cases: readonly Case[], weights: Weights): number[] {
  const senses = weights.senses.map(() => 0);
  const strange = weights.strange.map(() => 0);
  for (const { sense, evidence } of cases) {
    const { probabilities, none } = weigh(evidence, weights);
    const isNone = sense === 'out_of_scope';
    if (!isNone && !evidence.senses.has(sense)) continue;
    add(strange, evidence.strange, (isNone ? 1 : 0) - none);
    for (const [name, probability] of probabilities) {
      if (probability < 1e-4 && name !== sense) continue;
      add(senses, evidence.senses.get(name)!, (name === sense ? 1 : 0) - probability);
    }
  }
  return [...senses, ...strange];
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

/** Prints how many cases are taken as meant, as something else, or for nothing, and the commonest confusions. */
export function report(
  cases: readonly Case[],
  read: (evidence: ClauseEvidence) => ReturnType<typeof weigh>,
): void {
  const count = { right: 0, wrong: 0, refused: 0 };
  const confusions = new Map<string, number>();
  for (const { sense, evidence } of cases) {
    const [best] = [...read(evidence).probabilities].sort((a, b) => b[1] - a[1]);
    if (!best || best[1] < 0.6) count.refused++;
    else if (best[0] === sense) count.right++;
    else {
      count.wrong++;
      const pair = `${sense} > ${best[0]}`;
      confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
    }
  }
  const shares = Object.entries(count).map(
    ([name, n]) => `${name} ${((100 * n) / cases.length).toFixed(1)} %`,
  );
  console.log(`${cases.length} examples: ${shares.join(', ')}`);
  const worst = [...confusions].sort((a, b) => b[1] - a[1]).slice(0, MOST_CONFUSIONS);
  for (const [pair, n] of worst) console.log(`${n} ${pair}`);
}

/** Weights as they stand in a file. */
export function written({ senses, strange }: Weights): string {
  const list = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3))).join(', ');
  return `{
  senses: [${list(senses)}],
  strange: [${list(strange)}],
}`;
}
