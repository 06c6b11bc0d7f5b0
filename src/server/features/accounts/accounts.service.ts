import { randomInt } from 'node:crypto';
import { splitFullName, usernameFrom } from '#domain/accounts/names.ts';
import { passwordProblem } from '#domain/accounts/password.ts';
import { AppError } from '#domain/errors.ts';
import { isLearningLanguage, type LearningLanguage } from '#domain/languages.ts';
import { isNativeLanguage } from '#domain/native-languages.ts';
import type { Db } from '../../db/client.ts';
import { countHit, forgetHits, THROTTLES } from '../../db/throttle.ts';
import type { Deps } from '../../deps.ts';
import { startTrial } from '../billing/billing.service.ts';
import { getSpeciality, type Speciality } from '../catalogue/catalogue.service.ts';
import { findCredentials, holdPasswordHash, insertCredentials } from './credentials.store.ts';
import {
  findLearner,
  insertLearner,
  isDisabled,
  isEmailTaken,
  type LearnerRow,
  type NewLearner,
} from './learners.store.ts';
import { hashPassword, isCommonPassword, verifyPassword } from './passwords.ts';
import { startSession, type TokenPair } from './sessions.service.ts';

type AccountDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'offers'>;

/** Where a call comes from. */
export interface Origin {
  readonly address: string;
  /** What its browser and system are called, as far as they say. */
  readonly device: string | null;
}

export interface SignedIn {
  readonly user: LearnerRow;
  readonly token: TokenPair;
}

/** What a password is judged by: it may not be made of the rest. */
export type Credentials = Pick<SignupForm, 'email' | 'password' | 'fullName'>;

export interface SignupForm {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly speciality: string;
  readonly language: string;
  readonly languageToLearn: string;
  readonly phoneNumber?: string | undefined;
}

/** Creates a learner with a trial and a first session. Throws VAL_001 with the reason that the form shows. */
export async function signUp(
  deps: AccountDeps,
  form: SignupForm,
  { address, device }: Origin,
): Promise<SignedIn> {
  const { db, clock, settings, offers } = deps;
  const now = clock.now();
  if (settings.rateLimits) await countHit(db, THROTTLES.signupAddress, address, now);
  const speciality = await acceptedSpeciality(db, form);
  await acceptCredentials(db, form);
  const passwordHash = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const learnerId = await createLearner(tx, newLearner(form, speciality));
    await insertCredentials(tx, { learnerId, passwordHash });
    await startTrial(tx, { learnerId, trial: offers.trial, now });
    const token = await startSession(tx, deps, { learnerId, device });
    return { user: (await findLearner(tx, learnerId))!, token };
  });
}

/**
 * What sign-up would refuse of its first step, so that it is told there. Tells no more than sign-up does, and as
 * seldom. Throws VAL_001.
 */
export async function checkSignup(deps: AccountDeps, entered: Credentials, address: string): Promise<void> {
  const { db, clock, settings } = deps;
  if (settings.rateLimits) await countHit(db, THROTTLES.signupCheckAddress, address, clock.now());
  await acceptCredentials(db, entered);
}

async function acceptCredentials(db: Db, entered: Credentials): Promise<void> {
  const problem = passwordProblem(entered.password, entered, isCommonPassword);
  if (problem) throw new AppError('VAL_001', { reason: problem });
  if (await isEmailTaken(db, entered.email)) throw new AppError('VAL_001', { reason: 'email_taken' });
}

async function acceptedSpeciality(db: Db, form: SignupForm): Promise<Speciality> {
  if (!isNativeLanguage(form.language) || !isLearningLanguage(form.languageToLearn)) {
    throw new AppError('VAL_001', { reason: 'unknown_language' });
  }
  const speciality = await getSpeciality(db, form.speciality);
  if (!speciality) throw new AppError('VAL_001', { reason: 'unknown_speciality' });
  return speciality;
}

function newLearner(form: SignupForm, speciality: Speciality): NewLearner {
  return {
    email: form.email,
    username: usernameFrom(form.email),
    fullName: form.fullName,
    ...splitFullName(form.fullName),
    phoneNumber: form.phoneNumber ?? null,
    nativeLanguage: form.language,
    languageToLearn: form.languageToLearn,
    specialitySlug: speciality.slug,
    categorySlug: speciality.category.slug,
  };
}

/** Usernames are made unique with a number; an email that lost a race is told so. */
async function createLearner(tx: Db, learner: NewLearner): Promise<string> {
  for (let attempt = 0; attempt < 8; attempt++) {
    const suffix = attempt === 0 ? '' : String(randomInt(10, 10 ** (attempt + 2)));
    const id = await insertLearner(tx, { ...learner, username: `${learner.username}${suffix}` });
    if (id) return id;
    if (await isEmailTaken(tx, learner.email)) throw new AppError('VAL_001', { reason: 'email_taken' });
  }
  throw new Error('No free username was found.');
}

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

/** Throws AUTH_003 alike for an unknown email and a wrong password, after the same time. */
export async function logIn(
  deps: AccountDeps,
  form: LoginForm,
  { address, device }: Origin,
): Promise<SignedIn> {
  const { db, clock, settings } = deps;
  const subject = `${form.email.toLowerCase()} ${address}`;
  if (settings.rateLimits) {
    await countHit(db, THROTTLES.loginAddress, address, clock.now());
    await countHit(db, THROTTLES.loginAccount, subject, clock.now());
  }
  const known = await findCredentials(db, form.email);
  const matches = await verifyPassword(known?.passwordHash, form.password);
  if (!known || !matches) throw new AppError('AUTH_003');
  // Told to nobody but who knows the password.
  if (known.disabledAt) throw new AppError('AUTH_003', { reason: 'account_closed' });
  if (settings.rateLimits) await forgetHits(db, THROTTLES.loginAccount, subject);
  const { learnerId } = known;
  const token = await db.transaction(async (tx) => {
    // A password that was changed while this one was checked opens nothing any more, nor does any where the account
    // was closed meanwhile.
    if ((await holdPasswordHash(tx, learnerId)) !== known.passwordHash) throw new AppError('AUTH_003');
    if (await isDisabled(tx, learnerId)) throw new AppError('AUTH_003', { reason: 'account_closed' });
    return startSession(tx, deps, { learnerId, device });
  });
  return { user: await getLearner(deps, learnerId), token };
}

/** The learner of a token. One that was deleted meanwhile is AUTH_002. */
export async function getLearner({ db }: Pick<Deps, 'db'>, learnerId: string): Promise<LearnerRow> {
  const learner = await findLearner(db, learnerId);
  if (!learner) throw new AppError('AUTH_002');
  return learner;
}

export async function learningLanguageOf(
  deps: Pick<Deps, 'db'>,
  learnerId: string,
): Promise<LearningLanguage> {
  return (await getLearner(deps, learnerId)).languageToLearn as LearningLanguage;
}
