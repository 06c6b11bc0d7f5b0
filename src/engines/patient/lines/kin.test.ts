import { describe, expect, it } from 'vitest';
import { areOthers, isOfOthers, kinIn } from './kin.ts';

describe('somebody of the family', () => {
  it.each([
    ['en', 'And how is she doing now, your mother?', 'mother'],
    ['en', 'My brother takes tablets.', 'brother'],
    ['es', '¿Y su marido qué dice?', 'husband'],
    ['fr', 'Votre sœur est au courant ?', 'sister'],
    ['de', 'Was sagt Ihr Sohn dazu?', 'son'],
    ['pt', 'E a sua mãe, como está?', 'mother'],
  ] as const)('is named in %s: %s', (language, text, kin) => {
    expect([...kinIn(language, text)]).toEqual([kin]);
  });

  it('is nobody who is only addressed, or of no family', () => {
    expect(kinIn('de', 'Guten Tag, Frau Brandt.').size).toBe(0);
    expect(kinIn('en', 'Good morning, Sister.').size).toBe(0);
  });

  it('is somebody else than the one who answers', () => {
    expect(isOfOthers('en', 'How old are they?')).toBe(true);
    expect(isOfOthers('es', '¿Cómo se llama la niña y cuántos años tiene?')).toBe(true);
    expect(isOfOthers('en', 'How old are you?')).toBe(false);
    expect(isOfOthers('de', 'Wie alt sind Sie?')).toBe(false);
  });

  it('is another one where nobody is named in both', () => {
    const [mother, brother] = [kinIn('en', 'your mother'), kinIn('en', 'my brother')];
    expect(areOthers(mother, brother)).toBe(true);
    expect(areOthers(mother, mother)).toBe(false);
    expect(areOthers(mother, new Set())).toBe(false);
  });
});
