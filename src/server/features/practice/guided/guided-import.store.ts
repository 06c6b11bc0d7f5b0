import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { DialoguesPack } from '#content/schemas.ts';
import type { PackTexts } from '#domain/practice/course-texts.ts';
import type { Db } from '../../../db/client.ts';
import { excluded } from '../../../db/excluded.ts';
import type { PackSource, Retirement } from '../../../db/pack-source.ts';
import { guidedDialogues, guidedLines } from '../../../db/schema/guided.ts';

const sublevelOf = (level: string) => `${level}-guided`;
const lineIdOf = (dialogueId: string, sequence: number) => `${dialogueId}-${sequence}`;

/** Updates in place by id, so that histories stay, and retires lines that are gone. Returns the dialogues' ids. */
export async function saveDialogues(
  tx: Db,
  pack: DialoguesPack,
  { path, now }: PackSource,
): Promise<string[]> {
  const dialogues = Object.entries(pack.levels).flatMap(([level, list]) =>
    list.map((dialogue, position) => ({ ...dialogue, level, position })),
  );
  await tx
    .insert(guidedDialogues)
    .values(
      dialogues.map(({ id, name, description, level, position }) => ({
        id,
        language: pack.language,
        categorySlug: pack.category,
        specialitySlug: pack.speciality,
        levelSlug: sublevelOf(level),
        packPath: path,
        position,
        name,
        description,
        retiredAt: null,
      })),
    )
    .onConflictDoUpdate({
      target: guidedDialogues.id,
      set: {
        language: excluded('language'),
        categorySlug: excluded('category_slug'),
        specialitySlug: excluded('speciality_slug'),
        levelSlug: excluded('level_slug'),
        packPath: excluded('pack_path'),
        position: excluded('position'),
        name: excluded('name'),
        description: excluded('description'),
        retiredAt: excluded('retired_at'),
      },
    });
  for (const { id, exchanges } of dialogues) await saveExchanges(tx, id, exchanges, now);
  return dialogues.map(({ id }) => id);
}

type Exchanges = DialoguesPack['levels'][string][number]['exchanges'];

async function saveExchanges(tx: Db, dialogueId: string, exchanges: Exchanges, now: Date): Promise<void> {
  const rows = exchanges.map(({ doctor, patient }, index) => ({
    id: lineIdOf(dialogueId, index + 1),
    dialogueId,
    sequence: index + 1,
    doctorMessage: doctor,
    patientMessage: patient,
    retiredAt: null,
  }));
  await tx
    .insert(guidedLines)
    .values(rows)
    .onConflictDoUpdate({
      target: guidedLines.id,
      set: {
        doctorMessage: excluded('doctor_message'),
        patientMessage: excluded('patient_message'),
        retiredAt: excluded('retired_at'),
      },
    });
  const kept = rows.map(({ id }) => id);
  await tx
    .update(guidedLines)
    .set({ retiredAt: now })
    .where(and(eq(guidedLines.dialogueId, dialogueId), notInArray(guidedLines.id, kept)));
}

export function textsOfDialogues({ language, levels }: DialoguesPack): PackTexts {
  const texts = Object.values(levels)
    .flat()
    .flatMap(({ exchanges }) => exchanges)
    .flatMap(({ doctor, patient, translations }) => [
      { text: doctor, translations: {} },
      { text: patient, translations },
    ]);
  return { language, texts };
}

/** Retires what came with a pack and is not among what it has now. */
export async function retireDialogues(tx: Db, { path, now, kept }: Retirement): Promise<void> {
  const ofPack = and(eq(guidedDialogues.packPath, path), isNull(guidedDialogues.retiredAt));
  await tx
    .update(guidedDialogues)
    .set({ retiredAt: now })
    .where(and(ofPack, notInArray(guidedDialogues.id, [...kept])));
}
