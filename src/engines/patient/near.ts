import type { Topic } from '#domain/practice/complex/acts.ts';

/** Topics in which an answer may be found when the brief has none for the one that was asked for. */
export const NEAR: Readonly<Partial<Record<Topic, readonly Topic[]>>> = {
  otc: ['treatment_tried'],
  treatment_tried: ['otc', 'relieving'],
  relieving: ['treatment_tried'],
  mechanism: ['onset'],
  radiation: ['site'],
  feelings: ['mood', 'concerns'],
  mood: ['feelings'],
  adherence: ['medication'],
  periods: ['pregnancy'],
  'symptom.pain': ['character', 'site', 'severity'],
  'symptom.fatigue': ['sleep'],
  'symptom.anxiety': ['feelings', 'mood', 'stress'],
  'symptom.crying': ['mood'],
};

/** Topics that come up together: what touches one may lead on to another. */
const GROUPS: readonly (readonly Topic[])[] = [
  ['onset', 'mechanism', 'progression', 'timing', 'previous_episodes'],
  [
    'mood',
    'stress',
    'feelings',
    'self_harm',
    'concerns',
    'ideas',
    'sleep',
    'home',
    'impact',
    'symptom.anxiety',
  ],
  ['alcohol', 'drugs', 'smoking'],
  ['medication', 'adherence', 'otc', 'treatment_tried', 'relieving'],
  ['pregnancy', 'periods', 'sexual_history', 'symptom.vaginal_bleeding', 'symptom.discharge'],
  ['family_history', 'concerns', 'ideas', 'past_history'],
  ['diet', 'appetite', 'weight'],
  ['site', 'radiation'],
];

/** Whether the answer to the one would do for the other. */
export function isNear(a: Topic, b: Topic): boolean {
  return (NEAR[a]?.includes(b) || NEAR[b]?.includes(a)) ?? false;
}

/** Whether the talk about the one may lead on to the other. */
export function isRelated(a: Topic, b: Topic): boolean {
  return a === b || isNear(a, b) || GROUPS.some((group) => group.includes(a) && group.includes(b));
}
