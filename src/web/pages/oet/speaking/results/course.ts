import type { Review, SaidTurn } from './said.ts';

/** A turn on the line of time, in milliseconds since the speaking phase began. */
export interface Stretch {
  readonly turn: SaidTurn;
  readonly from: number;
  readonly to: number;
  /** Whether the length is an estimate, as nothing was recorded. */
  readonly estimated: boolean;
  /** Pauses that a listener notices, on the same line. */
  readonly pauses: readonly { readonly from: number; readonly to: number }[];
  /** A cue in it, of the other one's turns. */
  readonly cue: 'taken' | 'missed' | null;
}

/** As people speak English: about 150 words a minute. */
const WORD_MS = 400;
/** Shorter silences belong to speech. */
const LONG_PAUSE_MS = 1000;

const lengthOf = ({ text, duration_ms }: SaidTurn) =>
  duration_ms ?? Math.max(1, text.split(/\s+/).filter(Boolean).length) * WORD_MS;

function cueIn(turn: SaidTurn, cues: Review['cues']): Stretch['cue'] {
  const given = cues.filter((cue) => cue.given.turn === turn.number);
  if (given.length === 0) return null;
  return given.every(({ takenUp }) => takenUp) ? 'taken' : 'missed';
}

/** The turns on one line of time: none begins before the one before it has ended. */
export function courseOf(turns: readonly SaidTurn[], cues: Review['cues']): Stretch[] {
  const course: Stretch[] = [];
  for (const turn of turns) {
    const from = Math.max(turn.at_ms, course.at(-1)?.to ?? 0);
    course.push({
      turn,
      from,
      to: from + lengthOf(turn),
      estimated: turn.duration_ms === null,
      pauses: turn.pauses
        .filter(({ fromMs, toMs }) => toMs - fromMs >= LONG_PAUSE_MS)
        .map(({ fromMs, toMs }) => ({ from: from + fromMs, to: from + toMs })),
      cue: cueIn(turn, cues),
    });
  }
  return course;
}
