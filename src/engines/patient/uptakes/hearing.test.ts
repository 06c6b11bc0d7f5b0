import { describe, expect, it } from 'vitest';
import type { LearningLanguage } from '#domain/languages.ts';
import { castOf } from '#engines/patient/cast.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aPlayedRolePlay } from '#server/testing/played-role-play.ts';
import { Draft } from '../draft.ts';
import type { PartUptake } from '../part.ts';
import { FIRST_STATE, type PatientState } from '../state.ts';
import { hearUptakes } from './hearing.ts';

const { part, person } = castOf(aPlayedRolePlay());
const anUptake = (change: Partial<PartUptake>): PartUptake => ({
  id: 'soak',
  part: 'do',
  told: [
    ['soak', 'bathe', 'foot bath'],
    ['salt', 'salty'],
  ],
  asks: ['How will you look after the toe?', 'What will you do?', 'What comes first?'],
  says: { en: 'My foot goes into salty water.' },
  ...change,
});

/** The lines that may be said once clauses of one turn were heard. */
function heardFrom(
  uptakes: readonly PartUptake[],
  texts: readonly string[],
  state: Partial<PatientState> = {},
  language: LearningLanguage = 'en',
) {
  const draft = new Draft(
    { ...part, uptakes },
    readTalk(),
    { language, person, mentions: {} },
    { ...FIRST_STATE, ...state },
    0,
  );
  hearUptakes(
    draft,
    texts.map((text) => ({ text, readings: [], hints: [] })),
  );
  return draft.state.uptakes ?? {};
}

describe('what may be said of what was explained', () => {
  it.each([
    [['Bathe the foot in salty water.']],
    [['You should be soaking it every evening.', 'Put some salt in.']],
    [['Bathing helps,', 'and the water wants some salt.']],
  ])('is what was told in words of each kind, in whatever form: %j', (texts) => {
    expect(heardFrom([anUptake({})], texts)).toEqual({ soak: 1 });
  });

  it.each([
    ['half of it', ['Bathe the foot in warm water.']],
    ['halves far apart', ['Soak it.', 'That helps.', 'It may sting.', 'Not too much salt.']],
    ['what is only asked', ['Do you bathe it in salty water?']],
    ['what nobody can be sure of', ["I can't promise that bathing in salt helps."]],
  ])('is not %s', (_name, texts) => {
    expect(heardFrom([anUptake({})], texts)).toEqual({});
  });

  it('is what is proposed as a question', () => {
    expect(heardFrom([anUptake({})], ['Could you bathe it in salty water?'])).toEqual({ soak: 1 });
  });

  it('is what she agrees to, or finds hard, once it was put to her in any way', () => {
    const agree = anUptake({ id: 'agree-soak', part: 'agree' });
    const hard = anUptake({ id: 'hard-soak', part: 'hard' });
    const asked = ['How do you feel about salty foot baths, soaking it at night?'];
    expect(heardFrom([agree, hard, anUptake({})], asked)).toEqual({ 'agree-soak': 1, 'hard-soak': 1 });
  });

  it('is remembered with the turn in which it was told last', () => {
    const before = { turn: 4, uptakes: { soak: 2, rest: 3 } };
    expect(heardFrom([anUptake({})], ['Soak it in salt.'], before)).toEqual({ soak: 5, rest: 3 });
  });

  it('is told in another language by what words begin with', () => {
    const cream = anUptake({ id: 'cream', told: [['crem*'], ['lavar*']] });
    const heardIn = (text: string) => heardFrom([cream], [text], {}, 'es');
    expect(heardIn('Póngase la crema después de lavarse las manos.')).toEqual({ cream: 1 });
    expect(heardIn('Póngase la crema cada noche.')).toEqual({});
  });
});
