import type { RolePlayTurn, TalkShares } from '#domain/oet/speaking/assessment.ts';
import { talkMs } from '#domain/oet/speaking/enough.ts';

/** How talk was shared, and how fast the candidate articulates. */
export function talkShares(turns: readonly RolePlayTurn[]): TalkShares {
  const measured = turns.flatMap(({ role, measures }) => (role === 'doctor' && measures ? [measures] : []));
  const syllables = measured.reduce((total, each) => total + each.syllables, 0);
  const voicedMs = measured.reduce((total, each) => total + each.spokenMs - pausedMs(each.pauses), 0);
  return {
    doctorMs: talkMs(turns, 'doctor'),
    patientMs: talkMs(turns, 'patient'),
    articulationRate: voicedMs > 0 ? Math.round((syllables * 10_000) / voicedMs) / 10 : null,
  };
}

export const pausedMs = (pauses: readonly { readonly fromMs: number; readonly toMs: number }[]): number =>
  pauses.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
