import type { Db } from '../../db/client.ts';
import {
  type CategoryRow,
  findCategory,
  findSpeciality,
  listSpecialities,
  type SpecialityRow,
} from './catalogue.store.ts';

export type Speciality = SpecialityRow;

/** null for an unknown one and where none was chosen. */
export async function getSpeciality(db: Db, slug: string | null): Promise<Speciality | null> {
  return (slug === null ? undefined : await findSpeciality(db, slug)) ?? null;
}

/** null for an unknown one and where none was chosen. */
export async function getCategory(db: Db, slug: string | null): Promise<CategoryRow | null> {
  return (slug === null ? undefined : await findCategory(db, slug)) ?? null;
}

/** A piece of content's speciality: its own, else the learner's; the first of all where neither is known. */
export async function specialityOf(db: Db, slug: string | null): Promise<Speciality> {
  return (await getSpeciality(db, slug)) ?? (await listSpecialities(db))[0]!;
}
