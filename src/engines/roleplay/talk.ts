import type { RolePlayTurn, TalkShares } from '#domain/oet/speaking/assessment.ts';

/** Of a word that was not recorded: 150 words a minute. */
const WORD_MS = 400;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

/** How long a turn was spoken, or would have been. */
export const spokenMs = ({ text, measures }: RolePlayTurn): number =>
  measures?.spokenMs ?? wordsOf(text) * WORD_MS;

/** How talk was shared, and how fast the candidate articulates. */
export function talkShares(turns: readonly RolePlayTurn[]): TalkShares {
  const sum = (role: RolePlayTurn['role']) =>
    turns.reduce((total, turn) => total + (turn.role === role ? spokenMs(turn) : 0), 0);
  const measured = turns.flatMap(({ role, measures }) => (role === 'doctor' && measures ? [measures] : []));
  const syllables = measured.reduce((total, each) => total + each.syllables, 0);
  const voicedMs = measured.reduce((total, each) => total + each.spokenMs - pausedMs(each.pauses), 0);
  return {
    doctorMs: sum('doctor'),
    patientMs: sum('patient'),
    articulationRate: voicedMs > 0 ? Math.round((syllables * 10_000) / voicedMs) / 10 : null,
  };
}

export const pausedMs = (pauses: readonly { readonly fromMs: number; readonly toMs: number }[]): number =>
  pauses.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
