import { describe, expect, it } from 'vitest';
import { creditWarning, daysUntil, FEW_CREDITS } from './warning.ts';

const now = new Date('2026-03-10T12:00:00Z');
const plan = (endsAt: string, renews = false) => ({ endsAt, renews });
const LATER = '2026-03-24T12:00:00Z';

describe('a warning', () => {
  it('comes when few credits are left', () => {
    expect(creditWarning({ amount: FEW_CREDITS + 1, plan: plan(LATER) }, now)).toBeNull();
    expect(creditWarning({ amount: FEW_CREDITS, plan: plan(LATER) }, now)).toEqual({
      kind: 'few',
      amount: FEW_CREDITS,
    });
  });

  it('comes in the last three days of what is not renewed', () => {
    expect(creditWarning({ amount: 300, plan: plan('2026-03-13T12:00:01Z') }, now)).toBeNull();
    expect(creditWarning({ amount: 5, plan: plan('2026-03-13T12:00:00Z') }, now)).toEqual({
      kind: 'ending',
      days: 3,
    });
    expect(creditWarning({ amount: 300, plan: plan('2026-03-11T12:00:00Z', true) }, now)).toBeNull();
  });

  it('does not come once it is too late', () => {
    expect(creditWarning({ amount: 0, plan: plan(LATER) }, now)).toBeNull();
    expect(creditWarning({ amount: 0, plan: null }, now)).toBeNull();
  });
});

it('counts begun days whole', () => {
  expect(daysUntil('2026-03-10T12:00:01Z', now)).toBe(1);
  expect(daysUntil('2026-03-24T12:00:00Z', now)).toBe(14);
  expect(daysUntil('2026-03-09T12:00:00Z', now)).toBe(0);
});
