import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const stairs = caseOf('en-medicine-stairs');
const sore = caseOf('en-nursing-leg-sore');
const OPENS = 'Hello, what brings you in?';

const told = (pack: typeof stairs): string =>
  (pack.keyPoints ?? [])
    .slice(0, 2)
    .map(({ model }) => model)
    .join(' ');

describe('what might get in the way of what was told', () => {
  it.each(['Is there anything that could hold you up?', 'Can you see any problems with that plan?'])(
    'is what the case has for it, or nothing: %s',
    async (asked) => {
      expect(await lastUnits(sore, OPENS, told(sore), asked)).toEqual(['uptake.hard-choir']);
      expect((await lastUnits(stairs, OPENS, told(stairs), asked)).join()).toMatch(/^talk\.no_obstacle\.\d$/);
    },
  );

  it('is asked of nothing before something was told', async () => {
    const units = await lastUnits(stairs, OPENS, 'Is there anything that might get in the way?');
    expect(units.join()).not.toContain('no_obstacle');
  });
});
