import { expect, it } from 'vitest';
import { patternOf, stanceOn } from './stance.ts';

const MAD = patternOf('de', 'verrückt');

it.each([
  ['Ich glaube aber nicht, dass Sie verrückt werden.', 'denied'],
  ['Nichts spricht dafür, dass Sie verrückt werden.', 'denied'],
  ['Es gibt keinen Hinweis darauf, dass Sie verrückt werden.', 'denied'],
  ['Ich fürchte, dass Sie verrückt werden.', 'affirmed'],
  ['Das kam nicht gut an, ich weiß. Sie werden verrückt.', 'affirmed'],
] as const)('what is not believed is denied in German: %s', (text, stance) => {
  expect(stanceOn('de', text, MAD)).toBe(stance);
});
