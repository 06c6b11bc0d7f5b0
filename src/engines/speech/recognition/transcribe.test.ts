import { describe, expect, it } from 'vitest';
import { greetingsOf } from '#domain/conversation/greetings.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { say, sayEnglish, wav } from '../fixtures/spoken.ts';
import { loadSpeechModels } from '../pronunciation/models.ts';
import { createRecogniser } from './transcribe.ts';

const recogniser = createRecogniser(loadSpeechModels());
const QUESTIONS: Record<'en' | 'es', string[]> = {
  en: [
    'What brings you in today?',
    'How long have you had the pain?',
    'How long have you had this cough?',
    'Where exactly is the pain?',
    'Does the pain spread anywhere else?',
    'Is the pain worse at night?',
    'Does anything make the cough worse?',
    'Are you taking any medication at the moment?',
    'Are you allergic to anything?',
    'Do you smoke?',
    'How many cigarettes do you smoke a day?',
    'Has anyone in your family had heart problems?',
    'Who lives with you at home?',
    'Is there anything else that worries you?',
    'Have you had an operation before?',
    'What do you do for a living?',
    'I would like to examine your chest now.',
    'That must have been frightening for you.',
    'Could you tell me more about the pain in your chest?',
    'Can you remember the name of your GP?',
  ],
  es: [
    '¿Qué le trae por aquí hoy?',
    '¿Desde cuándo tiene el dolor?',
    '¿Desde cuándo tiene esta tos?',
    '¿Dónde le duele exactamente?',
    '¿El dolor empeora por la noche?',
    '¿Toma algún medicamento?',
    '¿Es alérgico a algo?',
    '¿Fuma usted?',
    '¿Cuántos cigarrillos fuma al día?',
    '¿Hay algo más que le preocupe?',
    '¿A qué se dedica?',
    'Ahora me gustaría examinarle el pecho.',
  ],
};

function hear(
  audio: Uint8Array,
  language: LearningLanguage = 'en',
  likely = QUESTIONS[language as 'en' | 'es'],
) {
  return recogniser.transcribe({ audio, language, likely });
}

describe('a sentence of the list', () => {
  it.each([
    ['How long have you had the pain?', 'slt'],
    ['Does the pain spread anywhere else?', 'rms'],
    ['Are you allergic to anything?', 'slt'],
    ['Can you remember the name of your GP?', 'rms'],
  ] as const)('is heard as it is written: %s', async (text, voice) => {
    expect(await hear(await sayEnglish(text, voice))).toMatchObject({ kind: 'heard', text, dictated: false });
  });

  it.each(['¿Desde cuándo tiene el dolor?', '¿Cuántos cigarrillos fuma al día?', '¿Toma algún medicamento?'])(
    'is heard in Spanish: %s',
    async (text) => {
      expect(await hear(await say(text, 'es+klatt4'), 'es')).toMatchObject({ kind: 'heard', text });
    },
  );

  it('may be said together with another', async () => {
    const heard = await hear(await sayEnglish('That must have been frightening for you. Do you smoke?'));
    expect(heard).toMatchObject({
      kind: 'heard',
      text: 'That must have been frightening for you. Do you smoke?',
    });
  });

  it('comes with up to three other readings, none of them twice', async () => {
    const heard = await hear(await sayEnglish('How long have you had this cough?'));
    if (heard.kind !== 'heard') throw new Error(heard.kind);
    const all = [heard.text, ...heard.readings];
    expect(heard.readings.length).toBeGreaterThan(0);
    expect(heard.readings.length).toBeLessThanOrEqual(3);
    expect(new Set(all).size).toBe(all.length);
    expect(heard.confidence).toBeGreaterThan(50);
    expect(heard.confidence).toBeLessThanOrEqual(100);
  });

  it('is heard the same every time', async () => {
    const audio = await sayEnglish('Where exactly is the pain?');
    const fresh = createRecogniser(loadSpeechModels());
    const request = { audio, language: 'en', likely: QUESTIONS.en } as const;
    expect(await fresh.transcribe(request)).toEqual(await hear(audio));
  });
});

