import type { Db } from './db/client.ts';
import { removeOldHits } from './db/throttle.ts';
import { tidySessions } from './features/accounts/sessions.service.ts';
import { tidyBilling } from './features/billing/billing.service.ts';
import { forgetOldEvents, handleEvents } from './features/billing/events.service.ts';
import { renewInSandbox } from './features/billing/sandbox.service.ts';
import {
  ASSESSING,
  type AssessingDeps,
  assessAttempt,
  assessWaiting,
} from './features/oet/assessing/assessing.service.ts';
import { makeMissingRecordings } from './features/oet/listening/recordings.service.ts';
import { MEASURING, type MeasuringDeps, measureTakes } from './features/oet/speaking/measuring.service.ts';
import type { BlobStore } from './ports/blob-store.ts';
import type { Clock } from './ports/clock.ts';
import type { RegularJob, SentJob } from './ports/job-queue.ts';

export interface JobDeps {
  readonly db: Db;
  readonly clock: Clock;
  /** What this process signs its open calls with. */
  readonly owner: string;
  readonly blobs: BlobStore;
  readonly maxBlobBytes: number;
  readonly selling: Parameters<typeof renewInSandbox>[0] & Parameters<typeof handleEvents>[0];
  /** null where others make them. */
  readonly recordings: Parameters<typeof makeMissingRecordings>[0] | null;
  readonly assessing: AssessingDeps;
}

/** Every job of the product that runs by the clock. */
export function regularJobs({
  db,
  clock,
  owner,
  blobs,
  maxBlobBytes,
  selling,
  recordings,
  assessing,
}: JobDeps): RegularJob[] {
  return [
    { name: 'tidy-billing', cron: '* * * * *', run: () => tidyBilling(db, { owner, now: clock.now() }) },
    { name: 'renew-subscriptions', cron: '* * * * *', run: () => renewInSandbox(selling) },
    { name: 'handle-billing-events', cron: '* * * * *', run: () => handleEvents(selling) },
    ...(recordings
      ? [{ name: 'make-recordings', cron: '* * * * *', run: () => makeRecordings(recordings) }]
      : []),
    { name: 'assess-waiting', cron: '* * * * *', run: () => assessWaiting(assessing) },
    { name: 'trim-blobs', cron: '*/5 * * * *', run: () => blobs.trim(maxBlobBytes) },
    {
      name: 'tidy-access',
      cron: '17 * * * *',
      run: async () => {
        await removeOldHits(db, clock.now());
        await tidySessions(db, clock.now());
        await forgetOldEvents({ db, clock });
      },
    },
  ];
}

/** Every job that runs when it is sent. */
export const sentJobs = (assessing: AssessingDeps, measuring: MeasuringDeps): SentJob[] => [
  { name: ASSESSING, run: (attemptId) => assessAttempt(assessing, attemptId) },
  { name: MEASURING, run: (attemptId) => measureTakes(measuring, attemptId) },
];

/** A run ends before the next one is due: what is left is made then, by whichever instance has it. */
const MAKING_MS = 50_000;

async function makeRecordings(deps: NonNullable<JobDeps['recordings']>): Promise<void> {
  const end = performance.now() + MAKING_MS;
  await makeMissingRecordings(deps, { goesOn: () => performance.now() < end });
}
