import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectSpeech } from '../../ports/synthesizer.ts';
import { beginDictation } from '../../testing/begin-dictation.ts';
import { aPlayedCase } from '../../testing/played-case.ts';
import { createEmbeddedEngines } from './engines.ts';

const recording = readFileSync(new URL('../../../engines/speech/fixtures/recorder.webm', import.meta.url));
const { signal } = new AbortController();

let engines: ReturnType<typeof createEmbeddedEngines>;

beforeAll(async () => {
  engines = createEmbeddedEngines(pino({ level: 'silent' }));
  await engines.warm();
  await beginDictation(engines.transcriber);
});

afterAll(async () => {
  await engines.close();
});

describe('the engines that ship with the product', () => {
  it('name themselves and stay on this machine', () => {
    for (const { engine } of [engines.synthesizer, engines.pronunciationAssessor, engines.transcriber]) {
      expect(engine).toMatchObject({ remote: false });
      expect(engine.name).not.toBe('');
    }
    expect(engines.isWarm()).toBe(true);
  });

  it('answer before all of them are ready', async () => {
    const started = createEmbeddedEngines(pino({ level: 'silent' }));
    try {
      expect(started.isWarm()).toBe(false);
      await collectSpeech(started.synthesizer.speak({ text: 'Good morning.', language: 'en' }, signal));
      await started.understanding.review({ language: 'en', brief: aPlayedCase().brief!, turns: [] }, signal);
      await started.transcriber.transcribe({ audio: recording, language: 'en', likely: [] }, signal);
      await started.warm();
      expect(started.isWarm()).toBe(true);
    } finally {
      await started.close();
    }
  });

  it('speak a text as MP3', async () => {
    const request = { text: 'Good morning.', language: 'en' };
    const { audio, durationMs } = await collectSpeech(engines.synthesizer.speak(request, signal));
    expect(durationMs).toBeGreaterThan(500);
    expect(Math.abs((audio.length * 8) / 48 - durationMs)).toBeLessThan(120);
  });

  it('pass a refusal on from their threads', async () => {
    const request = { text: 'Good morning.', language: 'xx' };
    await expect(collectSpeech(engines.synthesizer.speak(request, signal))).rejects.toMatchObject({
      code: 'VAL_001',
      reason: 'unknown_language',
    });
  });

  it('score a recording of the browser, and leave it to its owner', async () => {
    const request = {
      audio: recording,
      expectedTerm: 'hypertension',
      language: 'en',
      otherTerms: [],
    } as const;
    const assessment = await engines.pronunciationAssessor.assess(request, signal);
    expect(assessment).toMatchObject({ kind: 'scored', spokenText: 'hypertension' });
    expect(recording.length).toBeGreaterThan(4_000);
  });

  it('measure how something was said', async () => {
    const measures = await engines.speechMeasurer.measure(
      { audio: recording, words: 'hypertension' },
      signal,
    );
    expect(measures).toMatchObject({ syllables: 4, pauses: [] });
    expect(measures!.spokenMs).toBeLessThan(measures!.durationMs);
  });

  it('refuse a recording that is none', async () => {
    const request = {
      audio: new Uint8Array(2_000),
      expectedTerm: 'hypertension',
      language: 'en',
      otherTerms: [],
    };
    expect(await engines.pronunciationAssessor.assess({ ...request, language: 'en' }, signal)).toEqual({
      kind: 'refused',
      reason: 'bad_audio',
    });
  });

  it('drop the work of a caller who left', async () => {
    const left = AbortSignal.abort(new Error('left'));
    const request = { text: 'Good morning.', language: 'en' };
    await expect(collectSpeech(engines.synthesizer.speak(request, left))).rejects.toThrow('left');
  });
});
