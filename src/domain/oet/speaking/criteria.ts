/**
 * OET's nine criteria of speaking. Source: OET, speaking assessment criteria and level descriptors, in our words: four
 * linguistic ones of 0 to 6, five of clinical communication of 0 to 3.
 */
export const LINGUISTIC = [
  'intelligibility',
  'fluency',
  'appropriateness',
  'grammar_and_expression',
] as const;

export const CLINICAL = [
  'relationship_building',
  'patients_perspective',
  'providing_structure',
  'information_gathering',
  'information_giving',
] as const;

export const SPEAKING_CRITERIA = [...LINGUISTIC, ...CLINICAL] as const;

export type LinguisticCriterion = (typeof LINGUISTIC)[number];
export type ClinicalCriterion = (typeof CLINICAL)[number];
export type SpeakingCriterion = (typeof SPEAKING_CRITERIA)[number];

export const MOST_SPEAKING_MARKS: Readonly<Record<SpeakingCriterion, number>> = {
  intelligibility: 6,
  fluency: 6,
  appropriateness: 6,
  grammar_and_expression: 6,
  relationship_building: 3,
  patients_perspective: 3,
  providing_structure: 3,
  information_gathering: 3,
  information_giving: 3,
};

/** What the clinical criteria are judged by, in OET's order and letters. */
export const INDICATORS = [
  'A1',
  'A2',
  'A3',
  'A4',
  'B1',
  'B2',
  'B3',
  'C1',
  'C2',
  'C3',
  'D1',
  'D2',
  'D3',
  'D4',
  'D5',
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
] as const;

export type Indicator = (typeof INDICATORS)[number];

const BY_LETTER: Readonly<Record<string, ClinicalCriterion>> = {
  A: 'relationship_building',
  B: 'patients_perspective',
  C: 'providing_structure',
  D: 'information_gathering',
  E: 'information_giving',
};

export const criterionOf = (indicator: Indicator): ClinicalCriterion => BY_LETTER[indicator[0]!]!;

/** Fewer criteria than this that could be judged make no score. */
export const LEAST_CRITERIA = 5;
