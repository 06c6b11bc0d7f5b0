import { ownDataNotes } from '#words/own-data.ts';
import type { Db } from '../../db/client.ts';
import { countHit, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import {
  accountOf,
  casesOf,
  consentsOf,
  conversationsOf,
  creditsOf,
  dialoguesOf,
  operatorActsOf,
  paymentsOf,
  sessionsOf,
  subscriptionsOf,
  vocabularyOf,
} from './own-data.store.ts';
import { examAttemptsOf } from './own-exams.store.ts';

/** Everything that is stored of a learner, as of one moment, for herself. Of the recordings that are kept, those of role-plays, it has the facts. */
export async function collectOwnData(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  learnerId: string,
) {
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.ownData, learnerId, now);
  const collected = await db.transaction((tx) => collect(tx, learnerId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  return { exportedAt: now, notes: ownDataNotes(), ...collected };
}

async function collect(tx: Db, learnerId: string) {
  return {
    account: await accountOf(tx, learnerId),
    consents: await consentsOf(tx, learnerId),
    sessions: await sessionsOf(tx, learnerId),
    subscriptions: await subscriptionsOf(tx, learnerId),
    payments: await paymentsOf(tx, learnerId),
    credits: await creditsOf(tx, learnerId),
    operatorActs: await operatorActsOf(tx, learnerId),
    vocabulary: await vocabularyOf(tx, learnerId),
    dialogues: await dialoguesOf(tx, learnerId),
    cases: await casesOf(tx, learnerId),
    conversations: await conversationsOf(tx, learnerId),
    examAttempts: await examAttemptsOf(tx, learnerId),
  };
}
