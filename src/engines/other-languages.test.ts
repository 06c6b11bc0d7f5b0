import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

/** The units of the last reply to some turns. */
const lastOf = (caseId: string, turns: readonly string[]) => lastUnits(caseOf(caseId), ...turns);

const OPENED: Readonly<Record<string, string>> = {
  es: 'Buenos días. ¿Qué le trae por aquí?',
  fr: 'Bonjour. Qu’est-ce qui vous amène ?',
  de: 'Guten Tag. Was führt Sie her?',
  pt: 'Bom dia. O que traz a senhora aqui?',
};
const opened = (caseId: string) => OPENED[caseId.slice(0, 2)]!;

describe('in other languages than English', () => {
  it.each([
    [
      'fr-womens-boutons-ecole',
      'Bonjour. Je vois que vous venez avec votre petite : dites-moi ce qui se passe.',
    ],
    ['pt-general-maos-rachadas', 'Bom dia! Sente-se. Estou vendo as mãos: me conta o que aconteceu.'],
  ])('who is asked to tell in the same sentence says what brings her: %s', async (caseId, turn) => {
    expect(await lastOf(caseId, [turn])).toContain('opening');
  });

  it.each([
    ['es-general-fiebre-hija', 'Dígame qué jarabe le dan y cuántas horas dejan entre uno y otro.'],
    ['es-surgery-sombra-relojero', 'Tranquilo, ha hecho bien en venir hoy y no esperar más.'],
    [
      'de-general-mutter-vergisst',
      'Viele Töchter sagen mir, dass sie mit alldem nicht allein fertig werden.',
    ],
  ])('nobody thanks for advice that nobody gave: %s', async (caseId, turn) => {
    const units = await lastOf(caseId, [opened(caseId), '...', turn]);
    expect(units.filter((unit) => /^(?:heard|noted)\./.test(unit))).toEqual([]);
  });

  it.each([
    ['es-surgery-sombra-relojero', '¿Tiene alergias?', 'Apunto lo del látex. ¿Qué le preocupa más?'],
    ['de-surgery-heisses-fett', 'Haben Sie Allergien?', 'Gut, also ohne Pflaster. Wann war das genau?'],
  ])('an allergy that was taken up is not told again: %s', async (caseId, asked, turn) => {
    expect(await lastOf(caseId, [opened(caseId), asked, turn])).not.toContain('fact.allergies.full');
  });

  it('asked for one part of what was told, she says that part', async () => {
    const told = [
      opened('fr-womens-boutons-ecole'),
      'Et vous, ça vous inquiète ?',
      "C'est la varicelle, un virus. Coupez-lui les ongles, ça démange moins.",
      "Pas d'ibuprofène ni d'aspirine. Revenez vite si elle respire mal.",
    ];
    const asked = 'Dans quels cas reviendriez-vous ?';
    const rash = 'fr-womens-boutons-ecole';
    expect(await lastUnits(plainCaseOf(rash), ...told, asked)).toEqual(['back.alarme']);
    const { brief } = caseOf(rash);
    const parts = (await lastOf(rash, [...told, asked])).map(
      (unit) => brief.uptakes?.find(({ id }) => unit === `uptake.${id}`)?.part,
    );
    expect(parts).toEqual(['help']);
  });

  it('what is praised is not said back once more', async () => {
    const turns = [
      opened('de-medicine-leber-werte'),
      'Trinken Sie viel?',
      'Ihre Leberwerte sind erhöht. Das kann vom Alkohol kommen. Die Leber kann sich erholen.',
      'Sagen Sie mir mit Ihren Worten, was wir besprochen haben.',
      'Das haben Sie gut zusammengefasst.',
    ];
    const units = await lastOf('de-medicine-leber-werte', turns);
    expect(units.filter((unit) => unit.startsWith('back.'))).toEqual([]);
  });

  it.each([
    ['es-general-escozor-orina', '¿Alguna duda? Si no, que se mejore, y hasta el jueves.'],
    ['pt-general-maos-rachadas', 'Ficou alguma pergunta? Se não, até a próxima semana, melhoras!'],
    ['fr-general-brulure-cuisine', 'Bon courage, monsieur, on ne vous laisse pas seul.'],
  ])('a leave is answered: %s', async (caseId, turn) => {
    const units = await lastOf(caseId, [opened(caseId), '...', turn]);
    expect(units.at(-1)).toMatch(/^(?:talk\.goodbye|closing)\./);
  });

  it('a part that the answer has told is not asked for elsewhere', async () => {
    const units = await lastOf('fr-medicine-fievre-retour', [
      opened('fr-medicine-fievre-retour'),
      'Vous êtes parti à l’étranger récemment ? Où, et combien de temps ?',
    ]);
    expect(units).toEqual(['fact.travel.full']);
  });

  it('what happened to somebody else is no complaint of hers', async () => {
    const units = await lastOf('fr-general-brulure-cuisine', [
      opened('fr-general-brulure-cuisine'),
      'Quelqu’un de votre famille s’est déjà brûlé ?',
      'Ah, votre cousin. Et il lui est arrivé quoi, à lui ?',
    ]);
    expect(units).toContain('detail.cousin');
  });

  it('what she is asked about is not lost where it stands before a comma', async () => {
    const units = await lastOf('es-surgery-sombra-relojero', [
      opened('es-surgery-sombra-relojero'),
      'Y a usted, Mateo, ¿qué es lo que más miedo le da?',
    ]);
    expect(units.some((unit) => unit.startsWith('fact.name'))).toBe(false);
  });
});
