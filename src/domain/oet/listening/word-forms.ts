const IRREGULAR: Readonly<Record<string, string>> = {
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  men: 'man',
  women: 'woman',
  people: 'person',
  mice: 'mouse',
  lice: 'louse',
  geese: 'goose',
  halves: 'half',
  calves: 'calf',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  leaves: 'leaf',
  loaves: 'loaf',
  shelves: 'shelf',
  scarves: 'scarf',
  bacteria: 'bacterium',
  ova: 'ovum',
  phalanges: 'phalanx',
  matrices: 'matrix',
  indices: 'index',
  appendices: 'appendix',
};

/** Endings of plurals, and what a singular has for them: Latin and Greek ones too. */
const PLURALS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=[osxz]|ch|sh)es$/, ''],
  [/(?<=[a-z]{2})ses$/, 'sis'],
  [/(?<!s)s$/, ''],
  [/(?<=[a-z]{3})ae$/, 'a'],
  [/(?<=ul|cl|ucle|ron|tin)i$/, 'us'],
];
const SHORTEST = 4;

/**
 * A word and what it may be the plural of. Two words are one but for their number when they have a form in common:
 * 'doses' is of 'dose' as well as of 'dos', and nothing in its letters says which.
 */
export function formsOf(word: string): string[] {
  const irregular = Object.hasOwn(IRREGULAR, word) ? [IRREGULAR[word] as string] : [];
  const regular =
    word.length < SHORTEST
      ? []
      : PLURALS.filter(([plural]) => plural.test(word)).map(([plural, singular]) =>
          word.replace(plural, singular),
        );
  return [...new Set([word, ...irregular, ...regular])];
}

/** Whether two words are one, in the singular or in the plural. */
export function areOneWord(one: string, other: string): boolean {
  const forms = formsOf(other);
  return formsOf(one).some((form) => forms.includes(form));
}

/** The likeliest singular: what its sound is taken from. */
export const singularOf = (word: string) =>
  Object.hasOwn(IRREGULAR, word)
    ? (IRREGULAR[word] as string)
    : word.length < SHORTEST
      ? word
      : word.replace(/ies$/, 'y').replace(/(?<![sui])s$/, '');
