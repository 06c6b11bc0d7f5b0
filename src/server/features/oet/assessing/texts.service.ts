import { timelyDraft } from '#domain/oet/drafts.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { OnceCall } from '../../../graphql/calls.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { putOnTop } from '../attempts/drafts.service.ts';
import { listDrafts } from '../attempts/drafts.store.ts';
import { type Submitted, submitWork } from './assessing.service.ts';

/** Submits a text, once: it is kept on top of what was saved. */
export function submitText(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  call: OnceCall,
  opened: OpenPart,
  text: string,
): Promise<{ readonly submitted: true }> {
  const { attempt, place } = opened;
  return submitWork(deps, call, opened, {
    input: [attempt.id, place.part, text],
    finish: async (tx, row, now) => {
      await putOnTop(tx, opened, row, { text, now });
    },
  });
}

/** A text that was submitted, and what stood there when the time was over. */
interface SubmittedText {
  readonly text: string;
  /** The same text where it was in time. */
  readonly timely: string;
}

export async function submittedText(
  db: Db,
  { opened: { place }, clock }: Pick<Submitted, 'opened' | 'clock'>,
): Promise<SubmittedText> {
  const drafts = (await listDrafts(db, place)).filter(({ revision }) => revision !== null);
  const text = drafts.at(-1)?.text ?? '';
  return { text, timely: timelyDraft(drafts, clock?.endsAt ?? null)?.text ?? '' };
}
