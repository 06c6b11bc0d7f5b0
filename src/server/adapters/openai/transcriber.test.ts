import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProviderServer, type ProviderBehaviour } from '../../testing/provider-server.ts';
import { remoteEngines, UNAVAILABLE } from '../../testing/remote-engines.ts';
import { recordingFile } from './recording-file.ts';

const provider = createProviderServer();
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../engines/speech/fixtures/${name}`, import.meta.url)));
const webm = fixture('recorder.webm');
const { signal } = new AbortController();

beforeAll(() => provider.start());
afterAll(() => provider.stop());
beforeEach(() => provider.reset());

function transcribe(likely: readonly string[] = [], model = 'whisper-1', audio = webm) {
  const { engines } = remoteEngines(provider, { transcribeModel: model });
  return engines.transcriber().transcribe({ audio, language: 'en', likely }, signal);
}

const sent = (field: string) => provider.requests[0]?.form?.get(field);

const segment = (avg_logprob: number, no_speech_prob = 0, start = 0, end = 1) => ({
  avg_logprob,
  no_speech_prob,
  start,
  end,
});

describe('a recording', () => {
  it('is uploaded whole, under a name that says what it is', async () => {
    await transcribe();
    const file = sent('file') as File;
    expect(file.name).toBe('recording.webm');
    expect(file.type).toBe('audio/webm');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(webm);
    expect(sent('language')).toBe('en');
    expect(sent('model')).toBe('whisper-1');
    expect(provider.requests[0]?.path).toBe('/v1/audio/transcriptions');
  });

  it('is known by its first bytes', () => {
    const named = (bytes: number[]) => recordingFile(new Uint8Array(bytes))?.name;
    expect(recordingFile(fixture('recorder.mp4'))?.name).toBe('recording.mp4');
    expect(named([...Buffer.from('OggS')])).toBe('recording.ogg');
    expect(named([...Buffer.from('RIFF....WAVE')])).toBe('recording.wav');
    expect(named([...Buffer.from('ID3')])).toBe('recording.mp3');
    expect(named([0xff, 0xf3, 0x40])).toBe('recording.mp3');
    expect(named([...Buffer.from('<html>')])).toBeUndefined();
  });

  it.each([
    [{ code: null, param: 'file' }, 'bad_audio'],
    [{ code: 'audio_too_short', param: 'file' }, 'too_short'],
    [{ code: 'audio_too_long', param: null }, 'too_long'],
  ])('that the provider can’t use is refused: %o', async (rejection, reason) => {
    provider.script.rejection = rejection;
    provider.behave('rejected_400');
    expect(await transcribe()).toEqual({ kind: 'refused', reason });
  });

  it('is not blamed for a request that the settings made wrong', async () => {
    provider.script.rejection = { code: 'unsupported_value', param: 'response_format' };
    provider.behave('rejected_400');
    await expect(transcribe()).rejects.toMatchObject(UNAVAILABLE);
  });

  it('that is none is not sent', async () => {
    expect(await transcribe([], 'whisper-1', new Uint8Array(500))).toEqual({
      kind: 'refused',
      reason: 'bad_audio',
    });
    expect(provider.requests).toHaveLength(0);
  });
});

describe('the likely sentences', () => {
  it('are sent whole, as many as fit', async () => {
    const likely = ['Where does it hurt?', 'x'.repeat(190), 'When did it start?'];
    await transcribe(likely);
    expect(sent('prompt')).toBe('Where does it hurt? When did it start?');
  });

  it('need not be there', async () => {
    await transcribe();
    expect(sent('prompt')).toBeNull();
  });
});

describe('how sure the provider is', () => {
  it.each([
    ['whisper-1', 'verbose_json', null],
    ['Systran/faster-whisper-large-v3', 'verbose_json', null],
    ['gpt-4o-mini-transcribe', 'json', 'logprobs'],
    ['gpt-transcribe', 'json', null],
    ['voxtral', 'json', null],
  ])('is asked for as %s can say it', async (model, format, include) => {
    await transcribe([], model);
    expect(sent('response_format')).toBe(format);
    expect(sent('include[]')).toBe(include);
  });

  it('comes from segments, by their length', async () => {
    provider.script.transcriptionDetails = { segments: [segment(-0.1, 0, 0, 3), segment(-0.5, 0, 3, 4)] };
    expect(await transcribe()).toEqual({
      kind: 'heard',
      text: 'Hypertension.',
      confidence: 81.9,
      readings: [],
      dictated: true,
    });
  });

  it('comes from tokens', async () => {
    provider.script.transcriptionDetails = { logprobs: [{ logprob: -0.02 }, { logprob: -0.04 }] };
    expect(await transcribe()).toMatchObject({ confidence: 97 });
  });

  it('is null where the provider does not say, never made up', async () => {
    expect(await transcribe()).toMatchObject({ kind: 'heard', confidence: null });
    provider.script.transcriptionDetails = { segments: 'many', logprobs: [{ logprob: 'high' }] };
    expect(await transcribe()).toMatchObject({ kind: 'heard', confidence: null });
  });

  it('never exceeds 100', async () => {
    provider.script.transcriptionDetails = { logprobs: [{ logprob: 3 }] };
    expect(await transcribe()).toMatchObject({ confidence: 100 });
  });
});

describe('speech that was not understood', () => {
  it.each(['', ' \n ', '...', '♪'])('is a transcription without a word: "%s"', async (text) => {
    provider.script.transcription = text;
    expect(await transcribe()).toEqual({ kind: 'not_understood', readings: [] });
  });

  it('is what a model makes of silence', async () => {
    provider.script.transcription = 'Thank you for watching!';
    provider.script.transcriptionDetails = { segments: [segment(-1.4, 0.9)] };
    expect(await transcribe()).toEqual({ kind: 'not_understood', readings: [] });
  });

  it('is the prompt said back', async () => {
    provider.script.transcription = 'Where does it hurt? When did it start?';
    const likely = ['Where does it hurt?', 'When did it start?'];
    expect(await transcribe(likely)).toEqual({ kind: 'not_understood', readings: [] });
    expect(await transcribe([provider.script.transcription.slice(0, 19)])).toMatchObject({ kind: 'heard' });
  });

  it('is offered as a guess where the model has failed by its own account', async () => {
    provider.script.transcriptionDetails = { segments: [segment(-1.2)] };
    expect(await transcribe()).toEqual({ kind: 'not_understood', readings: ['Hypertension.'] });
  });
});

describe('a transcription', () => {
  it('is one clean line of bounded length', async () => {
    provider.script.transcription = ` Good\u0007 morning.\n${'word '.repeat(1_000)}`;
    const heard = await transcribe();
    if (heard.kind !== 'heard') throw new Error(heard.kind);
    expect(heard.text).toMatch(/^Good morning\. word/);
    expect(heard.text.length).toBeLessThanOrEqual(2_000);
  });

  it.each<ProviderBehaviour>(['invalid_json', 'wrong_shape', 'truncated_body', 'error_500', 'slow'])(
    'fails with %s',
    async (behaviour) => {
      provider.behave(behaviour);
      await expect(transcribe()).rejects.toMatchObject(UNAVAILABLE);
    },
  );
});
