import { describe, expect, it } from 'vitest';
import { OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';

const CUSHIONS: Said = ['Put two cushions behind his back.', 'advise_lifestyle'];
const BACK: Said = ['Can you tell me in your own words what you will do?', 'check_understanding'];
const afterBack = (asked: Said) => unitsOf([OPENED, [CUSHIONS], [BACK, asked]]).at(-1)!;

describe('what is asked after somebody is to say back what was told', () => {
  it('asks for the history where it surely does', () => {
    expect(afterBack(['And what does he eat these days?', 'appetite', 0.9]).join()).toContain('fact.eating.');
  });

  it('asks for what is on her mind', () => {
    expect(afterBack(['And how are you in all this?', 'feelings', 0.6]).join()).toMatch(/concern\./);
  });

  it('asks for more of what was told where it is of what is to come', () => {
    const units = unitsOf([
      OPENED,
      [CUSHIONS],
      [
        ['What have we agreed?', 'check_understanding'],
        ['and what will you put behind his back?', 'check_understanding', 0.4],
      ],
    ]).at(-1)!;
    expect(units).toEqual(['told.0']);
  });
});
