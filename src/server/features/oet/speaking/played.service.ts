import { greetingsInRolePlay, likelyInRolePlay, ownSentences } from '#domain/oet/speaking/likely.ts';
import type { PlayedRolePlay } from '#domain/oet/speaking/played-role-play.ts';
import type { SpeakingKey } from '#domain/oet/speaking/role-play.ts';
import type { Speaker } from '#domain/practice/complex/brief.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Expectations } from '../../../ports/expectations.ts';
import { getLearner } from '../../accounts/accounts.service.ts';
import { expectedOfLanguage } from '../../practice/complex/recognition.service.ts';
import type { OpenPart } from '../attempts/attempts.service.ts';
import { findKey } from '../papers/keys.store.ts';
import { paperOf } from './open-role-play.service.ts';

/** Secret: what the other one of a role-play knows. */
const keyOf = (db: Db, { attempt, place }: OpenPart) =>
  findKey<SpeakingKey>(db, attempt.testVersionId, place.part);

/** What the other one is played from. */
export async function playedRolePlay(db: Db, opened: OpenPart, elapsedMs: number): Promise<PlayedRolePlay> {
  const [paper, { partner, brief, explanation }] = await Promise.all([
    paperOf({ db }, opened),
    keyOf(db, opened),
  ]);
  return { kind: 'role-play', paper, key: { partner, brief, explanation }, elapsedMs };
}

/** Of the other one, who has spoken by then. */
export async function partnerVoice(db: Db, opened: OpenPart): Promise<Speaker> {
  return (await keyOf(db, opened)).partner.voice;
}

/** What is likely to be said in a role-play by its candidate. */
export async function expectedInRolePlay({ db }: Pick<Deps, 'db'>, opened: OpenPart): Promise<Expectations> {
  const [usual, { profession }, key, { fullName: name }] = await Promise.all([
    expectedOfLanguage(db, 'en'),
    paperOf({ db }, opened),
    keyOf(db, opened),
    getLearner({ db }, opened.attempt.learnerId),
  ]);
  return { ...usual, own: [...greetingsInRolePlay({ key, profession, name }), ...likelyInRolePlay(key)] };
}

/** Readings of a recording without those that have a sentence of the key's in them, word for word. */
export async function withoutSecrets(
  db: Db,
  opened: OpenPart,
  readings: readonly string[],
): Promise<string[]> {
  const secrets = ownSentences(await keyOf(db, opened)).map(plain);
  return readings.filter((reading) => !secrets.some((secret) => plain(reading).includes(secret)));
}

const plain = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
