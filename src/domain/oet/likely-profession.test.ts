import { expect, it } from 'vitest';
import { likelyProfession } from './likely-profession.ts';

it.each([
  ['nursing-midwifery', 'community-nursing', 'nursing'],
  ['allied-health', 'speech-pathology', 'speech_pathology'],
  ['allied-health', 'dietetics', 'dietetics'],
  ['allied-health', 'occupational-therapy', 'occupational_therapy'],
  ['allied-health', 'optometry', 'optometry'],
  ['allied-health', 'podiatry', 'podiatry'],
  ['allied-health', 'audiology', null],
  ['surgery-acute-care', null, 'medicine'],
  [null, null, null],
])('guesses from %s, %s: %s', (category, specialty, profession) => {
  expect(likelyProfession(category, specialty)).toBe(profession);
});
