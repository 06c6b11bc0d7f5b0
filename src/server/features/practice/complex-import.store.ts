import { createHash } from 'node:crypto';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { CasePack, PatientTalkPack } from '#content/schemas.ts';
import type { Brief } from '#domain/practice/complex/brief.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import type { Db } from '../../db/client.ts';
import { patientCases, patientTalk } from '../../db/schema/cases.ts';
import { saveBrief } from './briefs.store.ts';

const sublevelOf = (level: string) => `${level}-complex`;

/** Adds the pack's version and retires the ones before it. A version that comes back is offered again. */
export async function saveCase(tx: Db, path: string, pack: CasePack, now: Date): Promise<void> {
  const { kind: _kind, id: caseId, category, speciality, level, brief, ...rest } = pack;
  const hash = createHash('sha256').update(JSON.stringify(pack)).digest('hex').slice(0, 12);
  const id = `${caseId}@${hash}`;
  const scope = {
    categorySlug: category,
    specialitySlug: speciality,
    levelSlug: sublevelOf(level),
    packPath: path,
    retiredAt: null,
  };
  await tx
    .insert(patientCases)
    .values({ ...rest, ...scope, voice: brief.voice, id, caseId })
    .onConflictDoUpdate({ target: patientCases.id, set: scope });
  await saveBrief(tx, id, brief as Brief);
  const older = and(eq(patientCases.caseId, caseId), ne(patientCases.id, id), isNull(patientCases.retiredAt));
  await tx.update(patientCases).set({ retiredAt: now }).where(older);
}

/** A case whose pack was removed is not offered any more; conversations about it go on. */
export async function retireCases(tx: Db, path: string, now: Date): Promise<void> {
  const ofPack = and(eq(patientCases.packPath, path), isNull(patientCases.retiredAt));
  await tx.update(patientCases).set({ retiredAt: now }).where(ofPack);
}

export async function saveTalk(tx: Db, path: string, pack: PatientTalkPack): Promise<void> {
  const { lines, denials, names } = pack;
  const talk = { lines, denials, names } as PatientTalk;
  await tx.delete(patientTalk);
  await tx.insert(patientTalk).values({ packPath: path, talk });
}
