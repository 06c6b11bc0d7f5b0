import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SpeechPart, SpeechRequest } from '../../ports/synthesizer.ts';
import { createProviderServer, type ProviderBehaviour } from '../../testing/provider-server.ts';
import { remoteEngines, UNAVAILABLE } from '../../testing/remote-engines.ts';

const provider = createProviderServer();
const { signal } = new AbortController();

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => provider.reset());

function speak(request: Partial<SpeechRequest> = {}) {
  const { engines, outcomes } = remoteEngines(provider);
  const speech = engines.synthesizer().speak({ text: 'Good morning.', language: 'en', ...request }, signal);
  return { speech, outcomes };
}

async function all(speech: AsyncIterable<SpeechPart>): Promise<SpeechPart[]> {
  const parts: SpeechPart[] = [];
  for await (const part of speech) parts.push(part);
  return parts;
}

describe('a provider’s voice', () => {
  it('is asked for MP3 in the configured voice and speed', async () => {
    await all(speak({ voice: 'male', rate: 0.8 }).speech);
    await all(speak({ rate: 9 }).speech);
    await all(speak({ text: 'Take 5 mg\u0000.\nThen rest.' }).speech);
    expect(provider.requests.map(({ json }) => json)).toEqual([
      { model: 'voices', input: 'Good morning.', voice: 'onyx', response_format: 'mp3', speed: 0.8 },
      { model: 'voices', input: 'Good morning.', voice: 'nova', response_format: 'mp3', speed: 2 },
      { model: 'voices', input: 'Take 5 mg .\nThen rest.', voice: 'nova', response_format: 'mp3' },
    ]);
  });

  it('is another engine with another voice, so that what is kept of it is not mixed up', () => {
    const [nova, coral] = ['nova', 'coral'].map((female) =>
      remoteEngines(provider, { voices: { female, male: 'onyx' } }).engines.synthesizer(),
    );
    expect(nova?.engine.id).not.toBe(coral?.engine.id);
    expect(nova?.engine.name).toMatch(/^voices at 127\.0\.0\.1:\d+$/);
  });

  it.each<ProviderBehaviour>(['error_500', 'slow', 'empty', 'denied_401'])(
    'fails with %s',
    async (behaviour) => {
      provider.behave(behaviour);
      await expect(all(speak().speech)).rejects.toMatchObject(UNAVAILABLE);
    },
  );

  it.each([
    ['a page', Buffer.from('<html><body>Welcome</body></html>')],
    ['another format', Buffer.from('RIFF....WAVEfmt ')],
    ['too little for a frame', new Uint8Array([0xff, 0xf3, 0x40, 0xc0])],
  ])('fails when it sends %s and calls it sound', async (_, bytes) => {
    provider.script.speech = new Uint8Array(bytes);
    await expect(all(speak().speech)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('gives what is there and fails where it breaks off, without a second try', async () => {
    provider.behave('truncated_body');
    const { speech, outcomes } = speak();
    let durationMs = 0;
    const listen = async () => {
      for await (const part of speech) durationMs += part.durationMs;
    };
    await expect(listen()).rejects.toMatchObject(UNAVAILABLE);
    expect(durationMs).toBeGreaterThan(200);
    expect(provider.requests).toHaveLength(1);
    expect(outcomes).toEqual(['malformed']);
  });

  it('stops when nobody listens any more', async () => {
    const { speech, outcomes } = speak();
    for await (const _ of speech) break;
    expect(outcomes).toEqual(['left']);
  });
});
