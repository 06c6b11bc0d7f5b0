import { findWork, keepWork, type WorkName, watchWork } from '../../kept-work/kept-work.ts';
import type { Sender } from '../../kept-work/unsent-calls.ts';
import { type Aids, readAids } from './aids.ts';

/* Flags, struck options and highlights stay in this browser, with their attempt. */

const PREFIX = 'aids.';

const nameOf = (progressId: string, part: string): WorkName => ({ subject: progressId, part: PREFIX + part });

export function keepAids(progressId: string, part: string, aids: Aids): void {
  keepWork(nameOf(progressId, part), aids);
}

export async function findAids(progressId: string, part: string): Promise<Aids> {
  return readAids((await findWork(nameOf(progressId, part)))?.value);
}

/** Tells of what another tab has done. */
export function watchAids(progressId: string, part: string, listener: (aids: Aids) => void): () => void {
  return watchWork(nameOf(progressId, part), (kept) => listener(readAids(kept?.value)));
}

/** They are nothing that would be lost. */
export const sendKeptAids: Sender = ({ part }) => (part.startsWith(PREFIX) ? Promise.resolve(true) : null);
