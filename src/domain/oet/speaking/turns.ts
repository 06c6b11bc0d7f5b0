import { clockOf, type PartStanding, takesWork } from '../attempt.ts';
import type { PartDefinition } from '../modules.ts';
import type { RolePlayTurn, SpeechMeasures, WordSource } from './assessment.ts';

/** As many turns of both as a role-play takes: a quick talker's half an hour. */
export const MOST_TURNS = 200;

/** When the speaking phase began: with this turn, where it had not been begun. */
export interface TurnStart {
  readonly since: Date;
  readonly begins: boolean;
}

/**
 * Whether a turn may be taken now: once the role-play has begun and until it is submitted, also after its time is over.
 * It begins with the first turn of a client that starts no clock, and where the preparation has run out.
 */
export function turnStart(
  part: PartDefinition,
  standing: PartStanding,
  now: Date,
): TurnStart | 'conversation_ended' | 'phase_too_early' {
  if (!takesWork(standing)) return 'conversation_ended';
  const { speaking } = standing.starts;
  if (speaking) return { since: speaking, begins: false };
  const preparation = clockOf(part, standing);
  if (preparation && now < preparation.endsAt) return 'phase_too_early';
  return { since: now, begins: true };
}

/** A turn as a conversation has it. */
interface ConversationTurn {
  readonly number: number;
  readonly role: 'doctor' | 'patient';
  readonly content: string;
  readonly units: readonly string[] | null;
  readonly createdAt: Date;
}

/** How a turn of the candidate's came about. */
interface Take {
  readonly number: number;
  readonly source: WordSource;
  /** Since the speaking phase began, in milliseconds. */
  readonly endedMs: number;
  readonly blobKey: string | null;
  readonly measures: SpeechMeasures | null;
}

/** A turn with the key of its recording. */
export interface TakenTurn extends RolePlayTurn {
  readonly blobKey: string | null;
}

/**
 * Joins turns with how they came about. A turn of the candidate's is placed where she began to speak, as far as its
 * recording tells; none before the end of the one that it follows.
 */
export function joinTakes(
  turns: readonly ConversationTurn[],
  takes: readonly Take[],
  since: Date,
): TakenTurn[] {
  let earliest = 0;
  return turns.map(({ number, role, content, units, createdAt }) => {
    const take = role === 'doctor' ? takes.find((each) => each.number === number) : undefined;
    const ended = take ? take.endedMs : createdAt.getTime() - since.getTime();
    const atMs = Math.max(earliest, ended - (take?.measures?.durationMs ?? 0));
    earliest = Math.max(earliest, ended);
    return {
      number,
      role,
      text: content,
      source: take?.source ?? null,
      atMs,
      measures: take?.measures ?? null,
      units: role === 'patient' ? units : null,
      blobKey: take?.blobKey ?? null,
    };
  });
}
