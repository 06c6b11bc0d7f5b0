import type { EditReport } from '#domain/oet/answers.ts';
import type { LocalEdits } from './answers-machine.ts';

/** What saveOetWork takes of edits. */
export interface SaveReport {
  readonly answers: Readonly<Record<string, EditReport>>;
  readonly revision: number;
}

/**
 * Edits as the server is told of them at this moment, by this browser's clock. The revision is what the device had
 * seen when the oldest of them was made: the server takes an edit for newer than all that its maker had seen.
 */
export function reportOf(edits: LocalEdits, now: number): SaveReport {
  const answers = Object.entries(edits).map(([id, { value, at }]) => [
    id,
    { value, ageMs: Math.max(0, now - at) },
  ]);
  return {
    answers: Object.fromEntries(answers),
    revision: Math.min(...Object.values(edits).map(({ seen }) => seen)),
  };
}
