import fastify from 'fastify';
import { expect, it } from 'vitest';
import { countProviderCall, type MetricsAccess, metricsRoute } from './metrics.ts';

async function read(
  access: MetricsAccess,
  from: { address?: string; headers?: Record<string, string> } = {},
) {
  const app = fastify();
  await metricsRoute(app, access);
  const { address = '127.0.0.1', headers = {} } = from;
  const response = await app.inject({ url: '/metrics', headers, remoteAddress: address });
  await app.close();
  return response;
}

it('counts calls to providers by engine and end', async () => {
  countProviderCall('openai-patient-chat', 'timeout');
  countProviderCall('openai-patient-chat', 'timeout');
  const { body } = await read({ kind: 'local' });
  expect(body).toContain('bedside_provider_calls_total{engine="openai-patient-chat",outcome="timeout"} 2');
});

it('is open to this machine, not to others and not through a proxy on it', async () => {
  const statusFrom = async (address: string, headers = {}) =>
    (await read({ kind: 'local' }, { address, headers })).statusCode;
  expect(await statusFrom('127.0.0.1')).toBe(200);
  expect(await statusFrom('::1')).toBe(200);
  expect(await statusFrom('::ffff:127.0.0.1')).toBe(200);
  expect(await statusFrom('192.0.2.7')).toBe(404);
  expect(await statusFrom('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
});

it('is open to whoever brings the token', async () => {
  const access = { kind: 'token', token: 'a-long-enough-token' } as const;
  const statusWith = async (authorization: string) =>
    (await read(access, { address: '192.0.2.7', headers: { authorization } })).statusCode;
  expect(await statusWith('Bearer a-long-enough-token')).toBe(200);
  expect(await statusWith('Bearer a-long-enough-guess')).toBe(404);
  expect((await read(access)).statusCode).toBe(404);
});

it('is off otherwise', async () => {
  expect((await read({ kind: 'off' })).statusCode).toBe(404);
});
