import { expect, it } from 'vitest';
import { courseOf } from './course.ts';
import type { SaidTurn } from './said.ts';

const turn = (number: number, changes: Partial<SaidTurn> = {}): SaidTurn => ({
  number,
  role: number % 2 === 1 ? 'doctor' : 'patient',
  text: 'one two three',
  source: number % 2 === 1 ? 'recognised' : null,
  at_ms: 0,
  audio_url: null,
  duration_ms: null,
  pauses: [],
  ...changes,
});

it('lets no turn begin before the one before it has ended', () => {
  const course = courseOf([turn(1, { at_ms: 2000, duration_ms: 3000 }), turn(2, { at_ms: 2500 })], []);
  expect(course.map(({ from, to }) => [from, to])).toEqual([
    [2000, 5000],
    [5000, 6200],
  ]);
  expect(course.map(({ estimated }) => estimated)).toEqual([false, true]);
});

it('has the pauses that a listener notices, where they were', () => {
  const pauses = [
    { fromMs: 100, toMs: 500 },
    { fromMs: 1000, toMs: 2500 },
  ];
  const [first] = courseOf([turn(1, { at_ms: 1000, duration_ms: 4000, pauses })], []);
  expect(first?.pauses).toEqual([{ from: 2000, to: 3500 }]);
});

it('marks the turns in which a cue was given, and missed where any of them was', () => {
  const given = { turn: 2, quote: 'one' };
  const cue = { id: 'a', given, takenUp: { turn: 3, quote: 'two' }, settled: false, model: '' };
  const cues = (last: object) => [cue, { ...cue, id: 'b', ...last }];
  const of = (last: object) => courseOf([turn(1), turn(2)], cues(last)).map((stretch) => stretch.cue);
  expect(of({})).toEqual([null, 'taken']);
  expect(of({ takenUp: null })).toEqual([null, 'missed']);
});
