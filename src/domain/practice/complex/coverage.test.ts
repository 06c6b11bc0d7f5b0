import { describe, expect, it } from 'vitest';
import type { Act } from './acts.ts';
import type { Fact } from './brief.ts';
import { coverageOf } from './coverage.ts';

const said = (turn: number, ...acts: (Act | null)[]) => ({
  turn,
  clauses: acts.map((act) => ({ text: `words of ${act}`, act, probability: act ? 0.9 : 0.2 })),
});
const fact = (topic: Fact['topic'], disclosure: Fact['disclosure']) => ({ topic, disclosure }) as Fact;

const brief = {
  essential: ['onset', 'allergies', 'treatment_tried'] as const,
  facts: [fact('onset', 'volunteered'), fact('allergies', 'specific'), fact('treatment_tried', 'specific')],
};
const earned = (turns: Parameters<typeof coverageOf>[1]) =>
  Object.fromEntries(coverageOf(brief, turns).map(({ act, earned: by }) => [act, by]));

describe('the coverage of a consultation', () => {
  it('quotes a clause without what leads to the next', () => {
    const clauses = [{ text: 'When did it start, and', act: 'onset' as const, probability: 0.9 }];
    expect(coverageOf({ ...brief, essential: ['onset'] }, [{ turn: 1, clauses }])[0]?.earned?.quote).toBe(
      'When did it start',
    );
  });

  it('names the first clause that earned a topic', () => {
    const found = earned([said(1, 'greet'), said(3, 'allergies'), said(5, 'allergies')]);
    expect(found.allergies).toEqual({ turn: 3, quote: 'words of allergies' });
    expect(found.greet).toEqual({ turn: 1, quote: 'words of greet' });
  });

  it('misses what was neither asked nor said, manners among it', () => {
    const found = earned([said(1, null)]);
    expect(found.allergies).toBeNull();
    expect(found.empathy).toBeNull();
    expect(found.safety_net).toBeNull();
  });

  it('does not ask for what the patient tells unasked, but counts the question', () => {
    expect('onset' in earned([])).toBe(false);
    expect(earned([said(1, 'onset')]).onset).toEqual({ turn: 1, quote: 'words of onset' });
  });

  it('lets a close question earn a topic, and any of several acts a manner', () => {
    expect(earned([said(1, 'otc')]).treatment_tried).not.toBeNull();
    expect(earned([said(1, 'follow_up')]).safety_net).not.toBeNull();
    expect(earned([said(1, 'refer')]).explain_diagnosis).not.toBeNull();
  });
});
