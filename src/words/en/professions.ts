/** The professions that the OET examines, by OET's names. */
export const professions = {
  'profession.medicine': 'Medicine',
  'profession.nursing': 'Nursing',
  'profession.dentistry': 'Dentistry',
  'profession.pharmacy': 'Pharmacy',
  'profession.veterinary_science': 'Veterinary Science',
  'profession.dietetics': 'Dietetics',
  'profession.occupational_therapy': 'Occupational Therapy',
  'profession.optometry': 'Optometry',
  'profession.physiotherapy': 'Physiotherapy',
  'profession.podiatry': 'Podiatry',
  'profession.radiography': 'Radiography',
  'profession.speech_pathology': 'Speech Pathology',
} as const;
