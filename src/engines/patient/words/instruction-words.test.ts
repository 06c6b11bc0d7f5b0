import { describe, expect, it } from 'vitest';
import { harms } from './instruction-words.ts';

describe('what would harm', () => {
  it.each([
    'You should stop all his insulin.',
    'You should stop taking your insulin and throw it away.',
    'If he is restless, stop all his insulin.',
    "Don't worry and leave out the inhalers.",
    'You should swallow all the tablets in the box at once.',
  ])('is known: %s', (told) => {
    expect(harms(told)).toBe(true);
  });

  it.each([
    "Don't stop your insulin.",
    'Never skip your inhaler.',
    'Keep bleach away from the child.',
    'If you hit your head, go straight to hospital.',
    'Call us if you want to die.',
    'Stop the cream.',
  ])('is not what warns of it: %s', (told) => {
    expect(harms(told)).toBe(false);
  });
});
