import { INDICATORS, type Indicator } from '#domain/oet/speaking/criteria.ts';
import { evidenceOf, type TalkEvidence, talkFeatures } from '#engines/roleplay/learned/talk-features.ts';
import type { LearnedWeights, Weighing } from '#engines/roleplay/learned/weights.ts';
import { rankOf } from '#engines/roleplay/steps.ts';
import { roundedMatrix } from '#engines/understanding/meaning/byte-matrix.ts';
import type { Label } from './labelled-role-plays.ts';
import { dotOf, inverseOf, Ridge, saidBy } from './ridge.ts';

/** A conversation as numbers, and what people say of it. */
export interface ReadTalk {
  /** Who wrote it: what is left out together. */
  readonly group: string;
  readonly labels: Readonly<Partial<Record<Indicator, Label>>>;
  readonly rules: Readonly<Record<Indicator, Label>>;
  readonly turns: readonly Float32Array[];
  /** For each turn: 1 where it is marked for an indicator, then where against; null where nobody marked any. */
  readonly marks: readonly Float64Array[] | null;
}

/** Of a few that were tried with files left out. */
const TURN_PENALTY = 5;
/** For each conversation. */
const TALK_PENALTY = 0.4;

type Learned = Pick<LearnedWeights, 'turns' | 'talks'>;
/** The scores of the turns of each conversation. */
type Scores = ReadonlyMap<ReadTalk, readonly Float32Array[]>;

/** What rules and the scores of its turns say of a conversation. */
export const evidenceIn = ({ rules }: ReadTalk, scores: readonly Float32Array[]): TalkEvidence =>
  evidenceOf(
    INDICATORS.map((indicator) => rankOf(rules[indicator])),
    scores,
  );

/** Learns from conversations which of their turns people mark, and from those what verdict they give. */
export class RolePlayLearner {
  readonly #talks: readonly ReadTalk[];
  readonly #marked: readonly { readonly features: Float32Array; readonly group: string }[];
  /** Of each conversation's turns with the marked ones. */
  readonly #products: ReadonlyMap<ReadTalk, readonly Float64Array[]>;
  readonly #ridge: Ridge;
  readonly #counts = new Map<string, readonly Float64Array[]>();

  constructor(talks: readonly ReadTalk[]) {
    this.#talks = talks;
    const marked = talks.filter(({ marks }) => marks !== null);
    this.#marked = marked.flatMap(({ turns, group }) => turns.map((features) => ({ features, group })));
    this.#products = new Map(
      talks.map((talk) => [
        talk,
        talk.turns.map((turn) => Float64Array.from(this.#marked, ({ features }) => dotOf(features, turn))),
      ]),
    );
    const size = this.#marked.length;
    const square = new Float64Array(size * size);
    for (const [i, row] of marked.flatMap((talk) => this.#products.get(talk)!).entries())
      square.set(row, i * size);
    this.#ridge = new Ridge(
      square,
      marked.flatMap(({ marks }) => marks!),
      TURN_PENALTY,
    );
  }

  /** How conversations of a group are weighed by what all others teach, and their turns' scores by the same. */
  without(group: string): { readonly talks: Learned['talks']; readonly scores: Scores } {
    const others = this.#talks.filter((talk) => talk.group !== group);
    const here = this.#talks.filter((talk) => talk.group === group);
    return { talks: this.#weighings(others, [group]), scores: this.#scores(here, [group]) };
  }

  /** What all teach. */
  all(): Learned {
    const counts = this.#countsWithout([]);
    const size = this.#marked[0]!.features.length;
    const outputs = 2 * INDICATORS.length;
    const weights = new Float32Array(size * outputs);
    for (const [i, { features }] of this.#marked.entries()) {
      for (const [input, value] of features.entries()) {
        if (value === 0) continue;
        for (let output = 0; output < outputs; output++)
          weights[input * outputs + output]! += value * counts[i]![output]!;
      }
    }
    return { turns: roundedMatrix(weights, outputs), talks: this.#weighings(this.#talks, []) };
  }

  /** From scores that each conversation's own group did not teach. */
  #weighings(talks: readonly ReadTalk[], left: readonly string[]): Learned['talks'] {
    const groups = Map.groupBy(talks, ({ group }) => group);
    const evidence = new Map(
      [...groups].flatMap(([group, own]) =>
        [...this.#scores(own, [...left, group])].map(([talk, scores]) => [talk, evidenceIn(talk, scores)]),
      ),
    );
    const entries = INDICATORS.map((indicator) => {
      const labelled = talks.filter(({ labels }) => labels[indicator] != null);
      const rows = labelled.map((talk) => talkFeatures(indicator, evidence.get(talk)!));
      return [
        indicator,
        weighingOf(
          rows,
          labelled.map(({ labels }) => rankOf(labels[indicator]!)),
        ),
      ] as const;
    });
    return Object.fromEntries(entries) as Learned['talks'];
  }

  #scores(talks: readonly ReadTalk[], left: readonly string[]): Scores {
    const counts = this.#countsWithout(left);
    return new Map(
      talks.map((talk) => [
        talk,
        this.#products.get(talk)!.map((products) => Float32Array.from(saidBy(counts, products))),
      ]),
    );
  }

  #countsWithout(left: readonly string[]): readonly Float64Array[] {
    const name = left.toSorted().join();
    const rows = this.#marked.flatMap(({ group }, i) => (left.includes(group) ? [i] : []));
    const counts = this.#counts.get(name) ?? this.#ridge.without(rows);
    this.#counts.set(name, counts);
    return counts;
  }
}

/** A ridge regression to ranks, and cuts that give as many of each as people gave. */
export function weighingOf(rows: readonly (readonly number[])[], ranks: readonly number[]): Weighing {
  const size = rows[0]!.length;
  const means = Array.from({ length: size }, (_, i) => mean(rows.map((row) => row[i]!)));
  const spreads = means.map(
    (middle, i) => Math.sqrt(mean(rows.map((row) => (row[i]! - middle) ** 2))) + 1e-6,
  );
  const scaled = rows.map((row) => Float64Array.from(row, (value, i) => (value - means[i]!) / spreads[i]!));
  const square = new Float64Array(size * size);
  for (const row of scaled)
    for (let i = 0; i < size; i++) for (let j = 0; j < size; j++) square[i * size + j]! += row[i]! * row[j]!;
  for (let i = 0; i < size; i++) square[i * size + i]! += TALK_PENALTY * rows.length;
  const inverse = inverseOf(square, size);
  const middle = mean(ranks);
  const slopes = means.map((_, i) => scaled.reduce((sum, row, k) => sum + row[i]! * (ranks[k]! - middle), 0));
  const weights = means.map(
    (_, i) => slopes.reduce((sum, slope, j) => sum + slope * inverse[i * size + j]!, 0) / spreads[i]!,
  );
  const sums = rows
    .map((row) => row.reduce((sum, value, i) => sum + value * weights[i]!, 0))
    .toSorted((a, b) => a - b);
  const cutAbove = (rank: number) =>
    quantile(sums, ranks.filter((each) => each <= rank).length / ranks.length);
  return { weights, partly: cutAbove(0), yes: cutAbove(1) };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** The number under which a share of sorted ones lies. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  return below + (sorted[Math.ceil(place)]! - below) * (place % 1);
}
