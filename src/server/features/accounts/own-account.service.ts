import { splitFullName } from '#domain/accounts/names.ts';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { Learner } from '../../graphql/context.ts';
import { findPasswordHash } from './credentials.store.ts';
import { deleteLearner, findContact, type LearnerContact, updateContact } from './learners.store.ts';
import { verifyPassword } from './passwords.ts';
import { forgetLiveSessions } from './sessions.service.ts';
import { findLiveSessions, revokeOwnSession, sessionIdsOf } from './sessions.store.ts';

export interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: Date;
  /** When it last renewed itself, which one that is used does every quarter of an hour. */
  readonly lastUsedAt: Date;
  /** The one that asks. */
  readonly current: boolean;
}

export interface OwnAccount extends LearnerContact {
  readonly sessions: readonly OwnSession[];
}

/** What a learner sees of her account, this session first. */
export async function getOwnAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { learnerId, sessionId }: Learner,
): Promise<OwnAccount> {
  const contact = await findContact(db, learnerId);
  if (!contact) throw new AppError('AUTH_002');
  const live = await findLiveSessions(db, learnerId, clock.now());
  const sessions = live.map((session) => ({ ...session, current: session.id === sessionId }));
  return { ...contact, sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) };
}

export interface ContactForm {
  readonly fullName: string;
  readonly phoneNumber: string | null;
}

export async function changeContact(
  { db }: Pick<Deps, 'db'>,
  learnerId: string,
  { fullName, phoneNumber }: ContactForm,
): Promise<void> {
  await updateContact(db, learnerId, { fullName, ...splitFullName(fullName), phoneNumber });
}

/** Ends a session of this learner's. Refused for one that is unknown, has ended or is another's. */
export async function endOwnSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  learnerId: string,
  sessionId: string,
): Promise<'unknown' | null> {
  if (!(await revokeOwnSession(db, { learnerId, sessionId }, clock.now()))) return 'unknown';
  forgetLiveSessions([sessionId]);
  return null;
}

/** Whether it is the learner's own password. */
export async function isOwnPassword(db: Db, learnerId: string, password: string): Promise<boolean> {
  return verifyPassword(await findPasswordHash(db, learnerId), password);
}

/** Deletes a learner with every row of hers, in a transaction of the caller's. */
export async function removeLearner(tx: Db, learnerId: string): Promise<void> {
  const ended = await sessionIdsOf(tx, learnerId);
  await deleteLearner(tx, learnerId);
  forgetLiveSessions(ended);
}
