import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { isInAnotherScript, isPlainlyAnotherLanguage } from './language-check.ts';

const SAID: Record<LearningLanguage, string> = {
  en: 'I have had this pain in my chest since yesterday and it is not getting better.',
  es: 'Tengo este dolor en el pecho desde ayer y no se me quita con los calmantes.',
  fr: "J'ai cette douleur dans la poitrine depuis hier et elle ne passe pas avec les comprimés.",
  de: 'Ich habe diese Schmerzen in der Brust seit gestern und es wird nicht besser.',
  pt: 'Tenho esta dor no peito desde ontem e não passa com os comprimidos, doutora.',
};

const pairs = LEARNING_LANGUAGES.flatMap((said) =>
  LEARNING_LANGUAGES.filter((expected) => expected !== said).map((expected) => ({ said, expected })),
);

describe('the look at a text’s language', () => {
  it.each(pairs)('sees $said where $expected is expected', ({ said, expected }) => {
    expect(isPlainlyAnotherLanguage(SAID[said], expected)).toBe(true);
  });

  it('takes every line of the course’s dialogues for what it is', () => {
    const folder = fileURLToPath(new URL('../../../../content/dialogues', import.meta.url));
    const lines = LEARNING_LANGUAGES.flatMap((language) =>
      globSync(`${language}/*.yaml`, { cwd: folder }).flatMap((path) =>
        linesUnder(parse(readFileSync(`${folder}/${path}`, 'utf8')), language),
      ),
    );
    const wrong = lines.filter(({ text, language }) =>
      isPlainlyAnotherLanguage(text, language as LearningLanguage),
    );
    expect(lines.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });

  it('does not judge what is too short', () => {
    expect(isPlainlyAnotherLanguage('Und das ist nicht gut.', 'en')).toBe(false);
    expect(isInAnotherScript('да', 'en')).toBe(false);
  });
});

/** Every spoken line below a value, with the language that it is in. */
function linesUnder(value: unknown, language: string): { text: string; language: string }[] {
  if (Array.isArray(value)) return value.flatMap((each) => linesUnder(each, language));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, under]) => {
    if (typeof under !== 'string') return linesUnder(under, language);
    if (key === 'doctor' || key === 'patient') return [{ text: under, language }];
    return LEARNING_LANGUAGES.some((code) => code === key) ? [{ text: under, language: key }] : [];
  });
}

describe('the look at a text’s script', () => {
  it.each([
    ['ar', 'أعاني من صداع شديد منذ يومين'],
    ['hi', 'मुझे दो दिन से तेज़ सिरदर्द है'],
    ['zh', '我头痛已经两天了，吃了药也没有好'],
    ['ja', '二日前から頭痛がします。薬を飲みました。'],
    ['ru', 'У меня болит голова два дня, принимаю Ibuprofen 400'],
    ['ko', '이틀 전부터 머리가 아픕니다 약을 먹었어요'],
    ['sr', 'Boli me glava već dva dana'],
    ['en', 'I have had a headache for two days'],
  ])('knows %s by its letters', (language, text) => {
    expect(isInAnotherScript(text, language)).toBe(false);
  });

  it('sees a translation that was left in English', () => {
    expect(isInAnotherScript('I have had a headache for two days', 'ar')).toBe(true);
    expect(isInAnotherScript('У меня болит голова два дня', 'en')).toBe(true);
  });
});
