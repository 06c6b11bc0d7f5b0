import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    trialCredits: 500,
    rateLimits: true,
    development: false,
  });
});

it('takes empty settings as unset, but lets the two hosts be turned off', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', TRACE_URL: '', FLAG_URL: '' });
  expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, traceUrl: '', flagUrl: '' });
});

it('names a setting that is not usable', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow(/PORT/);
  expect(() => readConfig({ SYNTHESIZER: 'carrier-pigeon' })).toThrow(/SYNTHESIZER/);
});

it('requires a shared secret where instances may be several', () => {
  expect(() => readConfig({ DATABASE_URL: 'postgres://db' })).toThrow(ConfigError);
  const secret = 'x'.repeat(32);
  expect(
    readConfig({ DATABASE_URL: 'postgres://db', JWT_SECRET: `${secret}, ${secret}` }).jwtSecrets,
  ).toEqual([secret, secret]);
  expect(() => readConfig({ JWT_SECRET: 'short' })).toThrow(/32/);
});
