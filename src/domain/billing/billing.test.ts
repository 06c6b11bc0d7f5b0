import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitlementRefusal } from './entitlement.ts';
import { periodEnd, trialEnd } from './plans.ts';
import { takeFrom } from './spending.ts';

describe('spending', () => {
  it('takes from the bucket that ends first', () => {
    const buckets = [
      { id: 'ending', remaining: 1 },
      { id: 'fresh', remaining: 5 },
    ];
    expect(takeFrom(buckets, 1)).toEqual([{ bucketId: 'ending', amount: 1 }]);
    expect(takeFrom(buckets, 3)).toEqual([
      { bucketId: 'ending', amount: 1 },
      { bucketId: 'fresh', amount: 2 },
    ]);
    expect(takeFrom(buckets, 7)).toBeNull();
    expect(takeFrom([], 0)).toEqual([]);
  });

  it('takes exactly the cost, and never more than a bucket holds', () => {
    const bucketList = fc.array(fc.nat({ max: 20 }), { maxLength: 6 });
    fc.assert(
      fc.property(bucketList, fc.nat({ max: 60 }), (amounts, cost) => {
        const buckets = amounts.map((remaining, index) => ({ id: String(index), remaining }));
        const takes = takeFrom(buckets, cost);
        const total = amounts.reduce((sum, amount) => sum + amount, 0);
        if (total < cost) return takes === null;
        const taken = takes!.reduce((sum, { amount }) => sum + amount, 0);
        return taken === cost && takes!.every(({ bucketId, amount }) => amount <= amounts[Number(bucketId)]!);
      }),
    );
  });
});

describe('entitlement', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const period = (start: string, end: string, includesOet = true) => ({
    startsAt: new Date(start),
    endsAt: new Date(end),
    includesOet,
  });
  const current = (includesOet: boolean) => period('2026-02-15', '2026-03-15', includesOet);

  it('is missing without any period', () => expect(entitlementRefusal([], 'oet', now)).toBe('SUB_001'));
  it('has ended after the last', () => {
    const ended = [period('2026-02-01', '2026-03-01T12:00:00Z')];
    expect(entitlementRefusal(ended, null, now)).toBe('SUB_003');
    expect(entitlementRefusal(ended, 'oet', now)).toBe('SUB_003');
  });
  it('stands within any', () => {
    const periods = [period('2026-01-01', '2026-02-01'), period('2026-03-01T12:00:00Z', '2026-04-01')];
    expect(entitlementRefusal(periods, null, now)).toBeNull();
  });
  it('to OET stands where a running period includes it', () => {
    expect(entitlementRefusal([current(false)], null, now)).toBeNull();
    expect(entitlementRefusal([current(false)], 'oet', now)).toBe('SUB_004');
    expect(entitlementRefusal([current(false), current(true)], 'oet', now)).toBeNull();
    expect(entitlementRefusal([current(false), period('2026-01-01', '2026-02-01')], 'oet', now)).toBe(
      'SUB_004',
    );
  });
});

describe('a period', () => {
  const end = (start: string, anchor = start) => periodEnd(new Date(start), new Date(anchor)).toISOString();

  it('is a calendar month', () => {
    expect(end('2026-03-07T09:30:00Z')).toBe('2026-04-07T09:30:00.000Z');
    expect(end('2026-12-31T09:30:00Z')).toBe('2027-01-31T09:30:00.000Z');
  });
  it('ends on the last day of a month that is shorter, and finds its day again', () => {
    expect(end('2027-01-31T09:30:00Z')).toBe('2027-02-28T09:30:00.000Z');
    expect(end('2027-02-28T09:30:00Z', '2027-01-31T09:30:00Z')).toBe('2027-03-31T09:30:00.000Z');
    expect(end('2028-01-30T00:00:00Z')).toBe('2028-02-29T00:00:00.000Z');
  });
});

it('the trial lasts as many days as it says', () => {
  expect(trialEnd({ days: 14 }, new Date('2026-02-20T08:00:00Z'))).toEqual(new Date('2026-03-06T08:00:00Z'));
});
