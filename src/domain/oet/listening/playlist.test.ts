import { expect, it } from 'vitest';
import { placeAt, turnJustHeard } from './playlist.ts';

const RECORDINGS = [{ durationMs: 1000 }, { durationMs: 500 }];

it.each([
  [-5, { index: 0, offsetMs: 0 }],
  [0, { index: 0, offsetMs: 0 }],
  [999, { index: 0, offsetMs: 999 }],
  [1000, { index: 1, offsetMs: 0 }],
  [1499, { index: 1, offsetMs: 499 }],
  [1500, null],
])('after %d ms of two recordings', (elapsed, place) => expect(placeAt(RECORDINGS, elapsed)).toEqual(place));

it.each([
  ['in the midst of a turn', 45_000, 40_000],
  ['when a turn has just begun', 41_000, 32_000],
  ['before anybody speaks', 20_000, 0],
])('goes back to the turn that was just heard, %s', (_, atMs, start) =>
  expect(turnJustHeard([32_000, 40_000, 50_000], atMs)).toBe(start),
);
