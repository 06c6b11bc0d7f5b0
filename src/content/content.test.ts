import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkPacks } from './check.ts';
import { PackError, parsePack, readPackFiles } from './read-packs.ts';
import type { Pack, VocabularyPack } from './schemas.ts';

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url));

const translations = {
  es: { term: 'fiebre', definition: 'una temperatura del cuerpo más alta que la normal' },
  fr: { term: 'fièvre', definition: 'une température du corps plus haute que la normale' },
  de: { term: 'Fieber', definition: 'eine Körpertemperatur, die höher ist als normal' },
  pt: { term: 'febre', definition: 'uma temperatura do corpo mais alta que a normal' },
};

type Term = VocabularyPack['levels'][string][number];

const aTerm = (changes: Partial<Term> = {}): Term => ({
  id: 'en-general-fever',
  term: 'fever',
  definition: 'a body temperature that is higher than it should be',
  example: 'She has had a fever since the day before yesterday.',
  ipa: 'ˈfiːvə',
  translations,
  ...changes,
});

const levels: Pack = {
  kind: 'levels',
  levels: [
    {
      slug: 'beginner',
      name: 'Beginner',
      title: 'Beginner',
      description: 'First words.',
      sublevels: [
        {
          slug: 'beginner-vocabulary',
          name: 'Vocabulary',
          levelType: 'vocabulary',
          title: 'Vocabulary',
          description: 'Terms.',
        },
      ],
    },
  ],
};

const packOf = (terms: Term[], changes: Partial<VocabularyPack> = {}): VocabularyPack => ({
  kind: 'vocabulary',
  language: 'en',
  category: null,
  speciality: null,
  levels: { beginner: terms },
  ...changes,
});

const check = (...packs: VocabularyPack[]) =>
  checkPacks([
    { path: 'levels.yaml', pack: levels },
    ...packs.map((pack, index) => ({ path: `pack${index}.yaml`, pack })),
  ]);

describe('the linter', () => {
  it('finds nothing in a good pack', () => {
    expect(check(packOf([aTerm()]))).toEqual([]);
  });

  it.each<[string, Partial<Term>, RegExp]>([
    [
      'an example without the term',
      { example: 'She has been hot since the day before.' },
      /does not contain/,
    ],
    ['a term inside another word', { example: 'She is feverish since the day before.' }, /does not contain/],
    [
      'a definition with the term',
      { definition: 'what is called a fever by most patients' },
      /contains the term/,
    ],
    ['an example that does not end', { example: 'She has had a fever since yesterday' }, /end as a sentence/],
    ['a missing translation', { translations: { es: translations.es } }, /into fr is missing/],
    [
      'digits in a term',
      { term: 'type 2 fever', example: 'He has type 2 fever since last week.' },
      /nobody can say/,
    ],
    ['an id of another language', { id: 'de-general-fever' }, /must start with the language/],
    ['a definition of two words', { definition: 'high temperature' }, /too short/],
  ])('finds %s', (_name, changes, fault) => {
    expect(check(packOf([aTerm(changes)])).join('\n')).toMatch(fault);
  });

  it('takes a term after an apostrophe', () => {
    const french = aTerm({
      id: 'fr-general-anurie',
      term: 'anurie',
      definition: 'absence presque complète de production par les reins',
      example: "Depuis hier soir, l'anurie persiste malgré le remplissage.",
      translations: { en: translations.es, es: translations.es, de: translations.de, pt: translations.pt },
    });
    expect(check(packOf([french], { language: 'fr' }))).toEqual([]);
  });

  it('finds ids and terms that stand twice, and texts that were copied', () => {
    const twin = aTerm({ id: 'en-general-other' });
    const faults = check(packOf([aTerm(), aTerm()]), packOf([twin])).join('\n');
    expect(faults).toMatch(/the id en-general-fever stands twice/);
    expect(faults).toMatch(/the term en "fever" stands twice/);
    expect(faults).toMatch(/shares eight words/);
  });

  it('finds unknown categories and levels', () => {
    const faults = check(packOf([aTerm()], { category: 'alchemy', levels: { expert: [aTerm()] } }));
    expect(faults.join('\n')).toMatch(/unknown category alchemy[\s\S]*unknown level expert/);
  });
});

describe('a pack file', () => {
  it('names the place of a fault', () => {
    expect(() => parsePack({ path: 'x.yaml', text: 'kind: [' })).toThrow(PackError);
    const text = 'kind: vocabulary\nlanguage: it\ncategory: null\nspeciality: null\nlevels: {}\n';
    expect(() => parsePack({ path: 'x.yaml', text })).toThrow(/^x\.yaml: language: /);
  });
});

describe('the content of the product', () => {
  it('is faultless, with every language and enough of each', async () => {
    const files = await readPackFiles(CONTENT);
    const packs = files.map(({ path, text }) => ({ path, pack: parsePack({ path, text }) }));
    expect(checkPacks(packs)).toEqual([]);
    const vocabulary = packs.map(({ pack }) => pack).filter((pack) => pack.kind === 'vocabulary');
    for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
      const general = vocabulary.find((pack) => pack.language === language && pack.category === null);
      expect(Object.values(general?.levels ?? {}).map((terms) => terms.length)).toEqual([15, 15, 15]);
    }
    const categories = packs.flatMap(({ pack }) => (pack.kind === 'categories' ? pack.categories : []));
    expect(categories.length).toBeGreaterThanOrEqual(8);
    expect(categories.flatMap(({ specialities }) => specialities).length).toBeGreaterThanOrEqual(50);
    for (const { slug } of categories) {
      const own = vocabulary.find((pack) => pack.language === 'en' && pack.category === slug);
      expect(
        Object.values(own?.levels ?? {}).map((terms) => terms.length),
        slug,
      ).toEqual([8, 8, 8]);
    }
  });

  it('has two English cases a level for those who work least like doctors', async () => {
    const files = (await readPackFiles(CONTENT)).filter(({ path }) => path.startsWith('cases/en/'));
    const cases = files.map(parsePack).filter((pack) => pack.kind === 'case');
    for (const category of ['nursing-midwifery', 'pharmacy', 'allied-health', 'dental-oral-health']) {
      const levels = cases.filter((pack) => pack.category === category).map(({ level }) => level);
      for (const level of ['beginner', 'intermediate', 'advanced']) {
        const found = levels.filter((each) => each === level).length;
        expect(found, `${category}, ${level}`).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it("lets a beginner's patient say no more than twelve words at once", async () => {
    const path = 'cases/en/en-allied-sore-toe.yaml';
    const files = await readPackFiles(CONTENT);
    const pack = parsePack(files.find((file) => file.path === path)!);
    if (pack.kind !== 'case') throw new Error(path);
    const long = { ...pack.brief.opening, en: `${'One more word and '.repeat(3)}then a stop.` };
    const wordy = { ...pack, brief: { ...pack.brief, opening: long } };
    const short = /opening: a beginner's line has at most 12 words/;
    expect(checkPacks([{ path, pack: wordy }]).join('\n')).toMatch(short);
    expect(checkPacks([{ path, pack: { ...wordy, level: 'advanced' } }]).join('\n')).not.toMatch(short);
  });
});
