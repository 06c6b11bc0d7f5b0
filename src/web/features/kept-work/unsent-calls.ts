import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { compiledDocument } from '#web/lib/graphql/document.ts';
import { request } from '#web/lib/graphql/request.ts';
import { allWork, forgetWork, type KeptWork, keepWork, type WorkName } from './kept-work.ts';

/** A mutation that was begun and whose answer has not come: whoever finds it can send it again, as the same action. */
export interface UnsentCall {
  readonly document: string;
  readonly operation: string;
  readonly variables: unknown;
  readonly key: string;
  /** What the page needs to show it again. */
  readonly shown: unknown;
}

const PART = 'unsent';
const LIMIT_MS = 5_000;

export const unsentName = (subject: string): WorkName => ({ subject, part: PART });

export function keepUnsent(subject: string, call: UnsentCall): void {
  keepWork(unsentName(subject), call);
}

export function forgetUnsent(subject: string): void {
  void forgetWork(unsentName(subject));
}

export function readUnsent(kept: KeptWork | null): UnsentCall | null {
  const value = (kept?.value ?? {}) as Partial<UnsentCall>;
  const { document, operation, key, variables, shown } = value;
  if (typeof document !== 'string' || typeof operation !== 'string' || typeof key !== 'string') return null;
  return { document, operation, key, variables, shown };
}

async function send({ document, operation, variables, key }: UnsentCall): Promise<boolean> {
  const options = { idempotencyKey: key, timeoutMs: LIMIT_MS };
  try {
    await request(compiledDocument('mutation', operation, document), variables, options);
    return true;
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    return false;
  }
}

/** How pieces of one kind are sent: whether nothing of them is lost now. null: a piece is none of its kind. */
export type Sender = (work: WorkName & KeptWork) => Promise<boolean> | null;

const sendKeptCall: Sender = (work) => {
  const call = work.part === PART ? readUnsent(work) : null;
  return call && send(call);
};

/** Sends what is still to be sent. Answers how many pieces of work would be lost if this browser forgot them now. */
export async function sendUnsentWork(senders: readonly Sender[] = []): Promise<number> {
  const left = await Promise.all(
    (await allWork()).map(async (work) => {
      const sent = [sendKeptCall, ...senders].map((sender) => sender(work)).find((each) => each !== null);
      if (!(await sent)) return 1;
      await forgetWork(work);
      return 0;
    }),
  );
  return left.reduce<number>((sum, each) => sum + each, 0);
}
