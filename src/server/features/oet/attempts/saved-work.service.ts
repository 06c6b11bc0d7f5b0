import type { EditReport } from '#domain/oet/answers.ts';
import { submissionClock, takesWork } from '#domain/oet/attempt.ts';
import { withEdits } from '#domain/oet/saved-work.ts';
import type { Deps } from '../../../deps.ts';
import { questionIdsOf } from '../papers/papers.service.ts';
import { type AttemptState, openPart, stateOf } from './attempts.service.ts';
import { lockPart, storeWork } from './parts.store.ts';

export interface WorkToSave {
  readonly progressId: string;
  readonly part: string | null;
  /** The revision that the device had seen. */
  readonly revision: number;
  readonly edits: Readonly<Record<string, EditReport>>;
  readonly spent: Readonly<Record<string, number>>;
}

export interface SaveResult {
  readonly saved: boolean;
  readonly revision: number;
  /** What another tab or device saved meanwhile, or the submission that ended the work; null where there is none. */
  readonly conflict: AttemptState | null;
}

/** Keeps what was answered, each question's newest edit. Refused once the part is submitted. */
export async function saveWork(
  deps: Pick<Deps, 'db' | 'clock' | 'examModules'>,
  learnerId: string,
  { revision, edits, spent, ...named }: WorkToSave,
): Promise<SaveResult> {
  const opened = await openPart(deps, learnerId, named);
  const ids = await questionIdsOf(deps.db, opened.attempt.testVersionId, opened.definition.part);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const row = await lockPart(tx, opened.place);
    if (!takesWork(row)) {
      return { saved: false, revision: row.work.revision, conflict: stateOf(opened, row, now) };
    }
    const clock = submissionClock(opened.definition, row);
    const when = {
      now: now.getTime(),
      startedAt: clock?.startedAt.getTime() ?? null,
      endsAt: clock?.endsAt.getTime() ?? null,
    };
    const report = { edits, spent, revision };
    const work = withEdits(row.work, report, ids, when);
    if (work !== row.work) await storeWork(tx, opened.place, work);
    const behind = row.work.revision > revision;
    return {
      saved: true,
      revision: work.revision,
      conflict: behind ? stateOf(opened, { ...row, work }, now) : null,
    };
  });
}
