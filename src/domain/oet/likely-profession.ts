import type { Profession } from '../professions.ts';
import { PROFESSIONS } from '../professions.ts';

/** By the slugs of the catalogue's categories. Allied health is several: there the specialty says which. */
const BY_CATEGORY: Readonly<Record<string, Profession>> = {
  medicine: 'medicine',
  'surgery-acute-care': 'medicine',
  'womens-childrens-health': 'medicine',
  'mental-health': 'medicine',
  'nursing-midwifery': 'nursing',
  diagnostics: 'radiography',
  'dental-oral-health': 'dentistry',
  pharmacy: 'pharmacy',
  veterinary: 'veterinary_science',
};

/** The profession in which a learner probably takes the OET; null where nothing says so. */
export function likelyProfession(category: string | null, specialty: string | null): Profession | null {
  const bySpecialty = PROFESSIONS.find((profession) => profession === specialty?.replaceAll('-', '_'));
  return bySpecialty ?? BY_CATEGORY[category ?? ''] ?? null;
}
