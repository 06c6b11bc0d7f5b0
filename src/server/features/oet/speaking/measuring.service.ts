import type { Deps } from '../../../deps.ts';
import type { SpeechMeasurer } from '../../../ports/speech-measurer.ts';
import { keptConversation, subjectOfRolePlay } from '../../conversation/exchanges.service.ts';
import { openAnyPart } from '../attempts/attempts.service.ts';
import { listTakes, storeMeasures, type TakeRow } from './takes.store.ts';

/** The job that measures the recordings of an attempt, by the attempt's id: the answer to a turn doesn't wait for it. */
export const MEASURING = 'measure-takes';

export type MeasuringDeps = Pick<Deps, 'db' | 'blobs' | 'examModules'> & {
  readonly speechMeasurer: SpeechMeasurer;
};

/** As long as a recording of a minute takes on a busy machine. */
const MEASURE_MS = 60_000;

/**
 * Measures those recordings of an attempt that have not been measured, one after the other. Safe to run twice, at once
 * too. Rejects when one could not be measured, which may be tried again; the others are.
 */
export async function measureTakes(deps: MeasuringDeps, attemptId: string): Promise<void> {
  const opened = await openAnyPart(deps, attemptId);
  if (!opened) return;
  const takes = (await listTakes(deps.db, attemptId)).filter(({ isMeasured }) => !isMeasured);
  if (takes.length === 0) return;
  const subject = subjectOfRolePlay(attemptId);
  const { turns } = await keptConversation(deps.db, opened.attempt.learnerId, subject);
  const failures: unknown[] = [];
  for (const take of takes) {
    const words = turns.find(({ number }) => number === take.number)?.content ?? null;
    await measureTake(deps, attemptId, take, words).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function measureTake(
  { db, blobs, speechMeasurer }: MeasuringDeps,
  attemptId: string,
  take: TakeRow,
  words: string | null,
): Promise<void> {
  const audio = take.blobKey === null ? undefined : await blobs.get(take.blobKey);
  const measures = audio
    ? await speechMeasurer.measure({ audio, words }, AbortSignal.timeout(MEASURE_MS))
    : null;
  await storeMeasures(db, attemptId, take, measures);
}
