import { describe, expect, it } from 'vitest';
import { Glossary } from './glossary.ts';

describe('a glossary', () => {
  const glossary = new Glossary([
    ['le duele', 'does it hurt you'],
    ['le', 'you'],
    ['la', 'the'],
    ['cabeza', 'head'],
    ['se', ''],
  ]);

  it('renders the longest entries from the left, whatever the accents and capitals', () => {
    expect(glossary.render('¿Le duele la CABEZA?')).toBe('does it hurt you the head?');
  });

  it('leaves out what English has no word for, and keeps what it does not know', () => {
    expect(glossary.render('Se marea.')).toBe('marea.');
    expect(glossary.render('')).toBe('.');
  });

  it.each(['es', 'fr', 'de', 'pt'] as const)('of %s has the questions of a consultation', (language) => {
    const asked = {
      es: '¿Desde cuándo le duele?',
      fr: 'Depuis quand avez-vous mal ?',
      de: 'Seit wann tut es weh?',
      pt: 'Desde quando dói?',
    };
    expect(Glossary.of(language).render(asked[language])).toMatch(/^since when .*(?:hurt|pain).*\?$/);
  });
});
