import {
  type AttemptProgress,
  decodeModuleProgress,
  type ModuleProgress,
} from '#domain/oet/progress-wire.ts';
import { SHOWN_MODULES, type ShownModule } from '#web/features/exam/modules/module-texts.ts';
import type { GetUserProgressQuery } from './get-user-progress.generated.ts';

/** How one module went. */
export interface SectionReport {
  readonly module: ShownModule;
  /** Percent of the latest complete attempt; null without one. */
  readonly score: number | null;
  /** Newest first. */
  readonly attempts: ModuleProgress;
}

export interface Report {
  readonly sections: readonly SectionReport[];
  /** Percent, the mean of the sections that have a score. */
  readonly total: number | null;
}

/** The report on every module that is offered. Throws for progress that can't be read. */
export function reportOf(progress: GetUserProgressQuery['getUserProgress']): Report {
  const sections = SHOWN_MODULES.map((module) => ({
    module,
    score: progress?.[`${module.name}Score`] ?? null,
    attempts: decodeModuleProgress(progress?.[`${module.name}Progress`]),
  }));
  return { sections, total: progress?.totalScore ?? null };
}

/** An attempt in the order of time. */
export interface DatedAttempt {
  readonly module: ShownModule;
  readonly attempt: AttemptProgress;
  /** When the newest of its parts was submitted, ISO 8601. */
  readonly at: string;
}

/** All attempts, the oldest first. */
export function attemptsInTime({ sections }: Report): DatedAttempt[] {
  return sections
    .flatMap(({ module, attempts }) =>
      attempts.map((attempt) => ({ module, attempt, at: lastSubmission(attempt) })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

function lastSubmission({ parts, createdAt }: AttemptProgress): string {
  return (
    parts
      .map(({ submittedAt }) => submittedAt)
      .toSorted()
      .at(-1) ?? createdAt
  );
}
