import { createHash } from 'node:crypto';
import { and, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { CasePack, PatientTalkPack } from '#content/schemas.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { Db } from '../../../db/client.ts';
import type { PackSource, Retirement } from '../../../db/pack-source.ts';
import { caseVersions, patientTalk } from '../../../db/schema/cases.ts';
import { saveBrief } from './briefs.store.ts';

const sublevelOf = (level: string) => `${level}-complex`;

/**
 * Adds the pack's version and retires the ones before it. A version that comes back is offered again. Returns the
 * version's id.
 */
export async function saveCase(tx: Db, pack: CasePack, { path, now }: PackSource): Promise<string[]> {
  const { kind: _kind, id: caseId, category, speciality, level, brief, keyPoints, ...rest } = pack;
  const hash = createHash('sha256').update(JSON.stringify(pack)).digest('hex').slice(0, 12);
  const caseVersionId = `${caseId}@${hash}`;
  const scope = {
    categorySlug: category,
    specialitySlug: speciality,
    levelSlug: sublevelOf(level),
    packPath: path,
    retiredAt: null,
  };
  await tx
    .insert(caseVersions)
    .values({ ...rest, ...scope, voice: brief.voice, id: caseVersionId, caseId })
    .onConflictDoUpdate({ target: caseVersions.id, set: scope });
  await saveBrief(tx, caseVersionId, { ...brief, keyPoints } as Brief);
  const older = and(
    eq(caseVersions.caseId, caseId),
    ne(caseVersions.id, caseVersionId),
    isNull(caseVersions.retiredAt),
  );
  await tx.update(caseVersions).set({ retiredAt: now }).where(older);
  return [caseVersionId];
}

/** What came with a pack and is not what it has now is not offered any more; conversations about it go on. */
export async function retireCases(tx: Db, { path, now, kept }: Retirement): Promise<void> {
  const ofPack = and(eq(caseVersions.packPath, path), isNull(caseVersions.retiredAt));
  await tx
    .update(caseVersions)
    .set({ retiredAt: now })
    .where(and(ofPack, notInArray(caseVersions.id, [...kept])));
}

export async function saveTalk(tx: Db, pack: PatientTalkPack, { path }: PackSource): Promise<void> {
  const { lines, denials, names, ordinary, rolePlay } = pack;
  const talk = { lines, denials, names, ordinary, rolePlay } as PatientTalk;
  await tx.delete(patientTalk);
  await tx.insert(patientTalk).values({ packPath: path, talk });
}
