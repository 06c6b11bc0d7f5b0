import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import {
  createProviderServer,
  PROVIDER_SECRET,
  type ProviderBehaviour,
} from '../../testing/provider-server.ts';
import { API_KEY, remoteEngines, UNAVAILABLE } from '../../testing/remote-engines.ts';
import { ProviderFault } from './faults.ts';

const provider = createProviderServer();
const { signal } = new AbortController();
/** Less than the provider asks to wait, and more than a busy machine takes for what is over in half a second. */
const LONG_AFTER_MS = 20_000;
const request = { text: 'I have a headache.', sourceLanguage: 'en', targetLanguage: 'es' };

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => provider.reset());

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`No failure, but ${String(error)}`);
  return error;
}

function aTranslator() {
  const { engines, ...rest } = remoteEngines(provider);
  const translator = engines.translator();
  return { ...rest, translate: (at = signal) => translator.translate(request, at) };
}

describe('a call to a provider', () => {
  it('carries the key, and a stand-in where there is none', async () => {
    await aTranslator().translate();
    await remoteEngines(provider, { apiKey: '' }).engines.translator().translate(request, signal);
    expect(provider.requests.map(({ authorization }) => authorization)).toEqual([
      `Bearer ${API_KEY}`,
      'Bearer none',
    ]);
  });

  it.each<ProviderBehaviour>(['reset', 'error_500', 'limited_429'])(
    'is made a second time after %s, when nothing of an answer was there',
    async (behaviour) => {
      const { translate, outcomes } = aTranslator();
      provider.behaveOnce(behaviour);
      expect(await translate()).toBe('Me duele la cabeza.');
      expect(provider.requests).toHaveLength(2);
      expect(outcomes).toEqual(['ok']);
    },
  );

  it.each<[ProviderBehaviour, string, number]>([
    ['reset', 'unreachable', 2],
    ['error_500', 'failed', 2],
    ['limited_429', 'limited', 2],
    ['denied_401', 'denied', 1],
    ['rejected_400', 'rejected', 1],
    ['truncated_body', 'malformed', 1],
    ['wrong_shape', 'malformed', 1],
    ['invalid_json', 'unusable', 1],
    ['cut_off', 'unusable', 1],
    ['refusal', 'unusable', 1],
    ['wrong_language', 'unusable', 1],
    ['empty', 'unusable', 1],
    ['slow', 'timeout', 1],
    ['stalled_body', 'timeout', 1],
  ])(
    'that ends with %s is SRV_002 and counted as %s after %i requests',
    async (behaviour, outcome, tries) => {
      const { translate, outcomes } = aTranslator();
      provider.behave(behaviour);
      expect(await failureOf(translate())).toMatchObject(UNAVAILABLE);
      expect(outcomes).toEqual([outcome]);
      expect(provider.requests).toHaveLength(tries);
    },
  );

  it('fails when nobody listens there, and works again when somebody does', async () => {
    const { translate, outcomes } = aTranslator();
    await provider.stop();
    const error = await failureOf(translate());
    await provider.start();
    expect(error.cause).toMatchObject({ outcome: 'unreachable', message: 'unreachable: ECONNREFUSED' });
    expect(await translate()).toBe('Me duele la cabeza.');
    expect(outcomes).toEqual(['unreachable', 'ok']);
  });

  it('survives a connection that was kept and has died', async () => {
    const { translate } = aTranslator();
    await translate();
    provider.killConnections();
    expect(await translate()).toBe('Me duele la cabeza.');
  });

  it('waits as long as the provider asks, but not beyond its own limit', async () => {
    const { translate } = aTranslator();
    provider.script.retryAfter = 60;
    provider.behave('limited_429');
    const started = performance.now();
    await failureOf(translate());
    expect(performance.now() - started).toBeLessThan(LONG_AFTER_MS);
    expect(provider.requests).toHaveLength(1);
  });

  it('has one time limit for both tries', async () => {
    const { translate, outcomes } = aTranslator();
    provider.behaveOnce('error_500', 'slow');
    const started = performance.now();
    await failureOf(translate());
    expect(performance.now() - started).toBeLessThan(LONG_AFTER_MS);
    expect(outcomes).toEqual(['timeout']);
  });

  it('ends with the reason of a caller who leaves, and is no fault of the provider', async () => {
    const { translate, outcomes } = aTranslator();
    provider.behave('slow');
    const caller = new AbortController();
    const reason = new Error('the learner left');
    setTimeout(() => caller.abort(reason), 50);
    await expect(translate(caller.signal)).rejects.toBe(reason);
    expect(outcomes).toEqual(['left']);
  });

  it('tells neither the learner nor the log what the provider wrote, nor the key', async () => {
    const { translate } = aTranslator();
    for (const behaviour of ['error_500', 'denied_401', 'refusal'] as const) {
      provider.behave(behaviour);
      const { cause, message } = await failureOf(translate());
      expect(cause).toBeInstanceOf(ProviderFault);
      const fault = cause as ProviderFault;
      const logged = [message, fault.message, fault.stack, JSON.stringify(fault), String(fault.cause)].join();
      expect(logged).not.toContain(PROVIDER_SECRET);
      expect(logged).not.toContain(API_KEY);
      expect(logged).not.toContain(request.text);
    }
  });

  it('names the provider’s own code to the operator', async () => {
    provider.behave('denied_401');
    const { cause } = await failureOf(aTranslator().translate());
    expect(cause).toMatchObject({
      message: 'denied: HTTP 401 invalid_api_key',
      engine: 'openai-translator-chat',
    });
  });
});

describe('a provider that is down', () => {
  it('is left alone after five failures in a row, and tried again after half a minute', async () => {
    const { translate, outcomes, wait } = aTranslator();
    provider.behave('denied_401');
    for (let i = 0; i < 5; i++) await failureOf(translate());
    provider.behave('normal');
    expect(await failureOf(translate())).toMatchObject(UNAVAILABLE);
    expect(provider.requests).toHaveLength(5);
    expect(outcomes.at(-1)).toBe('circuit_open');
    wait(30_000);
    expect(await translate()).toBe('Me duele la cabeza.');
    expect(await translate()).toBe('Me duele la cabeza.');
  });

  it('does not take the other engines with it', async () => {
    const { engines } = remoteEngines(provider);
    const [translator, patient] = [engines.translator(), engines.patient()];
    provider.behave('denied_401');
    for (let i = 0; i < 5; i++) await failureOf(translator.translate(request, signal));
    provider.behave('normal');
    await expect(translator.translate(request, signal)).rejects.toMatchObject(UNAVAILABLE);
    expect(patient.engine.id).toBe('openai-patient-chat');
  });

  it('is not declared down by a learner whose words a model refuses', async () => {
    const { translate } = aTranslator();
    provider.behave('refusal');
    for (let i = 0; i < 7; i++) await failureOf(translate());
    expect(provider.requests).toHaveLength(7);
  });
});
