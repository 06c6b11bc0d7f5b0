/** The kinds of practice below a level, by the level's type on the wire. Spec sections 2 and 3. */
export type LevelType = 'vocabulary' | 'guided_case' | 'complex_case';
/** How the address names a kind of practice. */
export type PracticeId = 'vocabulary' | 'guided' | 'complex';

const PRACTICE_BY_TYPE: Readonly<Record<LevelType, PracticeId>> = {
  vocabulary: 'vocabulary',
  guided_case: 'guided',
  complex_case: 'complex',
};

export function practiceOfLevel(levelType: LevelType): PracticeId {
  return PRACTICE_BY_TYPE[levelType];
}
