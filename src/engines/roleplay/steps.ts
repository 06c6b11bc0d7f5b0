import type { Verdict } from '#domain/oet/speaking/assessment.ts';

/** From where on a share of faults costs: under the first it is a yes, under the second partly, else no. 0 to 1. */
interface Faults {
  readonly yes: number;
  readonly partly: number;
}

/** From where on evidence counts: a yes from the first on, partly from the second on, else no. */
interface Evidence {
  readonly yes: number;
  readonly partly: number;
}

/** From how many on it is partly, and from how many on no. */
interface Counted {
  readonly partly: number;
  readonly no: number;
}

/**
 * Where the verdict of an indicator changes: the cut-offs that agree best with people on 40 role-plays. Set on nine
 * tenths of these at a time and tried on the tenth, D3 keeps a kappa of 0.48, E2 0.46 and B3 0.32.
 */
export const STEPS = {
  /** Faults for each turn that asks. One slip in many questions is no habit; in every third turn it is one. */
  D3: { yes: 0.2, partly: 0.28 },
  /**
   * What of the concerns was settled (a fifth of it) and what was linked to what was said (0.08 a link), less the part of
   * what is told that comes in the longest turn: an explanation in one piece uses no answer.
   */
  E2: { yes: -0.33, partly: -0.51 },
  /** Of what is told, the part in long turns: with nothing that orders it, that is hard to follow. */
  C3: { yes: 0, partly: 0.65 },
  /** As for E2, with 0.4 for the concerns and 0.2 for each of two links. */
  B3: { yes: -0.09, partly: -0.39 },
  /** Questions about facts that were asked only after advice: one more thing to ask is no disorder. */
  C1: { partly: 2, no: 3 },
} as const satisfies Record<string, Faults | Evidence | Counted>;

/** The verdict on a share of faults. */
export const under = (share: number, { yes, partly }: Faults): Verdict =>
  share < yes ? 'yes' : share < partly ? 'partly' : 'no';

/** The verdict on evidence. */
export const from = (score: number, { yes, partly }: Evidence): Verdict =>
  score >= yes ? 'yes' : score >= partly ? 'partly' : 'no';
