import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMp3FrameReader } from '#engines/speech/mp3-frames.ts';
import { collectSpeech, type SpeechRequest, type Synthesizer } from '../../ports/synthesizer.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

/** What every voice does. */
export function synthesizerContract(name: string, open: Open<Synthesizer>): void {
  describe(`${name} as a synthesizer`, () => {
    const { signal } = new AbortController();
    let opened: Opened<Synthesizer>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const speak = (request: Partial<SpeechRequest>) =>
      collectSpeech(
        opened.adapter.speak({ text: 'Good morning, doctor.', language: 'en', ...request }, signal),
      );

    it('names itself', () => expectNamed(opened.adapter.engine));

    it.each([
      { voice: 'female' },
      { voice: 'male' },
      { language: 'pt-BR', text: 'Bom dia, doutora.' },
      { rate: 1.5 },
    ] as const)('speaks MP3 and says how long it is: %o', async (request) => {
      const { audio, durationMs } = await speak(request);
      const frames = createMp3FrameReader().read(audio);
      expect(durationMs).toBeGreaterThan(400);
      // Encoders add silence at both ends.
      expect(Math.abs(frames.durationMs - durationMs)).toBeLessThan(150);
    });

    it.each([
      ['a language that is not taught', { language: 'xx' }, { code: 'VAL_001', reason: 'unknown_language' }],
      [
        'more than 2,000 characters',
        { text: 'word '.repeat(401) },
        { code: 'VAL_001', reason: 'text_too_long' },
      ],
      ['nothing to say', { text: ' ... \n' }, { code: 'VAL_002' }],
    ])('refuses %s', async (_, request, error) => {
      await expect(speak(request)).rejects.toMatchObject(error);
    });

    it('says nothing to a caller who left', async () => {
      const left = aCallerWhoLeft();
      const speech = opened.adapter.speak({ text: 'Good morning.', language: 'en' }, left.signal);
      await expect(collectSpeech(speech)).rejects.toBe(left.reason);
    });
  });
}
