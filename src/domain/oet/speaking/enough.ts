import type { RolePlayTurn, SpeechMeasures } from './assessment.ts';

/** With fewer turns of the candidate's, or with less speech in them, a role-play can't be assessed. */
const FEWEST_TURNS = 4;
export const LEAST_SPEECH_MS = 40_000;

/** Of a word that was not recorded: 150 words a minute. */
const WORD_MS = 400;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** A turn as far as it matters here. `measures`: null where it was typed, or is not measured yet. */
type SaidTurn = Pick<RolePlayTurn, 'role' | 'text'> & {
  readonly measures: Pick<SpeechMeasures, 'spokenMs'> | null;
};

/** How long a turn was spoken, or would have been, in milliseconds. */
const spokenMs = ({ text, measures }: Omit<SaidTurn, 'role'>): number =>
  measures?.spokenMs ?? wordsOf(text) * WORD_MS;

/** How long one of the two spoke in all, in milliseconds. */
export const talkMs = (turns: readonly SaidTurn[], who: SaidTurn['role']): number =>
  turns.reduce((sum, turn) => sum + (turn.role === who ? spokenMs(turn) : 0), 0);

/** Whether the candidate said so little that nothing can be judged. */
export function isTooLittle(turns: readonly SaidTurn[]): boolean {
  const own = turns.filter(({ role }) => role === 'doctor').length;
  return own < FEWEST_TURNS || talkMs(turns, 'doctor') < LEAST_SPEECH_MS;
}
