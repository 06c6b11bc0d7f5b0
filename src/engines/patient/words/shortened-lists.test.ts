import { expect, it } from 'vitest';
import { withFewerSigns } from './shortened-lists.ts';

it.each([
  [
    "I'll come back at once if she gets very drowsy, has a stiff neck, a rash that doesn't fade under a glass, swelling behind the ear, or won't drink.",
    "I'll come back at once if she gets very drowsy, has a stiff neck, or won't drink.",
  ],
  [
    "If I get shaking chills, a temperature above 38.5, redness that's spreading, or I feel faint, I ring you.",
    'If I get shaking chills, a temperature above 38.5, or I feel faint, I ring you.',
  ],
  [
    "I'd ring you if I get a fever, red streaks, pus, or more pain.",
    "I'd ring you if I get a fever, red streaks, or more pain.",
  ],
])('leaves three signs of a list: %s', (said, shorter) => {
  expect(withFewerSigns(said)).toBe(shorter);
});

it.each([
  'If my fingers go numb, blue or cold, or the pain gets much worse, I come straight back.',
  'I take one tablet in the morning, one at noon, one in the evening, and one at night.',
])('leaves others as they are: %s', (said) => {
  expect(withFewerSigns(said)).toBe(said);
});
