import type { Verdict } from '#domain/oet/speaking/assessment.ts';

/** From where on a share of faults costs: under the first it is a yes, under the second partly, else no. 0 to 1. */
interface Faults {
  readonly yes: number;
  readonly partly: number;
}

/** From how many on it is partly, and from how many on no. */
interface Counted {
  readonly partly: number;
  readonly no: number;
}

/** Where the verdict of a single number changes: the cut-offs that agree best with people. */
export const STEPS = {
  /** Faults for each turn that asks. One slip in many questions is no habit; in every third turn it is one. */
  D3: { yes: 0.2, partly: 0.28 },
  /** Of what is told, the part in long turns: with nothing that orders it, that is hard to follow. */
  C3: { yes: 0, partly: 0.65 },
  /** Questions about facts that were asked only after advice: one more thing to ask is no disorder. */
  C1: { partly: 2, no: 3 },
} as const satisfies Record<string, Faults | Counted>;

/** The verdict on a share of faults. */
export const under = (share: number, { yes, partly }: Faults): Verdict =>
  share < yes ? 'yes' : share < partly ? 'partly' : 'no';

/** Evidence that is added up, each with its weight: a yes from one sum on, partly from another. */
interface Weighed {
  readonly weights: Readonly<Record<string, number>>;
  readonly yes: number;
  readonly partly: number;
}

/**
 * What a rule finds in words reaches only wordings that were foreseen; how often, how long and in what order things come
 * shows in every conversation. So the verdict of the rule (no 0, partly 1, yes 2) is added up with a few of these. About
 * one standard deviation weighs as much as another; the cuts give as many yes and no as three assessors give on 60
 * role-plays of three banks. Set on two banks and tried on the third, each agrees better with them than a rule alone.
 */
export const WEIGHED = {
  /** `answered`: of what the other one states, the part that gets words of theirs back, or words for a feeling. */
  A2: { weights: { rule: 1, answered: 3 }, yes: 2.8, partly: 1.4 },
  /** `answered`: as for A2, questions too. */
  B2: { weights: { rule: 1, answered: 4 }, yes: 3.2, partly: 2.2 },
  /**
   * `links`: four at most; `settled`: of the concerns; of all that is told, the most in a turn that no question ends
   * (`unasked`), and in one that has no word of what was just said (`unrelated`).
   */
  B3: { weights: { links: 0.8, settled: 0.5, unasked: -2, unrelated: -1 }, yes: -0.49, partly: -1.18 },
  /** `late`: turns that ask for facts after explaining has begun; `closed`: 1 where the end is said. */
  C1: { weights: { rule: 1, late: -0.3, closed: 1 }, yes: 2, partly: 0.5 },
  /** `ordered`: words of order; `unasked`: of all that is told, the most that no question ends; `asides`: 'also'. */
  C3: { weights: { rule: 1, ordered: 0.25, unasked: -2, asides: -0.2 }, yes: 0.5, partly: -0.27 },
  /** `open`: of the questions, the open ones; `heard`: words of the other one in each of the first three turns. */
  D1: { weights: { rule: 1, open: 4, heard: 0.12 }, yes: 4.1, partly: 3.1 },
  /** `longest`: of all words, the statements of one turn; `invited`, `links`: turns that ask, links; four at most. */
  E2: { weights: { longest: -10, invited: 0.8, links: 0.3 }, yes: -0.85, partly: -1.63 },
} as const satisfies Record<string, Weighed>;

type Indicator = keyof typeof WEIGHED;

const RANKS: Readonly<Record<Verdict, number>> = { no: 0, partly: 1, yes: 2 };
/** Where a rule had nothing to go by. */
const UNKNOWN = 1;

/** The verdict of a rule as evidence. */
export const rankOf = (verdict: Verdict | null): number => (verdict === null ? UNKNOWN : RANKS[verdict]);

/** The verdict on evidence that is added up. */
export function weigh<Each extends Indicator>(
  indicator: Each,
  evidence: Readonly<Record<keyof (typeof WEIGHED)[Each]['weights'] & string, number>>,
): Verdict {
  const { weights, ...cuts }: Weighed = WEIGHED[indicator];
  const sum = Object.entries<number>(evidence).reduce(
    (total, [name, value]) => total + weights[name]! * value,
    0,
  );
  const verdict = sum >= cuts.yes ? 'yes' : sum >= cuts.partly ? 'partly' : 'no';
  // What is plainly bad, or well done, is made up for by half at most.
  return 'rule' in evidence && Math.abs(RANKS[verdict] - Number(evidence.rule)) > 1 ? 'partly' : verdict;
}
