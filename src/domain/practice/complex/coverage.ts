import type { Act, Topic } from './acts.ts';
import type { Brief } from './brief.ts';
import type { UnderstoodClause } from './played-case.ts';

/** A topic or an act of a good consultation, with the doctor's clause that earned it, or null. */
export interface Coverage {
  readonly act: Act;
  readonly earned: { readonly turn: number; readonly quote: string } | null;
}

/** What every consultation should hold besides its topics: each is earned by any of its acts. */
const MANNERS: readonly (readonly [Act, ...Act[]])[] = [
  ['greet'],
  ['empathy', 'reassure'],
  ['explain_diagnosis', 'explain_test', 'explain_treatment', 'refer'],
  ['check_understanding', 'invite_questions'],
  ['safety_net', 'follow_up'],
];

/** Open questions that earn what they bring out, so that nobody must ask for what was told. */
const NEAR: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  treatment_tried: ['otc', 'relieving'],
  relieving: ['treatment_tried'],
  adherence: ['medication'],
  feelings: ['mood', 'concerns'],
  mood: ['feelings'],
};

export interface DoctorClauses {
  /** The number of the turn in the conversation. */
  readonly turn: number;
  readonly clauses: readonly UnderstoodClause[];
}

/**
 * Which essential topics of a case the doctor asked about, and which of the manners of a good consultation showed,
 * each with the first clause that earned it. What the patient tells unasked is left out unless it was asked for.
 */
export function coverageOf(
  brief: Pick<Brief, 'essential' | 'facts'>,
  turns: readonly DoctorClauses[],
): Coverage[] {
  const volunteered = new Set<Topic>(
    brief.facts.filter(({ disclosure }) => disclosure === 'volunteered').map(({ topic }) => topic),
  );
  const topics = brief.essential
    .map((topic) => ({ act: topic, earned: find(turns, [topic, ...(NEAR[topic] ?? [])]) }))
    .filter(({ act, earned }) => earned !== null || !volunteered.has(act));
  return [...topics, ...MANNERS.map((acts) => ({ act: acts[0], earned: find(turns, acts) }))];
}

/** What leads to the next clause, in any of the languages. */
const JOINT = /,?\s+(?:and|or|but|y|o|pero|et|ou|mais|und|oder|aber|e|mas)$/iu;

function find(turns: readonly DoctorClauses[], acts: readonly Act[]): Coverage['earned'] {
  for (const { turn, clauses } of turns) {
    const clause = clauses.find(({ act }) => act !== null && acts.includes(act));
    if (clause) return { turn, quote: clause.text.replace(JOINT, '') };
  }
  return null;
}
