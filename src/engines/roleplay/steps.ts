import type { Verdict } from '#domain/oet/speaking/assessment.ts';

/** From where on a share of faults costs: under the first it is a yes, under the second partly, else no. 0 to 1. */
interface Steps {
  readonly yes: number;
  readonly partly: number;
}

/** Where the verdict of an indicator changes: set on role-plays that people judged, each by a share that can only cost. */
export const STEPS = {
  /** Faults for each turn that asks. One slip in many questions is no habit; in every third turn it is one. */
  D3: { yes: 0.2, partly: 0.28 },
  /** Of what is told, the part that comes in long turns with no stop for the other one. */
  E2: { yes: 0.46, partly: 0.59 },
  /** Of what is told, the part in long turns: with nothing that orders it, that is hard to follow. */
  C3: { yes: 0, partly: 0.65 },
} as const satisfies Record<string, Steps>;

/** The verdict on a share of faults. */
export const under = (share: number, { yes, partly }: Steps): Verdict =>
  share < yes ? 'yes' : share < partly ? 'partly' : 'no';
