import { useQuery } from '@tanstack/react-query';
import { isTooLittle } from '#domain/oet/speaking/enough.ts';
import { readTurns } from '#domain/oet/speaking/turns-wire.ts';
import type { Opening } from '#web/features/conversation/conversation-machine.ts';
import type { SoFar } from '#web/features/conversation/exchange.ts';
import { keptMessage } from '#web/features/conversation/unsent-message.ts';
import { draftName, textOf } from '#web/features/conversation/use-draft.ts';
import { claimWork, findWork } from '#web/features/kept-work/kept-work.ts';
import { unsentName } from '#web/features/kept-work/unsent-calls.ts';
import { request } from '#web/lib/graphql/request.ts';
import { soFarOf, subjectOf } from './exchange-of-role-play.ts';
import { RolePlayTurnsDocument } from './role-play-turns.generated.ts';

/** A conversation that may be under way, and what of it this browser has alone. */
export interface BegunRolePlay {
  readonly opening: Opening;
  readonly draft: string;
}

export interface LookedAt {
  readonly learnerId: string;
  readonly soFar: SoFar;
  /** Too little was said for a score. */
  readonly isTooLittle: boolean;
  readonly isSubmitted: boolean;
  readonly endsAt: string | null;
  readonly serverNow: string;
}

/** Where a conversation stands, by the server. */
export async function lookAtRolePlay(progressId: string, signal?: AbortSignal): Promise<LookedAt> {
  const { me, oetAttempt } = await request(RolePlayTurnsDocument, { progressId }, signal ? { signal } : {});
  const { submittedAt, endsAt, serverNow } = oetAttempt;
  // None before anything was said.
  const turns = oetAttempt.turns ? readTurns(oetAttempt.turns) : [];
  return {
    learnerId: me.id,
    soFar: soFarOf(turns),
    isTooLittle: isTooLittle(
      turns.map(({ role, text, spoken_ms }) => ({
        role,
        text,
        measures: spoken_ms === null ? null : { spokenMs: spoken_ms },
      })),
    ),
    isSubmitted: submittedAt !== null,
    endsAt,
    serverNow,
  };
}

async function begin(progressId: string, signal: AbortSignal): Promise<BegunRolePlay> {
  const { learnerId, soFar } = await lookAtRolePlay(progressId, signal);
  await claimWork(learnerId);
  const subject = subjectOf(progressId);
  const [draft, unsent] = await Promise.all([findWork(draftName(subject)), findWork(unsentName(subject))]);
  return { opening: { ...soFar, unsent: keptMessage(subject, unsent, soFar.turns) }, draft: textOf(draft) };
}

/** Asked for once in a visit: from then on the screen keeps in step. */
export function useBegunRolePlay(progressId: string) {
  return useQuery({
    queryKey: ['role-play', progressId],
    queryFn: ({ signal }) => begin(progressId, signal),
  });
}
