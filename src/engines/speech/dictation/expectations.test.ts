import { describe, expect, it } from 'vitest';
import { americanDictionary } from '../phones/american-dictionary.ts';
import { expectationsIn, LEAST_LOG, learnUsual } from './expectations.ts';

const usual = learnUsual([
  'Where is the pain?',
  'Does the pain come on at night?',
  'Do you smoke?',
  'I hope so.',
  'Does your sister smoke?',
]);

const expectations = await expectationsIn(
  usual,
  [
    'Good morning, Mrs Okonkwo. My name is Ana Silva.',
    'Hello, Tom. Shall we begin on Monday?',
    'How long have you taken amlodipine?',
    "Ana is the nurse. I'm Ana Silva. Did they do an MRI?",
    "And I'm Sister Hope.",
  ],
  americanDictionary(),
);
const names = expectations.words.filter(({ isName }) => isName).map(({ text }) => text);

describe('what a conversation expects', () => {
  it('are its names, alone, whole and with what is said before them', () => {
    expect(names.toSorted()).toEqual([
      'Ana',
      'Ana Silva',
      'Hope',
      "I'm Ana",
      "I'm Ana Silva",
      'Mrs Okonkwo',
      'Okonkwo',
      'Silva',
      'Sister Hope',
      'Tom',
    ]);
  });

  it('are the titles that women have here, unless they may have more than one', async () => {
    const { titleOf } = await expectationsIn(
      usual,
      ['Good morning, Ms Okonkwo.', 'Hello, Mrs Silva.', 'Is it Miss Silva?', 'Hello, Mr Novak.'],
      americanDictionary(),
    );
    expect(['Okonkwo', 'Silva', 'Novak', 'Tom'].map(titleOf)).toEqual([
      'Ms',
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leave words that are names too, and titles that are words too, as they are', () => {
    expect(['hope', 'sister'].map(expectations.shown)).toEqual(['hope', 'sister']);
  });

  it('are written with the capitals that they have', () => {
    expect(['okonkwo', 'mri', 'nurse', 'Pain'].map(expectations.shown)).toEqual([
      'Okonkwo',
      'MRI',
      'nurse',
      'Pain',
    ]);
  });

  it('are its words, with all the ways of saying them', () => {
    const word = expectations.words.find(({ text }) => text === 'amlodipine');
    expect(word?.isName).toBe(false);
    expect(word?.ways.length).toBeGreaterThan(0);
  });

  it('no title is a name', () => {
    expect(expectations.words.filter(({ text }) => /^mrs$/i.test(text))).toEqual([]);
  });

  it('are known words, also those that are usual everywhere', () => {
    expect(['amlodipine', 'Smoke', 'elephant'].map((word) => expectations.isKnown(word))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('how likely words are', () => {
  it('tells what clinicians say from what sounds like it', () => {
    const last = (text: string) => expectations.logsOf(text.split(' ')).at(-1)!;
    expect(last('where is the pain')).toBeGreaterThan(last('where is the name'));
    expect(last('where is the pane')).toBe(LEAST_LOG);
  });

  it('is at least as much after a word that nobody expects', () => {
    const logs = expectations.logsOf(['where', 'zebra', 'pain']);
    expect(logs).toHaveLength(3);
    expect(Math.min(...logs)).toBeGreaterThanOrEqual(LEAST_LOG);
  });
});
