import { eq } from 'drizzle-orm';
import { type Consent, withoutConsent } from '#domain/capabilities.ts';
import type { Db } from '../../db/client.ts';
import { providerConsents } from '../../db/schema/learners.ts';

/** What a learner has agreed to. */
export function listConsents(db: Db, learnerId: string): Promise<Consent[]> {
  return db
    .select({ capability: providerConsents.capability, host: providerConsents.host })
    .from(providerConsents)
    .where(eq(providerConsents.learnerId, learnerId));
}

/** Adds what she agrees to; what she had agreed to stays as it was. */
export async function recordConsents(
  db: Db,
  learnerId: string,
  consents: readonly Consent[],
  agreedAt: Date,
): Promise<void> {
  if (consents.length === 0) return;
  const rows = consents.map(({ capability, host }) => ({ learnerId, capability, host, agreedAt }));
  await db.insert(providerConsents).values(rows).onConflictDoNothing();
}

/** Whether a learner has agreed to every one of some places. */
export async function hasConsents(db: Db, learnerId: string, places: readonly Consent[]): Promise<boolean> {
  return places.length === 0 || withoutConsent(places, await listConsents(db, learnerId)).length === 0;
}
