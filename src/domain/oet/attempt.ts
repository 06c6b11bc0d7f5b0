import type { AttemptMode, ClockPhase, PartDefinition, TimedPhase } from './modules.ts';

/** Where a part of an attempt stands. Times are the server's. */
export interface PartStanding {
  /** When each phase of its clock was started. */
  readonly starts: Readonly<Partial<Record<ClockPhase, Date>>>;
  /** How its clock was started. */
  readonly mode: AttemptMode;
  /** When its paper was first read. */
  readonly firstReadAt: Date | null;
  readonly submittedAt: Date | null;
  /** null as long as there is none: work that is assessed later waits for it. */
  readonly outcome: Outcome | null;
}

/** What became of work that was submitted. */
export type Outcome = 'marked' | 'unscorable';

/** 'submitted' is the contract's: what is submitted here is marked, or waits for its marks. */
export type AttemptPhase = ClockPhase | 'not_started' | 'submitted' | 'marking' | Outcome;

const MINUTE_MS = 60_000;

/** The phase that was started last, and when it was. */
function latestStart(
  { phases }: PartDefinition,
  { starts }: PartStanding,
): (TimedPhase & { at: Date }) | null {
  const started = phases.flatMap((timed) => {
    const at = starts[timed.phase];
    return at ? [{ ...timed, at }] : [];
  });
  return started.at(-1) ?? null;
}

/** What a part is in: its clock's last phase until it is submitted, whatever the clock says. */
export function phaseOf(part: PartDefinition, standing: PartStanding): AttemptPhase {
  if (standing.submittedAt) return standing.outcome ?? 'marking';
  return latestStart(part, standing)?.phase ?? 'not_started';
}

export interface RunningClock {
  readonly startedAt: Date;
  readonly endsAt: Date;
}

/** The clock of the phase that a part is in; null before it was started. It never pauses. */
export function clockOf(part: PartDefinition, standing: PartStanding): RunningClock | null {
  const latest = latestStart(part, standing);
  return latest && running(latest.at, latest.minutes);
}

function running(startedAt: Date, minutes: number): RunningClock {
  return { startedAt, endsAt: new Date(startedAt.getTime() + minutes * MINUTE_MS) };
}

/** The clock that a submission is measured by: without a start the first reading of the paper counts as one. */
export function submissionClock(part: PartDefinition, standing: PartStanding): RunningClock | null {
  const clock = clockOf(part, standing);
  const last = part.phases.at(-1);
  if (clock || !standing.firstReadAt || !last) return clock;
  return running(standing.firstReadAt, last.minutes);
}

export type PhaseStart =
  | 'start'
  /** It runs, has run, or the part is submitted: nothing changes. */
  | 'already_started'
  /** A phase before it has not been started. */
  | 'too_early'
  | 'unknown_phase';

/** Whether a phase of a part starts now. Each starts once, in order. */
export function startOf(part: PartDefinition, standing: PartStanding, phase: string): PhaseStart {
  const index = part.phases.findIndex((timed) => timed.phase === phase);
  if (index === -1) return 'unknown_phase';
  const started = part.phases.findLastIndex((timed) => standing.starts[timed.phase]);
  if (standing.submittedAt || index <= started) return 'already_started';
  return index === started + 1 ? 'start' : 'too_early';
}

/** Whether work may still be changed: until it is submitted, also after the clock has run out. */
export function takesWork({ submittedAt }: Pick<PartStanding, 'submittedAt'>): boolean {
  return submittedAt === null;
}

/** By how many whole seconds a part was submitted too late. */
export function overrunSeconds(clock: RunningClock | null, submittedAt: Date): number {
  if (!clock) return 0;
  return Math.max(0, Math.floor((submittedAt.getTime() - clock.endsAt.getTime()) / 1000));
}
