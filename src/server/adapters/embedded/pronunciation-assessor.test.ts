import { describe, expect, it } from 'vitest';
import type { PronunciationRequest } from '#domain/practice/pronunciation.ts';
import { embeddedPronunciationAssessor } from './pronunciation-assessor.ts';

const asked: PronunciationRequest = {
  audio: new Uint8Array(1),
  expectedTerm: 'fever',
  language: 'en',
  otherTerms: [],
};
const FRAMES = new Float32Array(416);

/** Scoring that answers with what it was asked, and an encoder that answers so. */
function assessor(listen: () => Promise<Float32Array | null>) {
  const scoring = { run: async (_: string, input: unknown) => input } as never;
  return embeddedPronunciationAssessor(scoring, () => ({ run: listen }) as never);
}

describe('the scoring that ships with the product', () => {
  it('hears English with the encoder of dictation too', async () => {
    const { signal } = new AbortController();
    expect(await assessor(async () => FRAMES).assess(asked, signal)).toEqual({ ...asked, frames: FRAMES });
  });

  it('does not begin it for other languages', async () => {
    const request = { ...asked, language: 'fr' } as const;
    const never = () => Promise.reject(new Error('begun'));
    expect(await assessor(never).assess(request, new AbortController().signal)).toEqual(request);
  });

  it('serves without it where it has no build or fails', async () => {
    const { signal } = new AbortController();
    const fails = () => Promise.reject(new Error('lost'));
    for (const listen of [async () => null, fails]) {
      expect(await assessor(listen).assess(asked, signal)).toEqual({ ...asked, frames: null });
    }
  });

  it('ends with the request', async () => {
    const leaving = new AbortController();
    leaving.abort();
    const left = () => Promise.reject(leaving.signal.reason);
    await expect(assessor(left).assess(asked, leaving.signal)).rejects.toBe(leaving.signal.reason);
  });
});
