import { type Consent, isCapability } from '#domain/capabilities.ts';
import { AppError } from '#domain/errors.ts';
import type { Deps } from '../../deps.ts';
import type { EngineInfo } from '../../ports/engine-info.ts';
import { hasConsents, recordConsents } from './consents.store.ts';

/** As long as the name of a host can be. */
const LONGEST_HOST = 260;

/** Remembers what a learner agrees to; what no engine does is nothing to agree to. */
export async function agreeToProviders(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  learnerId: string,
  consents: readonly Consent[],
): Promise<null> {
  const known = consents.filter(
    ({ capability, host }) => isCapability(capability) && host !== '' && host.length <= LONGEST_HOST,
  );
  await recordConsents(db, learnerId, known, clock.now());
  return null;
}

/** For work that an engine gets later than it is called for. Errors: VAL_001 consent_needed. */
export async function requireConsent(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  engine: EngineInfo,
): Promise<void> {
  if (!(await hasConsents(db, learnerId, engine.remote ? [engine] : []))) {
    throw new AppError('VAL_001', { reason: 'consent_needed' });
  }
}
