import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#domain/errors.ts';
import type { Transcription, TranscriptionRequest } from '../../ports/transcriber.ts';
import { embeddedTranscriber } from './transcriber.ts';

const heard = (text: string): Transcription => ({
  kind: 'heard',
  text,
  confidence: 90,
  readings: [],
  dictated: false,
});
const asked: TranscriptionRequest = { audio: new Uint8Array(1), language: 'en', likely: [] };
const { signal } = new AbortController();

/** Ears of which the ones that dictate may not be able to. */
function ears(isAble: boolean) {
  const ran: string[] = [];
  const pool = (name: string, answers: Record<string, unknown>) =>
    ({
      run: async (job: string) => {
        ran.push(`${name} ${job}`);
        return answers[job];
      },
    }) as never;
  const transcriber = embeddedTranscriber(pool('recognition', { transcribe: heard('recognised') }), () =>
    pool('dictation', { transcribe: isAble ? heard('dictated') : null, prepare: isAble }),
  );
  return { transcriber, ran };
}

describe('the ears that ship with the product', () => {
  it.each([
    ['dictate English', true, asked, 'dictated'],
    ['recognise other languages', true, { ...asked, language: 'fr' }, 'recognised'],
    ['recognise which of a few lines is read out', true, { ...asked, closed: true }, 'recognised'],
    ['recognise English where nothing can be dictated', false, asked, 'recognised'],
  ] as const)('%s', async (_, isAble, request, text) => {
    expect(await ears(isAble).transcriber.transcribe(request, signal)).toMatchObject({ text });
  });

  it('recognise English where dictation fails, and not where it has too much to do', async () => {
    const withError = (error: AppError) =>
      embeddedTranscriber(
        { run: async () => heard('recognised') } as never,
        () => ({ run: async () => Promise.reject(error) }) as never,
      ).transcribe(asked, signal);
    expect(await withError(new AppError('SRV_002'))).toMatchObject({ text: 'recognised' });
    await expect(withError(new AppError('SRV_002', { reason: 'overloaded' }))).rejects.toThrow('overloaded');
  });

  it('give up what takes too long, and recognise nothing for a caller who left', async () => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const over = new AbortController();
      setTimeout(() => over.abort(new DOMException('over', 'TimeoutError')), ms);
      return over.signal;
    });
    try {
      const recognise = vi.fn();
      const hangs = (_: string, __: unknown, { signal }: { signal: AbortSignal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          setTimeout(() => reject(new AppError('SRV_002')), 30_000);
        });
      const heardBy = embeddedTranscriber(
        { run: recognise } as never,
        () => ({ run: hangs }) as never,
      ).transcribe(asked, signal);
      const refused = expect(heardBy).rejects.toMatchObject({ reason: 'overloaded' });
      await vi.advanceTimersByTimeAsync(31_000);
      await refused;
      expect(recognise).not.toHaveBeenCalled();
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('prepare those that will be asked', async () => {
    const [able, unable] = [ears(true), ears(false)];
    for (const { transcriber } of [able, unable]) transcriber.prepare({ language: 'en', likely: [] });
    await expect.poll(() => unable.ran).toEqual(['dictation prepare', 'recognition prepare']);
    expect(able.ran).toEqual(['dictation prepare']);
  });
});
