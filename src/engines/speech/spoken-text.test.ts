import { describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { splitForSpeech } from './split-text.ts';
import { spokenText } from './spoken-text.ts';

describe('a text as it is read aloud', () => {
  it.each([
    ['en', 'Take 5 mg, then 1 mg', 'Take 5 milligrams, then 1 milligram'],
    ['en', '0.5mL of 2 µg/kg', '0.5 millilitres of 2 micrograms per kilogram'],
    ['en', 'BP 120/80 mmHg', 'BP 120 over 80 millimetres of mercury'],
    ['en', 'It was 38°C on 12/05/2024', 'It was 38 degrees Celsius on 12/05/2024'],
    ['en', 'SpO₂ ≥ 94%', 'SpO2 at least 94%'],
    ['en', 'a naïve patient’s “café” – fine…', 'a naive patient\'s "cafe" - fine...'],
    ['en', 'a grade 5 murmur, 3 men, the mg', 'a grade 5 murmur, 3 men, the mg'],
    ['es', 'Tome 1 ml y 2,5 mg', 'Tome 1 mililitro y 2,5 miligramos'],
    ['fr', '12/80 et 3 g/l', '12 sur 80 et 3 grammes par litre'],
    ['de', '120/80 bei 37 °C', '120 zu 80 bei 37 Grad Celsius'],
    ['pt', '80 bpm & bem', '80 batimentos por minuto e bem'],
  ] as const)('has its units in words: %s, %s', (language, text, spoken) => {
    expect(spokenText(text, language)).toBe(spoken);
  });

  it('is empty when there is nothing to say', () => {
    for (const language of LEARNING_LANGUAGES) {
      for (const text of ['', ' \n', '?!', '•', '\u0000\u0007']) expect(spokenText(text, language)).toBe('');
    }
    expect(spokenText('你好', 'en')).toBe('');
  });

  it('is ASCII in English', () => {
    expect(spokenText('Ménière’s → œdema 你好', 'en')).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('a text in pieces', () => {
  it('is cut between sentences where they fit', () => {
    const pieces = splitForSpeech('One is here. Two is here. Three is here.', 'en', 26);
    expect(pieces).toEqual(['One is here. Two is here.', 'Three is here.']);
  });

  it('is cut at commas, else at spaces, else anywhere', () => {
    expect(splitForSpeech('first part, second part', 'en', 20)).toEqual(['first part,', 'second part']);
    expect(splitForSpeech('one two three four', 'en', 10)).toEqual(['one two', 'three four']);
    expect(splitForSpeech('x'.repeat(25), 'en', 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
  });

  it('loses no word', () => {
    const text = 'Dr. Lee saw her at 3.5 hours; she, being well, went home! Why? Nobody knows. '.repeat(20);
    const pieces = splitForSpeech(text, 'en', 90);
    expect(pieces.join(' ').replace(/\s+/g, ' ')).toBe(text.trim());
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(90);
  });
});
