import type { AttemptPhase } from './attempt.ts';
import { type ExamModule, WHOLE } from './modules.ts';

/** Where a part stands, as the wire tells it. Times in ISO 8601. */
export interface PartStage {
  /** null where a module has one part only. */
  readonly part: string | null;
  readonly phase: AttemptPhase;
  readonly endsAt: string | null;
  readonly serverNow: string;
  readonly submittedAt: string | null;
}

/**
 * The part with which an attempt goes on: one that was begun, else the next that the attempt needs. An optional one is
 * only offered while its time runs. null: the attempt is finished.
 */
export function partToResume<Stage extends PartStage>(
  { parts }: ExamModule,
  stages: readonly Stage[],
): Stage | null {
  const open = parts.flatMap(({ part, optional }) => {
    const stage = stages.find((each) => (each.part ?? WHOLE) === part);
    return stage && stage.submittedAt === null && (!optional || timeIsLeft(stage)) ? [stage] : [];
  });
  return open.find(({ phase }) => phase !== 'not_started') ?? open[0] ?? null;
}

function timeIsLeft({ endsAt, serverNow }: PartStage): boolean {
  return endsAt !== null && Date.parse(endsAt) > Date.parse(serverNow);
}

const DAY_MS = 24 * 3_600_000;

/** Whether an attempt was left alone: older than a day, with nothing answered and nothing submitted. */
export function isAbandoned(
  createdAt: string,
  stages: readonly (PartStage & {
    /** Of the saved answers; 0 where there are none. */
    readonly revision: number;
  })[],
): boolean {
  return stages.every(
    ({ revision, submittedAt, serverNow }) =>
      revision === 0 && submittedAt === null && Date.parse(serverNow) - Date.parse(createdAt) > DAY_MS,
  );
}
