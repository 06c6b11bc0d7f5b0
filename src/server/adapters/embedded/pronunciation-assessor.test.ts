import { describe, expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { embeddedPronunciationAssessor } from './pronunciation-assessor.ts';

const asked: PronunciationRequest = {
  audio: new Uint8Array(1),
  expectedTerm: 'fever',
  language: 'en',
  otherTerms: [],
};
const FRAMES = new Float32Array(416);
const SPOKEN = { kind: 'spoken', samples: new Float32Array(160) };
const { signal } = new AbortController();

type Listen = (signal: AbortSignal) => Promise<Float32Array | null>;

/** Scoring that answers with what it was asked, and an encoder that answers so. */
function engines(listen: Listen, { spoken = SPOKEN as object, listenMs = 10_000 } = {}) {
  const warned: string[] = [];
  const ran: string[] = [];
  const run = async (job: string, input: unknown) => {
    ran.push(job);
    return job === 'findSpoken' ? spoken : input;
  };
  const hears = (job: string, _: unknown, options: { signal: AbortSignal }) => {
    ran.push(job);
    return listen(options.signal);
  };
  const assessor = embeddedPronunciationAssessor({
    scoring: { run } as never,
    openDictation: () => ({ run: hears }) as never,
    log: { warn: (...line: unknown[]) => void warned.push(String(line.at(-1))) } as never,
    listenMs,
  });
  return { assessor, warned, ran };
}

const never: Listen = () => Promise.reject(new Error('begun'));
const hangs: Listen = (signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('the scoring that ships with the product', () => {
  it('hears English with the encoder of dictation too', async () => {
    const { assessor, warned } = engines(async () => FRAMES);
    expect(await assessor.assess(asked, signal)).toEqual({ ...asked, frames: FRAMES });
    expect(warned).toEqual([]);
  });

  it('does not begin it for other languages', async () => {
    const request = { ...asked, language: 'fr' } as const;
    expect(await engines(never).assessor.assess(request, signal)).toEqual(request);
  });

  it('refuses without it what can not be scored', async () => {
    const refused = { kind: 'refused', reason: 'no_speech' };
    const { assessor, ran } = engines(never, { spoken: refused });
    expect(await assessor.assess(asked, signal)).toEqual(refused);
    expect(ran).toEqual(['findSpoken']);
  });

  it('scores without it what is too long for it', async () => {
    const { assessor, warned } = engines(never, { spoken: { kind: 'spoken', samples: null } });
    expect(await assessor.assess(asked, signal)).toEqual({ ...asked, frames: null });
    expect(warned).toEqual([]);
  });

  it('serves without it where it has no build, and says so once', async () => {
    const { assessor, warned } = engines(async () => null);
    for (const _ of [1, 2]) expect(await assessor.assess(asked, signal)).toEqual({ ...asked, frames: null });
    expect(warned).toHaveLength(1);
  });

  it('serves without it where it fails, and says so', async () => {
    const { assessor, warned } = engines(() => Promise.reject(new AppError('SRV_002')));
    expect(await assessor.assess(asked, signal)).toEqual({ ...asked, frames: null });
    expect(warned).toHaveLength(1);
  });

  it('asks to try again where it has too much to do, as the score would be another without', async () => {
    const busy: Listen = () => Promise.reject(new AppError('SRV_002', { reason: 'overloaded' }));
    for (const { assessor, ran } of [engines(busy), engines(hangs, { listenMs: 20 })]) {
      await expect(assessor.assess(asked, signal)).rejects.toMatchObject({
        code: 'SRV_002',
        reason: 'overloaded',
      });
      expect(ran).toEqual(['findSpoken', 'listen']);
    }
  });

  it('ends with the request', async () => {
    const leaving = new AbortController();
    const { assessor, ran } = engines(hangs);
    const left = expect(assessor.assess(asked, leaving.signal)).rejects.toThrow('left');
    setTimeout(() => leaving.abort(new Error('left')), 20);
    await left;
    expect(ran).toEqual(['findSpoken', 'listen']);
  });
});
