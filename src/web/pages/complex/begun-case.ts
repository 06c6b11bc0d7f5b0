import type { Pending } from '#web/features/conversation/conversation-machine.ts';
import { keptMessage } from '#web/features/conversation/unsent-message.ts';
import { draftName, textOf } from '#web/features/conversation/use-draft.ts';
import { findWork } from '#web/features/kept-work/kept-work.ts';
import { unsentName } from '#web/features/kept-work/unsent-calls.ts';
import type { OfferedCase } from './offered-case.ts';

/** What this browser has of a case and the server has not. */
export interface Begun {
  readonly draft: string;
  readonly unsent: Pending | null;
}

export async function begunOf({ id, turns }: OfferedCase): Promise<Begun> {
  const [draft, unsent] = await Promise.all([findWork(draftName(id)), findWork(unsentName(id))]);
  return { draft: textOf(draft), unsent: keptMessage(id, unsent, turns) };
}
