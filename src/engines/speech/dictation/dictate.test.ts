import { describe, expect, it } from 'vitest';
import { greetingsOf } from '#domain/conversation/greetings.ts';
import { say, sayEnglish, wav } from '../fixtures/spoken.ts';
import { americanDictionary } from '../phones/american-dictionary.ts';
import { spokenSentences } from '../recognition/spoken.ts';
import { createDictation } from './dictate.ts';
import { loadDictationModel } from './dictation-model.ts';

const dictation = createDictation(await loadDictationModel(), americanDictionary());
const likely = spokenSentences('en');
const own = greetingsOf({
  language: 'en',
  name: 'Ana Okonkwo',
  called: ['nurse'],
  other: { name: 'Tomasz Voss', voice: 'male' },
});
const hear = (audio: Uint8Array) => dictation.transcribe({ audio, likely, own });

/** What it takes the recording for, shown or asked back. */
async function textOf(audio: Uint8Array): Promise<string | undefined> {
  const heard = await hear(audio);
  if (heard.kind === 'refused') throw new Error(heard.reason);
  return heard.kind === 'heard' ? heard.text : heard.readings[0];
}

describe('what nobody has listed', () => {
  it.each([
    ['Have you had any headaches since you fell off the ladder?', 'rms'],
    ['Would you mind telling me what happened on Saturday evening?', 'slt'],
    ['The elephants walked slowly towards the river.', 'slt'],
  ] as const)('is written down word for word: %s', async (text, voice) => {
    expect(await textOf(await sayEnglish(text, voice))).toBe(text);
  });

  it('is shown as understood where the model is sure', async () => {
    const text = 'Would you mind telling me what happened on Saturday evening?';
    const heard = await hear(await sayEnglish(text, 'rms'));
    expect(heard).toMatchObject({ kind: 'heard', text, dictated: false });
    if (heard.kind === 'heard') expect(heard.confidence).toBeGreaterThan(70);
  });
});

/** Some forty seconds. */
const EXPLAINED = [
  'Your blood pressure has been too high for several months now.',
  'That puts a strain on your heart and on your kidneys.',
  'I would like you to start a tablet once a day, and to come back to see me in four weeks.',
  'Please cut down on salt, and walk for half an hour every day.',
  'If you get a bad headache, chest pain or trouble with your eyes, please ring us the same day.',
  'We will take some blood before you come back, so that we know how your kidneys are doing.',
  'You can eat and drink what you like on that morning.',
  'Is there anything that you would like to ask me before you go?',
];

describe('a long explanation', () => {
  it('is written down to its end', async () => {
    const text = (await textOf(await sayEnglish(EXPLAINED.join(' '), 'rms'))) ?? '';
    for (const words of [
      /strain on your heart/i,
      /half an hour every day/i,
      /some blood/i,
      /before you go[.?]$/i,
    ]) {
      expect(text).toMatch(words);
    }
  }, 60_000);
});

describe('the names of a conversation', () => {
  it.each(['slt', 'rms'] as const)('are written as those who bear them do: %s', async (voice) => {
    const text = await textOf(await sayEnglish("Hello, Mr Voss. I'm Ana Okonkwo, one of the nurses.", voice));
    expect(text).toMatch(/Mr Voss.*Ana Okonkwo/);
  });

  it('are not put where others are named', async () => {
    const text = await textOf(await sayEnglish('Does your sister Margaret live near you?', 'slt'));
    expect(text).not.toMatch(/Voss|Ana|Okonkwo|Tomasz/);
  });
});

describe('what was heard', () => {
  it('is the same every time', async () => {
    const audio = await sayEnglish('Where exactly is the pain, and does it keep you awake?');
    expect(await hear(audio)).toEqual(await hear(audio));
  });

  it('leaves the recording to its owner', async () => {
    const audio = await sayEnglish('Does it hurt?');
    const before = audio.slice();
    await hear(audio);
    expect(audio).toEqual(before);
  });

  it.each([
    ['de+klatt4', 'Die Regierung kündigte neue Steuern auf Benzin an.'],
    ['fr+klatt4', 'Nos voisins ont construit une piscine derrière leur maison.'],
  ])('is not shown as understood in another language: %s', async (voice, text) => {
    expect((await hear(await say(text, voice))).kind).toBe('not_understood');
  });
});

describe('no speech', () => {
  const reason = async (audio: Uint8Array) => {
    const answer = await hear(audio);
    return answer.kind === 'refused' ? answer.reason : answer.kind;
  };

  it('is refused with its reason', async () => {
    expect(await reason(new Uint8Array(2_000))).toBe('bad_audio');
    expect(await reason(wav(new Float32Array(32_000), 16_000))).toBe('no_speech');
    expect(await reason(wav(new Float32Array(800), 16_000))).toBe('too_short');
  });
});
