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

/** Sends what is still to be sent. Answers how many pieces of work would be lost if this browser forgot them now. */
export async function sendUnsentWork(): Promise<number> {
  const left = await Promise.all(
    (await allWork()).map(async ({ subject, part, ...kept }) => {
      const call = part === PART ? readUnsent(kept) : null;
      if (!call || !(await send(call))) return 1;
      await forgetWork({ subject, part });
      return 0;
    }),
  );
  return left.reduce<number>((sum, each) => sum + each, 0);
}