describe('a sentence that is in no list', () => {
  it.each([
    'Is the cough worse at night?',
    'Does anything make the pain worse at night?',
    'Where exactly is the cough?',
  ])('is put together from its words: %s', async (text) => {
    expect(await hear(await sayEnglish(text, 'rms'))).toMatchObject({ kind: 'heard', text });
  });

  it('is put together in Spanish', async () => {
    const heard = await hear(await say('¿Desde cuándo fuma?', 'es+klatt4'), 'es');
    expect(heard.kind).not.toBe('refused');
    if (heard.kind === 'refused') return;
    const texts = heard.kind === 'heard' ? [heard.text, ...heard.readings] : heard.readings;
    expect(texts).toContain('¿Desde cuándo fuma?');
  });
});

describe('a greeting by name', () => {
  const greetings = greetingsOf({
    language: 'en',
    name: 'Ana Silva',
    called: ['nurse'],
    other: { name: 'Tom Lister', voice: 'male' },
  });

  it.each([
    ['Good morning, Mr Lister.', 'slt'],
    ["Hello, Tom. I'm Ana, one of the nurses here.", 'rms'],
    ["Good morning, Mr Lister. My name is Ana and I'm one of the nurses. How are you today?", 'rms'],
  ] as const)('is heard, also with what it leads to: %s', async (text, voice) => {
    const audio = await sayEnglish(text, voice);
    const request = { audio, language: 'en', likely: ['Good morning.', 'Hello.', ...QUESTIONS.en] } as const;
    expect(await recogniser.transcribe({ ...request, own: greetings })).toMatchObject({
      kind: 'heard',
      text,
    });
  });

  it('changes nothing about what is no greeting', async () => {
    const audio = await sayEnglish('Does the pain spread anywhere else?');
    const request = { audio, language: 'en', likely: QUESTIONS.en } as const;
    const text = 'Does the pain spread anywhere else?';
    expect(await recogniser.transcribe({ ...request, own: greetings })).toMatchObject({
      kind: 'heard',
      text,
    });
    expect(await recogniser.transcribe(request)).toMatchObject({ kind: 'heard', text });
  });
});

describe('what is not understood', () => {
  it.each([
    'The elephants walked slowly towards the river.',
    'My brother bought a red bicycle last summer.',
    'Turn left at the traffic lights and then go straight on.',
  ])('is English about something else: %s', async (text) => {
    expect((await hear(await sayEnglish(text))).kind).toBe('not_understood');
  });

  it.each([
    ['de+klatt4', 'Die Regierung kündigte neue Steuern auf Benzin an.'],
    ['fr+klatt4', 'Nos voisins ont construit une piscine.'],
  ])('is another language: %s', async (voice, text) => {
    expect((await hear(await say(text, voice))).kind).toBe('not_understood');
  });

  it('comes with guesses that somebody might say', async () => {
    const heard = await hear(await sayEnglish('Turn left at the traffic lights.'), 'en', ['Good.', 'Fine.']);
    if (heard.kind !== 'not_understood') throw new Error(heard.kind);
    for (const reading of heard.readings) expect(reading).toMatch(/^(Good|Fine)/);
    expect(new Set(heard.readings).size).toBe(heard.readings.length);
    expect(heard.readings.length).toBeLessThanOrEqual(3);
  });

  it('is anything where nothing is likely', async () => {
    const audio = await sayEnglish('Do you smoke?');
    expect(await hear(audio, 'en', [])).toEqual({ kind: 'not_understood', readings: [] });
    expect(await hear(audio, 'en', ['…', '?'])).toEqual({ kind: 'not_understood', readings: [] });
  });
});

describe('a recording without speech', () => {
  it('is refused for silence, noise, broken and short ones', async () => {
    const reason = async (audio: Uint8Array) => {
      const result = await hear(audio);
      return result.kind === 'refused' ? result.reason : result.kind;
    };
    expect(await reason(wav(new Float32Array(32_000), 16_000))).toBe('no_speech');
    const noise = Float32Array.from({ length: 32_000 }, (_, i) => Math.sin(i * i * 12.9898) * 0.3);
    expect(await reason(wav(noise, 16_000))).toBe('noise');
    expect(await reason(new Uint8Array())).toBe('too_short');
    expect(await reason(new TextEncoder().encode('this is no recording at all'))).toBe('bad_audio');
    expect(await reason((await sayEnglish('Do you smoke?')).subarray(0, 30))).toBe('bad_audio');
    expect(await reason(wav(new Float32Array(800), 16_000))).toBe('too_short');
    expect(await reason(wav(new Float32Array(8_000 * 61), 8_000))).toBe('too_long');
  });
});
