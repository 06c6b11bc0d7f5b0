import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transcriber } from '../../ports/transcriber.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

const RECORDING = new URL('../../../engines/speech/fixtures/recorder.webm', import.meta.url);

/** What every transcriber does. The recording says 'hypertension'. */
export function transcriberContract(name: string, open: Open<Transcriber>): void {
  describe(`${name} as a transcriber`, () => {
    const audio = new Uint8Array(readFileSync(RECORDING));
    const likely = ['hypertension', 'My chest hurts when I breathe.'];
    const { signal } = new AbortController();
    let opened: Opened<Transcriber>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('writes down what was said, and how sure it is where it knows', async () => {
      const request = { audio, language: 'en', likely, closed: true } as const;
      const heard = await opened.adapter.transcribe(request, signal);
      if (heard.kind !== 'heard') throw new Error(`It was not heard: ${JSON.stringify(heard)}`);
      expect(heard.text).toMatch(/hypertension/i);
      expect(heard.text).toBe(heard.text.trim());
      expect(heard.readings).not.toContain(heard.text);
      if (heard.confidence === null) return;
      expect(heard.confidence).toBeGreaterThanOrEqual(0);
      expect(heard.confidence).toBeLessThanOrEqual(100);
    });

    it('leaves the recording to its owner', async () => {
      const before = audio.slice();
      await opened.adapter.transcribe({ audio, language: 'en', likely }, signal);
      expect(audio).toEqual(before);
    });

    it.each([
      ['no bytes', new Uint8Array(0), /^(too_short|bad_audio)$/],
      ['no recording', new Uint8Array(2_000), /^bad_audio$/],
      ['more than 4 MB', new Uint8Array(4 * 1024 * 1024 + 1), /^too_long$/],
    ])('refuses %s', async (_, bytes, reason) => {
      const answer = await opened.adapter.transcribe({ audio: bytes, language: 'en', likely }, signal);
      expect(answer).toEqual({ kind: 'refused', reason: expect.stringMatching(reason) });
    });

    it('does nothing for a caller who left', async () => {
      const left = aCallerWhoLeft();
      const asked = opened.adapter.transcribe({ audio, language: 'en', likely }, left.signal);
      await expect(asked).rejects.toBe(left.reason);
    });
  });
}
