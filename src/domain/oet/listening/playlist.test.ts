import { expect, it } from 'vitest';
import { placeAt } from './playlist.ts';

const RECORDINGS = [{ durationMs: 1000 }, { durationMs: 500 }];

it.each([
  [-5, { index: 0, offsetMs: 0 }],
  [0, { index: 0, offsetMs: 0 }],
  [999, { index: 0, offsetMs: 999 }],
  [1000, { index: 1, offsetMs: 0 }],
  [1499, { index: 1, offsetMs: 499 }],
  [1500, null],
])('after %d ms of two recordings', (elapsed, place) => expect(placeAt(RECORDINGS, elapsed)).toEqual(place));
