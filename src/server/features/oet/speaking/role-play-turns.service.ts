import type { PartStanding } from '#domain/oet/attempt.ts';
import { joinTakes, type TakenTurn } from '#domain/oet/speaking/turns.ts';
import type { WiredTurn } from '#domain/oet/speaking/turns-wire.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { keptConversation, subjectOfRolePlay } from '../../conversation/exchanges.service.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findPart } from '../attempts/parts.store.ts';
import { openRolePlay } from './open-role-play.service.ts';
import { partnerVoice } from './played.service.ts';
import { listTakes } from './takes.store.ts';

/** What was said in an attempt, in turn; nothing before the speaking phase has begun. */
export async function turnsOfAttempt(
  db: Db,
  { attempt }: Pick<OpenPart, 'attempt'>,
  { starts }: Pick<PartStanding, 'starts'>,
): Promise<TakenTurn[]> {
  if (!starts.speaking) return [];
  const { turns } = await keptConversation(db, attempt.learnerId, subjectOfRolePlay(attempt.id));
  return joinTakes(turns, await listTakes(db, attempt.id), starts.speaking);
}

/** The same as it is sent while the role-play is under way. Errors: VAL_001 unknown_test. */
export async function getTurns(
  deps: Pick<Deps, 'db' | 'examModules'>,
  learnerId: string,
  progressId: string,
): Promise<WiredTurn[]> {
  const opened = await openRolePlay(deps, learnerId, progressId);
  const turns = await turnsOfAttempt(deps.db, opened, await findPart(deps.db, opened.place));
  const voice = await partnerVoice(deps.db, opened);
  return turns.map(({ number, role, text, source, atMs, measures }) => ({
    number,
    role,
    text,
    source,
    at_ms: atMs,
    spoken_ms: measures?.spokenMs ?? null,
    voice: role === 'patient' ? voice : null,
  }));
}
