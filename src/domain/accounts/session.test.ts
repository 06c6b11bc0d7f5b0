import { describe, expect, it } from 'vitest';
import { endWithin, rotationOf } from './session.ts';

const now = new Date('2030-01-01T12:00:00Z');
const from = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const fresh = { expiresAt: from(100), rotatedAt: null, revokedAt: null, endsAt: from(1000) };

describe('a refresh token', () => {
  it.each([
    ['is rotated', {}, 'rotate'],
    ['that has expired gives nothing', { expiresAt: now }, 'ended'],
    ['of an ended session gives nothing', { endsAt: now }, 'ended'],
    [
      'of a revoked session gives nothing, rotated or not',
      { revokedAt: now, rotatedAt: from(-100) },
      'ended',
    ],
    ['gives its successor again for a minute', { rotatedAt: from(-60) }, 'repeat'],
    ['that comes later has been copied', { rotatedAt: from(-60.001) }, 'reused'],
    ['that comes later has been copied, expired or not', { rotatedAt: from(-900), expiresAt: now }, 'reused'],
  ])('%s', (_what, changes, rotation) => {
    expect(rotationOf({ ...fresh, ...changes }, now)).toBe(rotation);
  });

  it('never outlives its session', () => {
    expect(endWithin(fresh, 100, now)).toEqual(from(100));
    expect(endWithin(fresh, 2000, now)).toEqual(from(1000));
  });
});
