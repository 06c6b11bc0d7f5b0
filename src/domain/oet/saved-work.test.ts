import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NOTHING_SAVED,
  type SavedWork,
  savedAnswers,
  timelyAnswers,
  withEdits,
  withSubmitted,
} from './saved-work.ts';

const IDS = new Set(['q1', 'q2', 'q3']);
const at = (now: number, endsAt: number | null = null, startedAt: number | null = null) => ({
  now,
  startedAt,
  endsAt,
});
const edits = (values: Record<string, [value: string, ageMs: number]>) => ({
  edits: Object.fromEntries(Object.entries(values).map(([id, [value, ageMs]]) => [id, { value, ageMs }])),
  spent: {},
  revision: 0,
});

describe('saved work', () => {
  it('keeps the newest edit of each question, whichever arrives last', () => {
    const first = withEdits(NOTHING_SAVED, edits({ q1: ['new', 100] }), IDS, at(1000));
    const late = withEdits(first, edits({ q1: ['old', 900], q2: ['other', 10] }), IDS, at(1200));
    expect(savedAnswers(late)).toEqual({ q1: 'new', q2: 'other' });
    expect(late.revision).toBe(2);
  });

  it('stays as it is when nothing in it is newer', () => {
    const first = withEdits(NOTHING_SAVED, edits({ q1: ['new', 100] }), IDS, at(1000));
    expect(withEdits(first, edits({ q1: ['old', 2000] }), IDS, at(1100))).toBe(first);
    expect(withEdits(first, edits({ other: ['x', 0], ['__proto__']: ['y', 0] }), IDS, at(1100))).toBe(first);
  });

  it('takes no edit for older than what its client had seen saved', () => {
    const first = withEdits(NOTHING_SAVED, edits({ q1: ['new', 0] }), IDS, at(1000, 500));
    const claimed = { ...edits({ q2: ['too late', 900] }), revision: first.revision };
    expect(timelyAnswers(withEdits(first, claimed, IDS, at(1100, 500)))).toEqual({ q1: '', q2: '' });
  });

  it('knows what stood there when the time was over', () => {
    const inTime = withEdits(NOTHING_SAVED, edits({ q1: ['before', 0] }), IDS, at(400, 500));
    const after = withEdits(inTime, edits({ q1: ['after', 0], q2: ['late', 0] }), IDS, at(600, 500));
    expect(savedAnswers(after)).toEqual({ q1: 'after', q2: 'late' });
    expect(timelyAnswers(after)).toEqual({ q1: 'before', q2: '' });
    const offline = withEdits(after, edits({ q3: ['made in time', 250] }), IDS, at(700, 500));
    expect(timelyAnswers(offline)).toMatchObject({ q3: 'made in time' });
  });

  it('takes no edit for older than the start, whatever its client says that it had seen', () => {
    const first = withEdits(NOTHING_SAVED, edits({ q1: ['new', 0] }), IDS, at(900, 500, 100));
    const claimed = { ...edits({ q2: ['long ago', 1e15] }), revision: -1 };
    expect(withEdits(first, claimed, IDS, at(1000, 500, 100)).answers.q2?.editedAt).toBe(100);
  });

  it('knows what stood there at the end also when that arrives after a later edit', () => {
    const late = withEdits(NOTHING_SAVED, edits({ q1: ['after', 0] }), IDS, at(600, 500));
    const offline = withEdits(late, edits({ q1: ['before', 300] }), IDS, at(700, 500));
    expect(savedAnswers(offline)).toEqual({ q1: 'after' });
    expect(timelyAnswers(offline)).toEqual({ q1: 'before' });
    const older = withEdits(offline, edits({ q1: ['long before', 700] }), IDS, at(800, 500));
    expect(older).toBe(offline);
  });

  it('sums up what went into a question, within reason', () => {
    const spent = (ms: number) => ({ edits: {}, spent: { q1: ms, other: 5 }, revision: 0 });
    const once = withEdits(NOTHING_SAVED, spent(1500), IDS, at(1));
    expect(withEdits(once, spent(500), IDS, at(2)).spent).toEqual({ q1: 2000 });
    expect(withEdits(once, spent(1e12), IDS, at(2)).spent.q1).toBe(4 * 3_600_000);
    expect(once.revision).toBe(0);
  });
});

describe('a submission', () => {
  const saved = withEdits(NOTHING_SAVED, edits({ q1: ['one', 0], q2: ['two', 0] }), IDS, at(1000));

  it('changes what it has otherwise, and adds what was never saved', () => {
    const submitted = withSubmitted(
      saved,
      { answers: { q1: 'one', q2: 'TWO', q3: 'three' }, revision: 1 },
      IDS,
      at(2000),
    );
    expect(savedAnswers(submitted)).toEqual({ q1: 'one', q2: 'TWO', q3: 'three' });
    expect(submitted.answers.q1).toBe(saved.answers.q1);
  });

  it('leaves answers that another device saved and its sender had not seen', () => {
    const other = withEdits(saved, { ...edits({ q1: ['by phone', 0] }), revision: 1 }, IDS, at(1500));
    const submitted = withSubmitted(other, { answers: { q1: 'one', q2: 'two' }, revision: 1 }, IDS, at(2000));
    expect(savedAnswers(submitted)).toEqual({ q1: 'by phone', q2: 'two' });
  });

  it('of a client that keeps no count is what it says', () => {
    const submitted = withSubmitted(saved, { answers: { q1: 'mine' }, revision: null }, IDS, at(2000));
    expect(savedAnswers(submitted)).toEqual({ q1: 'mine', q2: 'two' });
  });
});

/** Two devices that edit, lose connections and send late; what each edit was, and when. */
const script = fc.array(
  fc.record({
    device: fc.constantFrom(0, 1),
    id: fc.constantFrom('q1', 'q2', 'q3'),
    value: fc.string({ maxLength: 3 }),
    wait: fc.integer({ min: 1, max: 50 }),
    sends: fc.boolean(),
  }),
  { maxLength: 30 },
);

interface Device {
  unsent: Map<string, { value: string; at: number }>;
  revision: number;
}

it('loses no acknowledged answer however two devices interleave', () => {
  fc.assert(
    fc.property(script, (steps) => {
      const devices: Device[] = [
        { unsent: new Map(), revision: 0 },
        { unsent: new Map(), revision: 0 },
      ];
      const newest = new Map<string, { value: string; at: number }>();
      let work: SavedWork = NOTHING_SAVED;
      let now = 1000;
      const send = (device: Device) => {
        const report = Object.fromEntries(
          [...device.unsent].map(([id, { value, at: edited }]) => [id, { value, ageMs: now - edited }]),
        );
        const before = work.revision;
        work = withEdits(work, { edits: report, spent: {}, revision: device.revision }, IDS, at(now));
        expect(work.revision).toBeGreaterThanOrEqual(before);
        device.unsent.clear();
        device.revision = work.revision;
      };
      for (const { device: index, id, value, wait, sends } of steps) {
        now += wait;
        const device = devices[index]!;
        device.unsent.set(id, { value, at: now });
        newest.set(id, { value, at: now });
        if (sends) send(device);
      }
      now += 1;
      devices.forEach(send);
      expect(savedAnswers(work)).toEqual(
        Object.fromEntries([...newest].map(([id, { value }]) => [id, value])),
      );
    }),
    { numRuns: 500 },
  );
});
