/** OET's criteria of a letter, by the keys of `criteria_scores`, in their order. */
export const LETTER_CRITERIA = [
  'purpose',
  'content',
  'conciseness_and_clarity',
  'genre_and_style',
  'organisation_and_layout',
  'language',
] as const;
export type LetterCriterion = (typeof LETTER_CRITERIA)[number];

/** The raw marks that a criterion can bring: 38 together. Source: OET's assessment criteria for Writing. */
export const MOST_MARKS: Readonly<Record<LetterCriterion, number>> = {
  purpose: 3,
  content: 7,
  conciseness_and_clarity: 7,
  genre_and_style: 7,
  organisation_and_layout: 7,
  language: 7,
};

export const LETTER_TYPES = ['referral', 'discharge', 'transfer', 'advice', 'update'] as const;
export type LetterType = (typeof LETTER_TYPES)[number];

/** Where a point of the notes belongs for this letter's reader. */
export const PLACES = ['must', 'may', 'out'] as const;
export type PointPlace = (typeof PLACES)[number];
