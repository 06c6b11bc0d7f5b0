import { expect, it } from 'vitest';
import { ConfigError, providersOf, readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    trialCredits: undefined,
    rateLimits: true,
    development: false,
  });
});

it('takes empty settings as unset, but lets the two hosts be turned off', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', TRACE_URL: '', FLAG_URL: '' });
  expect(config).toMatchObject({ port: 3000, databaseUrl: undefined, traceUrl: '', flagUrl: '' });
});

it('makes recordings unless that is left to others', () => {
  expect(readConfig({}).makesRecordings).toBe(true);
  expect(readConfig({ MAKE_RECORDINGS: 'off' }).makesRecordings).toBe(false);
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

const PROVIDER = {
  AI_API_KEY: 'sk-secret',
  AI_CHAT_MODEL: 'gpt-x',
  AI_TRANSCRIBE_MODEL: 'whisper-1',
  AI_SPEECH_MODEL: 'tts-1',
};

it('keeps everything on this machine unless told otherwise', () => {
  const config = readConfig(PROVIDER);
  expect(new Set(Object.values(config.ai.engines))).toEqual(new Set(['embedded']));
  expect(providersOf(config)).toEqual([]);
});

it('says which capabilities leave this machine, with what and to where', () => {
  const config = readConfig({
    ...PROVIDER,
    AI_BASE_URL: 'http://models.example:8080/v1',
    PATIENT: 'openai',
    PRONUNCIATION_ASSESSOR: 'openai',
  });
  expect(providersOf(config)).toEqual([
    { capability: 'pronunciationAssessor', name: 'whisper-1', host: 'models.example:8080' },
    { capability: 'patient', name: 'gpt-x', host: 'models.example:8080' },
  ]);
  expect(config.ai.voices).toEqual({ female: 'nova', male: 'onyx' });
});

it.each([
  ['TRANSCRIBER', 'AI_TRANSCRIBE_MODEL'],
  ['PRONUNCIATION_ASSESSOR', 'AI_TRANSCRIBE_MODEL'],
  ['SYNTHESIZER', 'AI_SPEECH_MODEL'],
  ['TRANSLATOR', 'AI_CHAT_MODEL'],
  ['PATIENT', 'AI_CHAT_MODEL'],
  ['LETTER_ASSESSOR', 'AI_CHAT_MODEL'],
])('refuses %s=openai without %s, and names both', (setting, model) => {
  const read = () => readConfig({ ...PROVIDER, [setting]: 'openai', [model]: '' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`${setting}=openai needs ${model}`));
});

it('needs a key for the hosted provider alone', () => {
  const settings = { ...PROVIDER, AI_API_KEY: '', PATIENT: 'openai' };
  expect(() => readConfig(settings)).toThrow(/AI_API_KEY/);
  expect(readConfig({ ...settings, AI_BASE_URL: 'http://localhost:11434/v1' }).ai.apiKey).toBe('');
});

it('takes web addresses without a password as the provider', () => {
  expect(() => readConfig({ AI_BASE_URL: 'ftp://models.example' })).toThrow(/AI_BASE_URL/);
  expect(() => readConfig({ AI_BASE_URL: 'https://me:secret@models.example/v1' })).toThrow(/AI_API_KEY/);
});

it('keeps audio in files and a gigabyte of it, unless told otherwise', () => {
  expect(readConfig({}).blobs).toEqual({ store: 'files', maxBytes: 1000 * 1024 * 1024 });
  const told = readConfig({ BLOBS: 'postgres', BLOBS_MAX_MB: '50' });
  expect(told.blobs).toEqual({ store: 'postgres', maxBytes: 50 * 1024 * 1024 });
  expect(() => readConfig({ BLOBS: 's3' })).toThrow(/BLOBS/);
});

it('shows metrics to nobody, to this machine, or for a token', () => {
  expect(readConfig({}).metrics).toEqual({ kind: 'off' });
  expect(readConfig({ METRICS: 'local' }).metrics).toEqual({ kind: 'local' });
  const token = 'a-long-enough-token';
  expect(readConfig({ METRICS: token }).metrics).toEqual({ kind: 'token', token });
  expect(() => readConfig({ METRICS: 'on' })).toThrow(/METRICS/);
});

const LOCAL = [
  'http://bedside.example',
  'https://localhost:3000',
  'https://192.168.1.4',
  'https://ward.local',
];

it('takes no money unless told, and says so at a public address', () => {
  expect(readConfig({}).billing).toEqual({ provider: 'sandbox' });
  for (const PUBLIC_URL of LOCAL) expect(readConfig({ PUBLIC_URL }).billing.provider).toBe('sandbox');
  const PUBLIC_URL = 'https://bedside.example';
  expect(() => readConfig({ PUBLIC_URL })).toThrow(/BILLING_SANDBOX=on/);
  expect(readConfig({ PUBLIC_URL, BILLING_SANDBOX: 'on' }).billing.provider).toBe('sandbox');
});

it('names what Stripe still needs', () => {
  const whole = {
    BILLING: 'stripe',
    STRIPE_SECRET_KEY: 'sk_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
    PUBLIC_URL: 'https://bedside.example',
  };
  expect(readConfig(whole).billing).toEqual({
    provider: 'stripe',
    secretKey: 'sk_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiUrl: 'https://api.stripe.com',
  });
  for (const missing of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_URL']) {
    expect(() => readConfig({ ...whole, [missing]: '' })).toThrow(new RegExp(missing));
  }
});

it('sends no mail unless told how, and only with an address that its links lead to', () => {
  expect(readConfig({}).mail).toBeUndefined();
  const settings = {
    SMTP_URL: 'smtps://me:secret@mail.example:465',
    PUBLIC_URL: 'https://bedside.example',
    BILLING_SANDBOX: 'on',
  };
  expect(readConfig(settings).mail).toEqual({
    url: settings.SMTP_URL,
    from: 'Bedside <no-reply@bedside.example>',
  });
  expect(readConfig({ ...settings, MAIL_FROM: 'Ward 7 <ward@x.example>' }).mail?.from).toBe(
    'Ward 7 <ward@x.example>',
  );
  expect(() => readConfig({ SMTP_URL: settings.SMTP_URL })).toThrow(/SMTP_URL needs PUBLIC_URL/);
  expect(() => readConfig({ ...settings, SMTP_URL: 'https://mail.example' })).toThrow(/SMTP_URL/);
  expect(() => readConfig({ CONTACT_EMAIL: 'nobody' })).toThrow(/CONTACT_EMAIL/);
});
