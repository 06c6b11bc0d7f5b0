import { describe, expect, it } from 'vitest';
import { aConcern } from '#server/testing/played-role-play.ts';
import { OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';
import { patternOf, stanceOn } from './stance.ts';

/** What is said at its moment, and not before it or long after. */

describe('a fear that is asked for and answered in one breath', () => {
  it('is told first, and then calmed', async () => {
    const turn =
      'Haben Sie Angst, dass die Hand steif bleibt? Das verstehe ich. Die Verbrennung ist nur oberflächlich, die Hand wird wieder ganz beweglich.';
    const units = await lastUnits(caseOf('de-surgery-heisses-fett'), 'Guten Tag, was ist passiert?', turn);
    expect(units).toEqual([expect.stringMatching(/^fact\.concerns\./), 'worry.calmed']);
  });
});

describe('a word of what is dreaded', () => {
  it.each([
    [
      'en-nursing-full-pens',
      'Your body starts burning fat and makes acids called ketones, that can make you very ill within a day.',
    ],
    ['en-dental-tooth-in-milk', 'Now push it gently straight back into the gap, smooth side facing out.'],
  ])('is no bad news in another sense: %s', async (id, told) => {
    const units = await lastUnits(caseOf(id), 'Hello, tell me what has happened.', 'I see.', told);
    expect(units.join()).not.toMatch(/shocked|worry\.calmed/);
  });
});

describe('what hardly anybody needs', () => {
  it.each([
    ['en', 'Hardly anybody needs an operation for this.', 'operation'],
    ['es', 'Casi nadie necesita una operación.', 'operación'],
    ['fr', "Personne ne parle d'opération.", 'opération'],
    ['de', 'Dafür braucht kaum jemand eine Operation.', 'Operation'],
    ['pt', 'Quase ninguém precisa operar por isso.', 'operar'],
  ] as const)('is denied: %s', (language, text, dreaded) => {
    expect(stanceOn(language, text, patternOf(language, dreaded))).toBe('denied');
  });
});

describe('an allergy', () => {
  it.each([
    [
      'en-surgery-belly-pain',
      'Hello Megan.',
      'Are you allergic to anything?',
      'The latex is very important, thank you. When was your last period?',
    ],
    [
      'de-general-brennen-blase',
      'Guten Tag.',
      'Haben Sie Allergien?',
      'Danke, das mit dem Penicillin ist wichtig. Wie oft müssen Sie zur Toilette?',
    ],
  ])('is not told again to whoever thanks for it: %s', async (id, ...turns) => {
    expect((await lastUnits(caseOf(id), ...turns)).join()).not.toMatch(/allerg|latex-found|rash-only/);
  });
});

describe('an injury', () => {
  it('is no question of harming oneself', async () => {
    const units = await lastUnits(
      caseOf('en-dental-tooth-in-milk'),
      'Hello, tell me quickly what happened.',
      'Did he hurt himself anywhere else, his jaw, his lip?',
    );
    expect(units.join()).toMatch(/lip|other-injuries/);
  });
});

describe('what was explained before', () => {
  it('is no news when it is only named again', async () => {
    const units = await lastUnits(
      caseOf('en-womens-heavy-periods'),
      'Good morning, what has been going on?',
      'What are you most afraid of?',
      "I don't see any sign of cancer. Much more likely it's the copper coil, because it often makes periods heavier.",
      'I see.',
      'We could take out the copper coil and put in a hormone coil, or there are tablets only for the heavy days. What would you prefer?',
    );
    expect(units.join()).not.toContain('.cause');
  });
});

describe('what is proposed', () => {
  it('is agreed to in the words that somebody has for just that', async () => {
    const units = await lastUnits(
      caseOf('en-dental-paid-for-life'),
      'Good morning, what brings you in?',
      'I see.',
      "I'd now like to measure the gum around the implant with a thin probe and take one X-ray. Is that all right with you?",
    );
    expect(units).toContain('detail.examine-ok');
  });
});

describe('a verb that says no more than when', () => {
  it('goes on from the question before it', async () => {
    const units = await lastUnits(
      caseOf('en-medicine-stairs'),
      'Hello, what brings you in?',
      'Do you smoke, or did you in the past?',
    );
    expect(units).toEqual(['fact.smoking.full']);
  });
});

describe('a concern of a role-play', () => {
  const extraction = aConcern({
    id: 'extraction',
    provokedBy: { acts: [], words: ['wisdom tooth'] },
    says: ["You're not going to pull it, are you?"],
    settledBy: [
      ['coming out', 'pull it'],
      ['no need', "don't need"],
    ],
    needsEmpathy: false,
  });
  const told: Said = ['It is your wisdom tooth.', 'explain_diagnosis'];

  it('is settled by whoever says that what is feared will not be', () => {
    const answer: Said = ["The tooth is not coming out, you don't need that.", 'reassure'];
    const units = unitsOf([OPENED, [told], [answer]], { concerns: [extraction] });
    expect(units.at(-1)).toEqual(['concern.extraction.settled']);
  });

  it('leaves a yes for what is proposed beside it', () => {
    const answer: Said = ["I won't pull it, you don't need that.", 'reassure'];
    const asked: Said = ['Would rinsing be all right with you?', 'agree_plan'];
    const units = unitsOf([OPENED, [told], [answer, asked]], { concerns: [extraction] });
    expect(units.at(-1)![0]).toBe('concern.extraction.settled');
    expect(units.at(-1)![1]).toMatch(/^talk\.plan_agreed\./);
  });
});
