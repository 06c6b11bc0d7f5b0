import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { withoutAddressee } from './addressees.ts';
import { bare } from './following-words.ts';
import { takesLeaveIn } from './leaving-words.ts';
import {
  asksIfHersToo,
  asksIfSheCanCome,
  asksOfThem,
  asksWhatOfIt,
  asksWhenToComeBack,
} from './put-questions.ts';

type Reads = (language: LearningLanguage, bareText: string) => boolean;

describe('a short question about what was just said', () => {
  it.each<readonly [string, Reads, LearningLanguage, string, string]>([
    ['what she makes of it', asksWhatOfIt, 'es', '¿Y usted qué opina?', '¿Qué piensa que tiene?'],
    [
      'what she makes of it',
      asksWhatOfIt,
      'fr',
      "Qu'est-ce que vous en dites ?",
      'Que pensez-vous que ce soit ?',
    ],
    ['what she makes of it', asksWhatOfIt, 'de', 'Was halten Sie davon?', 'Was denken Sie, woher das kommt?'],
    ['what she makes of it', asksWhatOfIt, 'pt', 'O que o senhor acha disso?', 'O que acha que causou isso?'],
    ['whether she knows it', asksIfHersToo, 'es', '¿Le pasa a usted también?', '¿Qué le pasa?'],
    ['whether she knows it', asksIfHersToo, 'fr', 'Ça vous arrive aussi ?', 'Ça vous arrive la nuit ?'],
    ['whether she knows it', asksIfHersToo, 'de', 'Geht es Ihnen auch so?', 'Wie geht es Ihnen?'],
    ['whether she knows it', asksIfHersToo, 'pt', 'Isso acontece com a senhora também?', 'O que aconteceu?'],
    ['one of them', asksOfThem, 'es', '¿Alguno de ellos es para dormir?', '¿Toma algún medicamento?'],
    ['one of them', asksOfThem, 'de', 'Ist eine davon zum Entwässern?', 'Nehmen Sie eine Tablette?'],
    ['when to come back', asksWhenToComeBack, 'es', '¿En qué casos vendría enseguida?', '¿Cuándo vino?'],
    [
      'when to come back',
      asksWhenToComeBack,
      'fr',
      'Dans quels cas reviendriez-vous ?',
      'Quand êtes-vous revenu ?',
    ],
    [
      'when to come back',
      asksWhenToComeBack,
      'de',
      'Wann würden Sie wiederkommen?',
      'Wann sind Sie angekommen?',
    ],
    ['when to come back', asksWhenToComeBack, 'pt', 'Quando o senhor voltaria?', 'Quando o senhor voltou?'],
    [
      'whether she can come',
      asksIfSheCanCome,
      'fr',
      'Vous pourrez revenir jeudi ?',
      'Vous pouvez bouger le bras ?',
    ],
    [
      'whether she can come',
      asksIfSheCanCome,
      'de',
      'Können Sie am Freitag wiederkommen?',
      'Können Sie auftreten?',
    ],
  ])('asks %s: %s', (_, reads, language, asked, other) => {
    expect([reads(language, bare(asked)), reads(language, bare(other))]).toEqual([true, false]);
  });
});

describe('a leave', () => {
  it.each([
    ['es', 'Pues hasta el lunes.', 'Hasta el lunes no coma nada.'],
    ['fr', 'Allez, bon courage et à demain.', "À demain n'oubliez pas le bras."],
    ['de', 'Dann bis Freitag, gute Besserung!', 'Bis Freitag nichts heben.'],
    ['pt', 'Então até sexta-feira, melhoras!', 'Até sexta-feira não molhe o curativo.'],
  ] as const)('is taken in %s by %s and not by %s', (language, leaves, stays) => {
    expect([takesLeaveIn(language, bare(leaves)), takesLeaveIn(language, bare(stays))]).toEqual([
      true,
      false,
    ]);
  });
});

describe('who will be told', () => {
  it.each([
    ['es', '¿Qué le contará a su marido?', /marido/],
    ['fr', 'Que direz-vous à votre fille ?', /fille/],
    ['de', 'Was sagen Sie Ihrer Frau?', /Frau/],
    ['pt', 'O que vai contar para o seu pai?', /pai/],
  ] as const)('is not what is asked for: %s %s', (language, asked, named) => {
    expect(withoutAddressee(language, asked)).not.toMatch(named);
  });

  it('is asked for where nobody tells', () => {
    expect(withoutAddressee('fr', 'Elle peut faire mal à votre fille ?')).toMatch(/fille/);
  });
});
