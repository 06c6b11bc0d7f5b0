import type { Db } from './db/client.ts';
import { removeOldHits } from './db/throttle.ts';
import { tidySessions } from './features/accounts/sessions.service.ts';
import { tidyBilling } from './features/billing/billing.service.ts';
import type { Clock } from './ports/clock.ts';
import type { RegularJob } from './ports/job-queue.ts';

/** Every job of the product. */
export function regularJobs(db: Db, clock: Clock): RegularJob[] {
  return [
    { name: 'tidy-billing', cron: '* * * * *', run: () => tidyBilling(db, clock.now()) },
    {
      name: 'tidy-access',
      cron: '17 * * * *',
      run: async () => {
        await removeOldHits(db, clock.now());
        await tidySessions(db, clock.now());
      },
    },
  ];
}
