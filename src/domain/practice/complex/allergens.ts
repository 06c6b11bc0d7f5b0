import type { LearningLanguage } from '../../languages.ts';
import { CLASSES, type Names, type ProposableAllergen } from './allergen-classes.ts';

/** What nobody proposes, such as pollen or fleas: a case with such an allergy has nothing to be defended against. */
const SURROUNDINGS = 'surroundings';

export type Allergen = ProposableAllergen | typeof SURROUNDINGS;

export const ALLERGENS: readonly [Allergen, ...Allergen[]] = [
  SURROUNDINGS,
  ...(Object.keys(CLASSES) as ProposableAllergen[]),
];

const namesOf = (names: Names) =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Everything that an allergen is called in a language, on packets too. Nothing for what is never proposed. */
export function namesOfAllergen(allergen: Allergen, language: LearningLanguage): readonly string[] {
  if (allergen === SURROUNDINGS) return [];
  const { named, members, brands } = CLASSES[allergen];
  return [named[language], members[language], brands].flatMap(namesOf);
}
