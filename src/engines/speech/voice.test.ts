import { beforeAll, describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { decodeRecording } from './decode.ts';
import { speechLevel } from './loudness.ts';
import { MP3_BITRATE } from './mp3.ts';
import { createVoice, type Speech, type Voice, type VoiceRequest } from './voice.ts';

const SENTENCES: Readonly<Record<LearningLanguage, string>> = {
  en: 'When did the chest pain begin?',
  es: '¿Cuándo empezó el dolor en el pecho?',
  fr: 'Quand la douleur à la poitrine a-t-elle commencé ?',
  de: 'Wann haben die Schmerzen in der Brust begonnen?',
  pt: 'Quando começou a dor no peito?',
};

let voice: Voice;

beforeAll(async () => {
  voice = await createVoice();
});

const say = (text: string, request: Partial<VoiceRequest> = {}) =>
  voice.speak({ text, language: 'en', ...request });

/** Median fundamental frequency in Hz, from the peaks of autocorrelation of the louder frames. */
function pitch({ pcm, sampleRate }: Speech): number {
  const size = Math.round(sampleRate * 0.04);
  const found: number[] = [];
  for (let start = 0; start + 2 * size < pcm.length; start += size) {
    const power = pcm.subarray(start, start + size).reduce((sum, sample) => sum + sample ** 2, 0);
    let best = 0;
    let bestLag = 0;
    for (let lag = Math.round(sampleRate / 350); lag <= sampleRate / 65; lag++) {
      let sum = 0;
      for (let i = start; i < start + size; i++) sum += pcm[i]! * pcm[i + lag]!;
      if (sum > best) [best, bestLag] = [sum, lag];
    }
    if (power / size > 0.002 && best > 0.5 * power) found.push(sampleRate / bestLag);
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 2)]!;
}

describe.each(LEARNING_LANGUAGES)('the voices of %s', { timeout: 60_000 }, (language) => {
  it('speak at the same level, a woman higher than a man', async () => {
    const female = await say(SENTENCES[language], { language });
    const male = await say(SENTENCES[language], { language, voice: 'male' });
    for (const speech of [female, male]) {
      expect(speech.durationMs).toBeGreaterThan(1_200);
      expect(speech.durationMs).toBeLessThan(5_000);
      expect(20 * Math.log10(speechLevel(speech.pcm, speech.sampleRate))).toBeCloseTo(-20, 0);
      expect(speech.pcm.every((sample) => Math.abs(sample) <= 0.95)).toBe(true);
    }
    expect(pitch(female)).toBeGreaterThan(pitch(male) * 1.25);
    const again = await say(SENTENCES[language], { language });
    expect(Math.abs(again.durationMs - female.durationMs)).toBeLessThan(20);
  });

  it('make an MP3 of constant rate that lasts as long as the speech', async () => {
    const { mp3, durationMs, sampleRate, pcm } = await say(SENTENCES[language], { language });
    expect(Math.abs((mp3.length * 8) / MP3_BITRATE - durationMs)).toBeLessThan(120);
    const heard = await decodeRecording(mp3);
    if (heard.kind === 'refused') throw new Error(heard.reason);
    expect(Math.abs(heard.samples.length / 16 - durationMs)).toBeLessThan(120);
    const kept = speechLevel(heard.samples, 16_000) / speechLevel(pcm, sampleRate);
    expect(Math.abs(20 * Math.log10(kept))).toBeLessThan(1);
  });
});

describe('speaking', { timeout: 60_000 }, () => {
  it('takes codes of languages with a region', async () => {
    const plain = await say('Good morning.');
    for (const language of ['EN', 'en-GB', 'en_us']) {
      expect(Buffer.compare((await say('Good morning.', { language })).mp3, plain.mp3)).toBe(0);
    }
    const portugal = await say('De repente, à noite.', { language: 'pt-PT' });
    const brazil = await say('De repente, à noite.', { language: 'pt-BR' });
    expect(brazil.durationMs).not.toBe(portugal.durationMs);
  });

  it('is slower or faster as asked, within bounds', async () => {
    for (const language of ['en', 'de']) {
      const normal = (await say('Take a deep breath, please.', { language })).durationMs;
      const slow = (await say('Take a deep breath, please.', { language, rate: 0.7 })).durationMs;
      expect(slow / normal).toBeGreaterThan(1.25);
      const bounded = await say('Take a deep breath, please.', { language, rate: 1_000 });
      expect(bounded.durationMs).toBeGreaterThan(normal / 3);
      expect((await say('Hello.', { language, rate: Number.NaN })).durationMs).toBeGreaterThan(200);
    }
  });

  it('reads markup instead of obeying it', async () => {
    for (const language of LEARNING_LANGUAGES) {
      const silence = await say('Hello <break time="9s"/> there', { language });
      const escaped = await say('Hello &lt;break time="9s"/&gt; there', { language });
      const mode = await say('Hello [[_:_:_:_:]] \u0001 \u0000 there', { language });
      for (const { durationMs } of [silence, escaped, mode]) expect(durationMs).toBeLessThan(8_000);
      expect((await say('Hello \u0000 there, doctor', { language })).durationMs).toBeGreaterThan(
        (await say('Hello', { language })).durationMs * 1.4,
      );
    }
  });

  it('speaks a long text whole, and refuses one that is too long to write or to say', {
    timeout: 60_000,
  }, async () => {
    const prose = 'She has had asthma since she was a child. '.repeat(24);
    expect((await say(prose, { language: 'es' })).durationMs).toBeGreaterThan(40_000);
    await expect(say('a'.repeat(2_001))).rejects.toMatchObject({ code: 'VAL_001', reason: 'text_too_long' });
    await expect(say('7777777, '.repeat(200), { language: 'fr' })).rejects.toMatchObject({
      code: 'VAL_001',
      reason: 'text_too_long',
    });
  });

  it('refuses a text without anything to say and a language that is not taught', async () => {
    for (const text of ['', '   ', '…', '!?', '—', '\u0000', '🙂']) {
      await expect(say(text)).rejects.toMatchObject({ code: 'VAL_002' });
    }
    for (const language of ['', 'it', 'english', '../en', 'e']) {
      await expect(say('Hello', { language })).rejects.toMatchObject({
        code: 'VAL_001',
        reason: 'unknown_language',
      });
    }
  });
});
