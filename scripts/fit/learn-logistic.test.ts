import { expect, it } from 'vitest';
import { learnLogistic } from './learn-logistic.ts';

it('weighs what tells, and hardly what does not', () => {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    evidence: [1, at % 2, at % 3 === 0 ? 1 : 0],
    isSo: at % 2 === 1 ? at % 10 !== 1 : at % 10 === 0,
  }));
  const [constant, telling, idle] = learnLogistic(rows);
  expect(telling).toBeGreaterThan(2);
  expect(constant).toBeLessThan(-1);
  expect(Math.abs(idle!)).toBeLessThan(0.5);
});
