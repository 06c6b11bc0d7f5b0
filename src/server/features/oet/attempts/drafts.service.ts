import { AppError } from '#domain/errors.ts';
import { submissionClock, takesWork } from '#domain/oet/attempt.ts';
import { isThinned, LONGEST_DRAFT } from '#domain/oet/drafts.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { type OpenPart, openPart, stateWithDraft } from './attempts.service.ts';
import {
  type DraftRow,
  deleteDraft,
  findDraft,
  insertDraft,
  isKept,
  isNewest,
  listDrafts,
} from './drafts.store.ts';
import { lockPart, type PartRow, storeWork } from './parts.store.ts';
import type { SaveResult } from './saved-work.service.ts';

type ExamDeps = Pick<Deps, 'db' | 'clock' | 'examModules'>;

export interface DraftToSave {
  readonly progressId: string;
  readonly part: string | null;
  /** The revision that the device had seen. */
  readonly revision: number;
  readonly draft: string;
}

/**
 * Keeps a text on top of the revision that its writer had seen. Where another device has saved meanwhile, it is kept
 * aside, and the conflict tells what stands there: no text is ever lost. Once the part is submitted a text that
 * arrives late counts no more, and is kept aside too.
 * Errors: VAL_001 bad_draft.
 */
export async function saveDraft(
  deps: ExamDeps,
  learnerId: string,
  { revision, draft: text, ...named }: DraftToSave,
): Promise<SaveResult> {
  const opened = await openPart(deps, learnerId, named);
  requireDraft(opened, text);
  const { db, clock } = deps;
  return db.transaction(async (tx) => {
    const row = await lockPart(tx, opened.place);
    const now = clock.now();
    const newest = await findDraft(tx, opened.place);
    const current = row.work.revision;
    if (newest?.text === text) return { saved: true, revision: current, conflict: null };
    if (!takesWork(row) || revision !== current) {
      await keepAside(tx, opened.place, text, now);
      return { saved: false, revision: current, conflict: await stateWithDraft(tx, opened, row, now) };
    }
    return { saved: true, revision: await putOnTop(tx, opened, row, { text, now }), conflict: null };
  });
}

/** Once, however often it is sent. */
async function keepAside(tx: Db, place: OpenPart['place'], text: string, savedAt: Date): Promise<void> {
  if (text.trim() === '' || (await isKept(tx, place, text))) return;
  await insertDraft(tx, place, { revision: null, text, savedAt });
}

function requireDraft({ module }: OpenPart, text: string): void {
  if (module.work !== 'draft' || text.length > LONGEST_DRAFT) {
    throw new AppError('VAL_001', { reason: 'bad_draft' });
  }
}

/** Makes a text the newest of a part that is locked. Returns its revision. */
export async function putOnTop(
  tx: Db,
  { definition, place }: OpenPart,
  row: PartRow,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<number> {
  const before = await findDraft(tx, place);
  const revision = row.work.revision + 1;
  const endsAt = submissionClock(definition, row)?.endsAt ?? null;
  // What another text was kept aside for was another device's, and stays beside what was chosen over it.
  const isAlone = before !== undefined && (await isNewest(tx, place, before));
  if (before && isAlone && isThinned(before, { text, savedAt: now }, endsAt)) await deleteDraft(tx, before);
  await insertDraft(tx, place, { revision, text, savedAt: now });
  await storeWork(tx, place, { ...row.work, revision, savedAt: now.getTime() });
  return revision;
}

/** Every text that was kept of a part, the newest first. */
export async function getDrafts(
  deps: ExamDeps,
  learnerId: string,
  named: { readonly progressId: string; readonly part: string | null },
): Promise<DraftRow[]> {
  const { place } = await openPart(deps, learnerId, named);
  return (await listDrafts(deps.db, place)).toReversed();
}
