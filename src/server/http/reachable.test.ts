import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { watchReachable } from './reachable.ts';

const TRACE = 'https://trace.example/cdn';
const FLAGS = 'https://flags.example/{code}.svg';

function watch(answering: readonly string[]) {
  const asked: string[] = [];
  const services = watchReachable([TRACE, FLAGS, ''], async (address) => {
    asked.push(address);
    return answering.includes(address);
  });
  onTestFinished(services.stop);
  return { ...services, asked };
}

it('tells of the services that answer, once they have', async () => {
  const { told, asked } = watch(['https://flags.example/gb.svg']);
  expect([told(TRACE), told(FLAGS)]).toEqual(['', '']);
  await setImmediate();
  expect([told(TRACE), told(FLAGS)]).toEqual(['', FLAGS]);
  expect(asked).toEqual([TRACE, 'https://flags.example/gb.svg']);
});

it('tells of none that is turned off', async () => {
  const { told } = watch([TRACE]);
  await setImmediate();
  expect(told('')).toBe('');
});
