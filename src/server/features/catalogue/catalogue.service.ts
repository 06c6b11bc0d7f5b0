import type { Db } from '../../db/client.ts';
import { findSpeciality, listSpecialities, type SpecialityRow } from './catalogue.store.ts';

/** A piece of content's speciality: its own, else the learner's; the first of all where neither is known. */
export async function specialityOf(db: Db, slug: string | null): Promise<SpecialityRow> {
  const own = slug === null ? undefined : await findSpeciality(db, slug);
  return own ?? (await listSpecialities(db))[0]!;
}
