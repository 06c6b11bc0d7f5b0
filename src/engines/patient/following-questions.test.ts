import { describe, expect, it } from 'vitest';
import { aConcern } from '#server/testing/played-role-play.ts';
import { aFact, OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';

describe('a question', () => {
  const facts = [
    aFact({ id: 'crutches', topic: 'adherence', words: ['crutches'], full: 'I took them to one lecture.' }),
    aFact({ id: 'tired', topic: 'symptom.fatigue', full: 'I am tired out by noon.' }),
    aFact({ id: 'shoes', topic: 'aggravating', full: 'His boots press on it, and so does a tight trainer.' }),
    aFact({ id: 'allergies', topic: 'allergies', polarity: 'no', full: 'None that I know of.' }),
  ];
  const ask = (...turns: readonly (readonly Said[])[]) => unitsOf([OPENED, ...turns], { facts }).at(-1)!;

  it('is answered with the fact that is told in its words, in any form, before a doubtful reading', () => {
    expect(ask([['What kind of boot does he wear?', 'diet', 0.3]])).toEqual(['fact.shoes.full']);
    expect(ask([['And how about the tiredness?', 'allergies', 0.4]])).toEqual(['fact.tired.full']);
  });

  it('is answered by another word for the matter', () => {
    expect(ask([['Which shoes does he have on at school?', 'aggravating', 0.4]])).toEqual([
      'fact.shoes.full',
    ]);
  });

  it('is answered as it was surely read, whatever word it happens to have', () => {
    expect(ask([['Any allergies from the boots?', 'allergies', 1]])).toEqual(['fact.allergies.full']);
  });

  it('that names nothing is about the statement before it', () => {
    const units = ask([
      ["You didn't bring the crutches.", 'summarise', 0.4],
      ['Why did you stop with them?', 'ideas', 0.3],
    ]);
    expect(units[0]).toBe('fact.crutches.full');
  });

  it('is about what it names, and no part of the complaint', () => {
    expect(ask([['And the crutches, since when has she had those?', 'onset', 0.9]])).toEqual([
      'fact.crutches.full',
    ]);
  });

  it('is not answered where nothing of it is known', () => {
    expect(ask([['Is there a piano upstairs?', 'home', 0.3]]).join()).toMatch(/^talk\.not_understood/);
  });

  it('is answered with three facts where three are asked for, and with none twice', () => {
    const units = ask([
      ['What about the boots?', 'aggravating', 0.5],
      ['is he tired?', 'symptom.fatigue', 0.9],
      ['and any allergies?', 'allergies', 0.9],
    ]);
    expect(units).toEqual([
      'fact.shoes.full',
      expect.stringMatching(/^fact\.tired\./),
      'fact.allergies.short',
    ]);
  });
});

describe('a concern', () => {
  const concerns = [
    aConcern({
      id: 'dying',
      settledBy: [
        ['dying', 'brother'],
        ['in time', 'get better'],
      ],
    }),
  ];
  const talked = (...turns: readonly (readonly Said[])[]) =>
    unitsOf([OPENED, [['What worries you?', 'concerns']], ...turns], { concerns })
      .at(-1)!
      .join();

  it('need not be named by the answer to it, if that is more than a word', () => {
    expect(talked([['We have found it in time, and he will get better.', 'reassure']])).toContain('settled');
    expect(talked([['The tea comes in time for the visit.', 'signpost']])).not.toContain('settled');
  });

  it('is not settled by being named', () => {
    const early: Said = ['He may get better here.', 'reassure'];
    expect(talked([early], [['You think of your brother.', 'summarise']])).not.toContain('settled');
  });

  it('is told more of to whoever asks who or what that was', () => {
    expect(talked([['Who was that?', 'name', 0.3]])).toContain('concern.dying.says.1');
  });

  it('that was foreseen and answered before it was said does not come up by itself', () => {
    const answered: Said = ['Many people are afraid of dying, but it was found in time.', 'reassure'];
    const later: readonly Said[] = [['The ward round is at nine.', 'signpost']];
    const { length, ...units } = unitsOf([OPENED, [answered], later, later, later, later], { concerns });
    expect(length).toBe(6);
    expect(Object.values(units).flat().join()).not.toContain('concern.dying');
  });
});

describe('a step that was explained', () => {
  it('is given back alone to whoever asks for it', () => {
    const units = unitsOf([
      OPENED,
      [['He should sit upright, and give him a sip of water every hour.', 'advise_lifestyle']],
      [['And how often will you give him a sip?', 'diet', 0.4]],
    ]);
    expect(units[2]).toEqual(['back.drinks']);
  });
});
