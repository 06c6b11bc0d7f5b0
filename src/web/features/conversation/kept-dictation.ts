import { forgetWork, type KeptWork, keepWork, type WorkName } from '../kept-work/kept-work.ts';
import type { Recording } from '../practice/practice-machine.ts';
import { type KeptTake, readKeptTake, takeOf } from './kept-take.ts';

/* A recording that is not written down yet, in this browser: through a reload, or a session that ended. */

export const dictationName = (subject: string): WorkName => ({ subject, part: 'dictation' });

export function keepDictation(subject: string, { key }: Recording, take: KeptTake): void {
  keepWork(dictationName(subject), { key, ...take });
}

export function forgetDictation(subject: string): void {
  void forgetWork(dictationName(subject));
}

export function keptDictation(kept: KeptWork | null): Recording | null {
  const take = readKeptTake(kept?.value);
  const { key } = (kept?.value ?? {}) as Partial<Recording>;
  return take && typeof key === 'string' ? { take: takeOf(take), key } : null;
}
