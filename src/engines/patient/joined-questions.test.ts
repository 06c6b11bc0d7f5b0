import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Good morning. What brings you in today?';

describe('questions of one turn', () => {
  it('are both answered where one sentence asks for two lines', async () => {
    const hot = 'And what about hot drinks, like tea or coffee?';
    const asked = `${hot} Does the pain ever come by itself, or wake you at night?`;
    const units = await lastUnits(caseOf('en-dental-cold-drinks'), HELLO, asked);
    expect(units).toEqual(expect.arrayContaining(['detail.by-itself', 'detail.night-pain']));
  });

  it('are about what was asked just before where they are short', async () => {
    const units = await lastUnits(
      caseOf('en-medicine-dry-cough'),
      HELLO,
      'How much did you smoke, and for how long?',
    );
    expect(units.join()).toMatch(/^fact\.smoking\.\w+$/);
  });
});

describe('a question for more', () => {
  it('gets no detail that goes on from what nobody has named', async () => {
    const asked = 'Can you tell me more about the cough? What is it like?';
    expect(await lastUnits(caseOf('en-medicine-dry-cough'), HELLO, asked)).not.toContain('detail.syrup');
  });
});

describe('what was told', () => {
  it('is said back in place of reactions where a turn both tells and asks for it', async () => {
    const told = 'Please come back sooner if you cough blood, lose weight or get short of breath.';
    const asked = 'Could you tell me in your own words what we agreed?';
    const units = await lastUnits(caseOf('en-medicine-dry-cough'), HELLO, `${told} ${asked}`);
    expect(units.join()).toMatch(/^(?:told|back)\.[\w-]+$/);
  });
});
