import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clockOf,
  overrunSeconds,
  type PartStanding,
  phaseOf,
  startOf,
  submissionClock,
  takesWork,
} from './attempt.ts';
import type { ClockPhase, PartDefinition } from './modules.ts';
import { partOf } from './modules.ts';
import { READING } from './reading/module.ts';

const UNTOUCHED: PartStanding = {
  starts: {},
  mode: 'exam',
  firstReadAt: null,
  submittedAt: null,
  outcome: null,
};
const A = READING.parts[0]!;
const LETTER: PartDefinition = {
  part: 'whole',
  clock: 'whole',
  phases: [
    { phase: 'reading', minutes: 5 },
    { phase: 'writing', minutes: 40 },
  ],
  optional: false,
};
const time = (minutes: number) => new Date(Date.UTC(2030, 0, 1, 9, minutes));

describe('a part of an attempt', () => {
  it('is not started by being looked at', () => {
    const standing = { ...UNTOUCHED, firstReadAt: time(0) };
    expect(phaseOf(A, standing)).toBe('not_started');
    expect(clockOf(A, standing)).toBeNull();
  });

  it('runs for as long as the part has', () => {
    const standing = { ...UNTOUCHED, starts: { running: time(0) } };
    expect(phaseOf(A, standing)).toBe('running');
    expect(clockOf(A, standing)).toEqual({ startedAt: time(0), endsAt: time(15) });
  });

  it('goes through its phases in order, each once', () => {
    expect(startOf(LETTER, UNTOUCHED, 'writing')).toBe('too_early');
    expect(startOf(LETTER, UNTOUCHED, 'reading')).toBe('start');
    const reading = { ...UNTOUCHED, starts: { reading: time(0) } };
    expect(startOf(LETTER, reading, 'reading')).toBe('already_started');
    expect(startOf(LETTER, reading, 'writing')).toBe('start');
    const writing = { ...UNTOUCHED, starts: { reading: time(0), writing: time(3) } };
    expect(startOf(LETTER, writing, 'reading')).toBe('already_started');
    expect(phaseOf(LETTER, writing)).toBe('writing');
    expect(clockOf(LETTER, writing)?.endsAt).toEqual(time(43));
    expect(startOf(LETTER, writing, 'speaking')).toBe('unknown_phase');
  });

  it('takes work until it is submitted, also when its time is over', () => {
    expect(takesWork({ submittedAt: null })).toBe(true);
    expect(takesWork({ submittedAt: time(20) })).toBe(false);
    expect(overrunSeconds(clockOf(A, { ...UNTOUCHED, starts: { running: time(0) } }), time(17))).toBe(120);
    expect(overrunSeconds(null, time(17))).toBe(0);
  });

  it('counts as started when it was first read, for a client that starts nothing', () => {
    const standing = { ...UNTOUCHED, firstReadAt: time(1) };
    expect(submissionClock(A, standing)?.endsAt).toEqual(time(16));
    expect(submissionClock(A, { ...standing, starts: { running: time(4) } })?.endsAt).toEqual(time(19));
    expect(submissionClock(A, UNTOUCHED)).toBeNull();
  });

  it('is known by its letter in either case', () => {
    expect(partOf(READING, 'b')?.part).toBe('B');
    expect(partOf(READING, 'D')).toBeNull();
  });
});

const action = fc.record({
  wait: fc.integer({ min: 0, max: 30 }),
  what: fc.constantFrom('reading', 'writing', 'speaking', 'submit'),
});
const ORDER = ['not_started', 'reading', 'writing', 'marking'];

it('never goes back, whatever two devices ask for', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      let standing = UNTOUCHED;
      let minutes = 0;
      for (const { wait, what } of actions) {
        minutes += wait;
        const before = standing;
        if (what === 'submit') standing = { ...standing, submittedAt: standing.submittedAt ?? time(minutes) };
        else if (startOf(LETTER, standing, what) === 'start') {
          standing = { ...standing, starts: { ...standing.starts, [what as ClockPhase]: time(minutes) } };
        }
        expect(ORDER.indexOf(phaseOf(LETTER, standing))).toBeGreaterThanOrEqual(
          ORDER.indexOf(phaseOf(LETTER, before)),
        );
        for (const [phase, started] of Object.entries(before.starts)) {
          expect(standing.starts[phase as ClockPhase]).toEqual(started);
        }
      }
    }),
  );
});
