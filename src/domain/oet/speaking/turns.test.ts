import { describe, expect, it } from 'vitest';
import type { PartStanding } from '../attempt.ts';
import type { SpeechMeasures } from './assessment.ts';
import { SPEAKING } from './module.ts';
import { joinTakes, turnStart } from './turns.ts';

const START = new Date('2030-01-01T09:00:00Z');
const minutes = (count: number) => new Date(START.getTime() + count * 60_000);
const part = SPEAKING.parts[0]!;
const standing = (changes: Partial<PartStanding> = {}): PartStanding => ({
  starts: {},
  mode: 'exam',
  firstReadAt: null,
  submittedAt: null,
  outcome: null,
  ...changes,
});

describe('a turn', () => {
  it('is too early in the preparation, and begins the role-play when that has run out', () => {
    const preparing = standing({ starts: { preparation: START } });
    expect(turnStart(part, preparing, minutes(2.9))).toBe('phase_too_early');
    expect(turnStart(part, preparing, minutes(3))).toEqual({ since: minutes(3), begins: true });
  });

  it('belongs to the role-play that has begun, also after its time', () => {
    const speaking = standing({ starts: { preparation: START, speaking: minutes(1) } });
    expect(turnStart(part, speaking, minutes(30))).toEqual({ since: minutes(1), begins: false });
  });

  it('begins the role-play where no clock was started', () => {
    expect(turnStart(part, standing({ firstReadAt: START }), minutes(1))).toEqual({
      since: minutes(1),
      begins: true,
    });
  });

  it('is none after the submission', () => {
    const submitted = standing({ starts: { speaking: START }, submittedAt: minutes(5) });
    expect(turnStart(part, submitted, minutes(5))).toBe('conversation_ended');
  });
});

const measures = (durationMs: number) => ({ durationMs }) as SpeechMeasures;
const doctor = (number: number) => ({
  number,
  role: 'doctor' as const,
  content: `Turn ${number}`,
  units: null,
  createdAt: START,
});
const patient = (number: number, seconds: number) => ({
  number,
  role: 'patient' as const,
  content: `Turn ${number}`,
  units: ['opening'],
  createdAt: new Date(START.getTime() + seconds * 1000),
});
const take = (number: number, endedMs: number, durationMs?: number) => ({
  number,
  source: 'recognised' as const,
  endedMs,
  blobKey: `kept-webm-${number}`,
  measures: durationMs === undefined ? null : measures(durationMs),
});

describe('turns with their takes', () => {
  it('begin where she began to speak, but not before the one that they follow has ended', () => {
    const turns = [doctor(1), patient(2, 12), doctor(3), patient(4, 31)];
    const joined = joinTakes(turns, [take(1, 10_000, 4000), take(3, 30_000, 25_000)], START);
    expect(joined.map(({ atMs }) => atMs)).toEqual([6000, 12_000, 12_000, 31_000]);
  });

  it('tell of the candidate’s how their words came, and of the other one’s what they are joined from', () => {
    const [own, other] = joinTakes([doctor(1), patient(2, 12)], [take(1, 10_000)], START);
    expect(own).toMatchObject({ source: 'recognised', units: null, blobKey: 'kept-webm-1', atMs: 10_000 });
    expect(other).toMatchObject({ source: null, units: ['opening'], blobKey: null, measures: null });
  });
});
