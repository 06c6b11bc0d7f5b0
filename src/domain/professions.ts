/** The professions that the OET examines. */
export const PROFESSIONS = [
  'medicine',
  'nursing',
  'dentistry',
  'pharmacy',
  'veterinary_science',
  'dietetics',
  'occupational_therapy',
  'optometry',
  'physiotherapy',
  'podiatry',
  'radiography',
  'speech_pathology',
] as const;

export type Profession = (typeof PROFESSIONS)[number];
