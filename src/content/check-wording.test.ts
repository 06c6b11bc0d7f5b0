import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { checkWording } from './check-wording.ts';
import type { Pack } from './schemas.ts';

const aPack = (language: LearningLanguage, doctor: string, translations = {}): Pack => ({
  kind: 'dialogues',
  language,
  category: null,
  speciality: null,
  levels: {
    beginner: [
      {
        id: `${language}-one`,
        name: 'A',
        description: 'A',
        exchanges: [{ doctor, patient: 'A', translations }],
      },
    ],
  },
});

const faultsOf = (...args: Parameters<typeof aPack>) =>
  checkWording([{ path: 'x.yaml', pack: aPack(...args) }]).join('\n');

describe('the wording of a pack', () => {
  it.each<[LearningLanguage, string, RegExp]>([
    ['de', 'Sie haben 38.5 Grad.', /de has another decimal sign/],
    ['es', 'Tiene 38.5 grados.', /es has another decimal sign/],
    ['en', 'You have 38,5 degrees.', /en has another decimal sign/],
    ['en', 'Your HbA1c is 8.4 %.', /en has units that are not British/],
    ['en', 'Your haemoglobin is 98 g/dL.', /en has units that are not British/],
    ['fr', 'Ça va ?', /fr wants a narrow no-break space/],
    ['fr', '«Bon»', /fr wants a narrow no-break space/],
    ['es', 'Llame al celular.', /es doesn't say 'celular'/],
    ['pt', 'Estou a tomar o remédio.', /pt doesn't say 'Estou a tomar'/],
    ['en', "I may drive, mayn't I?", /en doesn't say 'mayn't'/],
  ])('in %s is faulted: %s', (language, text, fault) => {
    expect(faultsOf(language, text)).toMatch(fault);
  });

  it.each<[LearningLanguage, string]>([
    ['de', 'Sie haben 38,5 Grad und 12.000 Leukozyten.'],
    ['en', 'You have 38.5 degrees and 12,000 white cells.'],
    ['fr', 'Ça va\u202f? «\u202fBon\u202f», dit-il.'],
    ['es', 'Sube el jugo gástrico.'],
    ['en', 'Your HbA1c is 68 mmol/mol.'],
  ])('in %s is let be: %s', (language, text) => {
    expect(faultsOf(language, text)).toBe('');
  });

  it('is read in translations too, by the rules of their language', () => {
    expect(faultsOf('en', 'Well.', { es: 'Vale, 38.5 grados.' })).toMatch(
      /exchange 1: es has another decimal/,
    );
  });
});
