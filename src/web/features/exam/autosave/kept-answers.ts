import * as z from 'zod/mini';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { request } from '#web/lib/graphql/request.ts';
import { findWork, forgetWork, keepWork, type WorkName } from '../../kept-work/kept-work.ts';
import type { Sender } from '../../kept-work/unsent-calls.ts';
import type { LocalEdits } from './answers-machine.ts';
import { SaveOetWorkDocument } from './save-oet-work.generated.ts';
import { reportOf } from './save-report.ts';

/* Edits that may not have arrived, in this browser: through a reload, a lost connection, a session that ended. */

const PREFIX = 'answers.';
const LIMIT_MS = 5_000;

const keptEdits = z.record(z.string(), z.object({ value: z.string(), at: z.number(), seen: z.number() }));

const nameOf = (progressId: string, part: string): WorkName => ({
  subject: progressId,
  part: PREFIX + part,
});

const read = (value: unknown): LocalEdits => keptEdits.safeParse(value).data ?? {};

export function keepEdits(progressId: string, part: string, edits: LocalEdits): void {
  if (Object.keys(edits).length === 0) void forgetWork(nameOf(progressId, part));
  else keepWork(nameOf(progressId, part), edits);
}

export async function findEdits(progressId: string, part: string): Promise<LocalEdits> {
  return read((await findWork(nameOf(progressId, part)))?.value);
}

async function send(progressId: string, part: string, edits: LocalEdits): Promise<boolean> {
  const report = reportOf(edits, Date.now());
  try {
    await request(SaveOetWorkDocument, { progressId, part, ...report, spentMs: {} }, { timeoutMs: LIMIT_MS });
    return true;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return false;
  }
}

/** For the end of a session. */
export const sendKeptAnswers: Sender = ({ subject, part, value }) => {
  if (!part.startsWith(PREFIX)) return null;
  const edits = read(value);
  // Of what nobody can read any more nothing can be sent, nor lost.
  if (Object.keys(edits).length === 0) return Promise.resolve(true);
  return send(subject, part.slice(PREFIX.length), edits);
};
