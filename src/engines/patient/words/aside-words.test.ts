import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import {
  isOnlyTag,
  onlyComforts,
  praisesWhatWasSaidBack,
  takesUpAnswer,
  tellsOfOthers,
} from './aside-words.ts';
import { bare } from './following-words.ts';

type Case = readonly [language: LearningLanguage, text: string];
const told = (reads: (language: LearningLanguage, bareText: string) => boolean, [language, text]: Case) =>
  reads(language, bare(text));

describe('what is said by the way', () => {
  it.each<Case>([
    ['es', 'Lo ha resumido muy bien.'],
    ['fr', 'Vous avez tout retenu.'],
    ['de', 'Das haben Sie sehr gut zusammengefasst.'],
    ['pt', 'Resumiu tudo certinho.'],
  ])('praises what was said back: %s %s', (...said) => {
    expect(told(praisesWhatWasSaidBack, said)).toBe(true);
  });

  it.each<Case>([
    ['es', '¿Me lo puede resumir?'],
    ['fr', 'Pouvez-vous me résumer ce que vous ferez ?'],
    ['de', 'Können Sie das bitte zusammenfassen?'],
    ['pt', 'O senhor pode resumir para mim?'],
  ])('does not praise where it asks for it: %s %s', (...said) => {
    expect(told(praisesWhatWasSaidBack, said)).toBe(false);
  });

  it.each<Case>([
    ['es', 'Tranquila, ha hecho bien en llamarnos.'],
    ['fr', 'Vous avez bien fait de venir ce matin.'],
    ['de', 'Machen Sie sich da keine Sorgen.'],
    ['pt', 'Fez muito bem em procurar a gente.'],
  ])('comforts: %s %s', (...said) => {
    expect(told(onlyComforts, said)).toBe(true);
  });

  it.each<Case>([
    ['es', 'No se preocupe, es un virus.'],
    ['fr', "Ne vous inquiétez pas, c'est une entorse."],
    ['de', 'Keine Sorge, das ist nur eine Prellung.'],
    ['pt', 'Não se preocupe, isso é uma virose.'],
  ])('explains what calms: %s %s', (...said) => {
    expect(told(onlyComforts, said)).toBe(false);
  });

  it.each<Case>([
    ['es', 'Muchos padres se asustan con esto.'],
    ['fr', 'Beaucoup de gens ont peur des piqûres.'],
    ['de', 'Viele Patienten trauen sich nicht zu fragen.'],
    ['pt', 'Muita gente tem vergonha de falar nisso.'],
  ])('tells of other people: %s %s', (...said) => {
    expect(told(tellsOfOthers, said)).toBe(true);
  });

  it.each<Case>([
    ['es', 'Apunto lo de la penicilina.'],
    ['fr', "Je note l'allergie, on l'évitera."],
    ['de', 'Dann nehmen wir kein Latex.'],
    ['pt', 'Vou anotar, nada de dipirona.'],
  ])('takes up an answer: %s %s', (...said) => {
    expect(told(takesUpAnswer, said)).toBe(true);
  });

  it.each<Case>([
    ['es', 'Le pongo penicilina.'],
    ['fr', 'Je vous donne de la pénicilline.'],
    ['de', 'Ich gebe Ihnen Penicillin.'],
    ['pt', 'Vou passar dipirona para a senhora.'],
  ])('offers something: %s %s', (...said) => {
    expect(told(takesUpAnswer, said)).toBe(false);
  });

  it('asks nothing by a tag, but something by a word more', () => {
    expect(told(isOnlyTag, ['de', 'Sehen Sie?'])).toBe(true);
    expect(told(isOnlyTag, ['de', 'Sehen Sie doppelt?'])).toBe(false);
    expect(told(isOnlyTag, ['pt', 'Viu só?'])).toBe(true);
    expect(told(isOnlyTag, ['pt', 'Viu sangue?'])).toBe(false);
  });
});
