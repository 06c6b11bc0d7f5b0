import type { Skill } from './questions.ts';

/** What is known of a question that was marked. */
export interface CostedQuestion {
  readonly skill: Skill;
  readonly marks: number;
  readonly obtained: number;
  /** Milliseconds; null where nobody counted them. */
  readonly spent_ms: number | null;
}

/** What one kind of question cost. */
export interface SkillCost {
  readonly skill: Skill;
  readonly lost: number;
  readonly marks: number;
  /** Milliseconds for each of its questions; null where nobody counted them. */
  readonly msEach: number | null;
}

/** What each kind of question cost, in marks and in time, the costliest first. */
export function skillCosts(questions: readonly CostedQuestion[]): SkillCost[] {
  return [...Map.groupBy(questions, ({ skill }) => skill)]
    .map(([skill, asked]) => ({ skill, ...costOf(asked) }))
    .toSorted((a, b) => b.lost - a.lost || (b.msEach ?? 0) - (a.msEach ?? 0));
}

function costOf(asked: readonly CostedQuestion[]): Omit<SkillCost, 'skill'> {
  const marks = asked.reduce((sum, each) => sum + each.marks, 0);
  const obtained = asked.reduce((sum, each) => sum + each.obtained, 0);
  const times = asked.flatMap(({ spent_ms }) => spent_ms ?? []);
  const spent = times.reduce((sum, ms) => sum + ms, 0);
  return { lost: marks - obtained, marks, msEach: times.length === 0 ? null : spent / times.length };
}
