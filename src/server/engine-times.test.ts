import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import { type Engines, timeEngines } from './engine-times.ts';

const { signal } = new AbortController();
const engine = (id: string) => ({ id, name: id, remote: false }) as const;

/** The least that an engine can do. */
const engines: Engines = {
  pronunciationAssessor: {
    engine: engine('scores'),
    assess: async () => ({ kind: 'refused', reason: 'no_speech' }),
  },
  synthesizer: {
    engine: engine('voices'),
    async *speak() {
      yield { audio: Uint8Array.of(1), durationMs: 10 };
      yield { audio: Uint8Array.of(2), durationMs: 10 };
    },
  },
  transcriber: {
    engine: engine('ears'),
    prepare: () => {},
    transcribe: async () => {
      return { kind: 'not_understood', readings: [] };
    },
  },
  translator: {
    engine: engine('translations'),
    translate: async () => {
      throw new AppError('SRV_002');
    },
  },
  patient: {
    engine: engine('patient'),
    async *reply() {
      yield { kind: 'state', state: 1 };
    },
    rehearse: async () => {},
  },
  understanding: {
    engine: engine('reads'),
    prepare: async () => {},
    review: async () => ({ harms: [], keyPoints: [], topics: [], manners: [] }),
  },
  letterAssessor: {
    engine: engine('letters'),
    assess: async () => ({ scorable: false, reason: 'empty', measured: 0, why: 'It is empty.' }),
  },
  rolePlayAssessor: {
    engine: engine('role-plays'),
    assess: async () => ({ scorable: false, reason: 'silence', why: 'Nothing was said.' }),
  },
};

function timed() {
  const seen: { engine: string; seconds: number }[] = [];
  return { seen, ...timeEngines(engines, (name, seconds) => seen.push({ engine: name, seconds })) };
}

describe('engines that are timed', () => {
  it('tell their answers once each, from the question to the last part', async () => {
    const { seen, transcriber, synthesizer } = timed();
    const heard = await transcriber.transcribe(
      { audio: new Uint8Array(), language: 'en', likely: [] },
      signal,
    );
    expect(heard).toEqual({ kind: 'not_understood', readings: [] });
    expect(seen.map((each) => each.engine)).toEqual(['ears']);
    const heardParts: (number | undefined)[] = [];
    for await (const { audio } of synthesizer.speak({ text: 'Hello.', language: 'en' }, signal)) {
      heardParts.push(audio[0]);
      expect(seen).toHaveLength(1);
    }
    expect(heardParts).toEqual([1, 2]);
    expect(seen.map((each) => each.engine)).toEqual(['ears', 'voices']);
  });

  it('tell nothing of what failed', async () => {
    const { seen, translator } = timed();
    const request = { text: 'pain', sourceLanguage: 'en', targetLanguage: 'es' };
    await expect(translator.translate(request, signal)).rejects.toMatchObject({ code: 'SRV_002' });
    expect(seen).toEqual([]);
  });

  it('keep their names and all else that they can', () => {
    const { seen: _, ...wrapped } = timed();
    for (const [port, { engine: info }] of Object.entries(wrapped)) {
      expect(info).toEqual(engines[port as keyof Engines].engine);
    }
    expect(wrapped.transcriber.prepare).toBe(engines.transcriber.prepare);
  });
});
