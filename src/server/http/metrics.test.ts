import fastify from 'fastify';
import { expect, it } from 'vitest';
import { countProviderCall, metricsRoute } from './metrics.ts';

it('counts calls to providers by engine and end', async () => {
  countProviderCall('openai-patient-chat', 'timeout');
  countProviderCall('openai-patient-chat', 'timeout');
  const app = fastify();
  await app.register(metricsRoute);
  const { body } = await app.inject('/metrics');
  await app.close();
  expect(body).toContain('bedside_provider_calls_total{engine="openai-patient-chat",outcome="timeout"} 2');
});
