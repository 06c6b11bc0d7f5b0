import { percentOf, sumOf } from './bands.ts';
import type { Tally } from './marking.ts';
import type { AttemptMode, ExamModule } from './modules.ts';
import { bandOf, estimateOf } from './scales.ts';

/** What counts of a part that is marked. */
export interface PartMarks extends Tally {
  readonly part: string;
  readonly shaped: Tally;
  readonly mode: AttemptMode;
  readonly submittedAt: Date;
}

/** What an attempt at a module has come to. */
export interface AttemptScore {
  /** 0 to 100, of the parts that are marked. */
  readonly score: number;
  readonly band: string;
  /** 0 to 500 in tens; null until the whole module is marked, in exam mode. */
  readonly estimatedScore: number | null;
  /** When the last of the parts that it needs was submitted; null as long as one is missing. */
  readonly completedAt: Date | null;
}

/** null before a part is marked. */
export function scoreOf(module: ExamModule, marks: readonly PartMarks[]): AttemptScore | null {
  if (marks.length === 0) return null;
  const { parts } = module;
  const score = percentOf(sumOf(marks));
  const exam = marks.filter(({ mode }) => mode === 'exam');
  const whole = parts.every(({ part }) => exam.some((each) => each.part === part));
  const needed = parts.filter(({ optional }) => !optional).map(({ part }) => part);
  const done = marks.filter(({ part }) => needed.includes(part));
  const latest = Math.max(...done.map(({ submittedAt }) => submittedAt.getTime()));
  return {
    score,
    band: bandOf(module, sumOf(marks)),
    estimatedScore: whole ? estimateOf(module, sumOf(marks.map(({ shaped }) => shaped))) : null,
    completedAt: done.length === needed.length ? new Date(latest) : null,
  };
}
