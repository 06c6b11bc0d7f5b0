import type { PartDefinition } from '#domain/oet/modules.ts';
import type { SpeakingPaper } from '#domain/oet/speaking/role-play.ts';
import type { TakenTurn } from '#domain/oet/speaking/turns.ts';
import type { Deps } from '../../../deps.ts';
import { rememberReading } from '../attempts/attempts.service.ts';
import { findPart } from '../attempts/parts.store.ts';
import { openRolePlay, paperOf } from './open-role-play.service.ts';
import { expectedInRolePlay, playedRolePlay } from './played.service.ts';
import { turnsOfAttempt } from './role-play-turns.service.ts';
import { getOutcome, type RolePlayOutcome } from './speaking-results.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules' | 'transcriber' | 'understanding' | 'patient'>;

/** The speaking test as a candidate sees it. */
export interface SpeakingSection {
  readonly id: string;
  readonly definition: PartDefinition;
  readonly paper: SpeakingPaper;
  /** What was said so far. */
  readonly turns: readonly TakenTurn[];
  /** null until it is marked. */
  readonly outcome: RolePlayOutcome | null;
}

/** Reading it is remembered: a client that starts no clock has started then. */
export async function getSpeakingTest(
  deps: ExamDeps,
  learnerId: string,
  progressId: string,
): Promise<SpeakingSection> {
  const opened = await openRolePlay(deps, learnerId, progressId);
  await rememberReading(deps, opened);
  deps.transcriber.prepare(await expectedInRolePlay(deps, opened));
  const played = await playedRolePlay(deps.db, opened, 0);
  void deps.understanding.prepare('en', played.key.brief).then(() => deps.patient.rehearse(played));
  // Not the version's id: its hash goes by the key too.
  const { attempt, definition, place } = opened;
  const row = await findPart(deps.db, place);
  const [paper, turns, outcome] = await Promise.all([
    paperOf(deps, opened),
    turnsOfAttempt(deps.db, opened, row),
    getOutcome(deps.db, opened, row),
  ]);
  return { id: attempt.testId, definition, paper, turns, outcome };
}
