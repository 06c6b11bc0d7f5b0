import type { BegunWords } from '#web/features/conversation/composer.tsx';
import type { Pending } from '#web/features/conversation/conversation-machine.ts';
import { dictationName, keptDictation } from '#web/features/conversation/kept-dictation.ts';
import { keptMessage } from '#web/features/conversation/unsent-message.ts';
import { draftName, textOf } from '#web/features/conversation/use-draft.ts';
import { findWork } from '#web/features/kept-work/kept-work.ts';
import { unsentName } from '#web/features/kept-work/unsent-calls.ts';
import type { OfferedCase } from './offered-case.ts';

/** What this browser has of a case and the server has not. */
export interface Begun extends BegunWords {
  readonly unsent: Pending | null;
}

export async function begunOf({ id, turns }: OfferedCase): Promise<Begun> {
  const [draft, unsent, recording] = await Promise.all(
    [draftName, unsentName, dictationName].map((nameOf) => findWork(nameOf(id))),
  );
  return {
    draft: textOf(draft ?? null),
    unsent: keptMessage(id, unsent ?? null, turns),
    recording: keptDictation(recording ?? null),
  };
}
