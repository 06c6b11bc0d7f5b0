import { describe, expect, it } from 'vitest';
import { GOOD_LETTER } from '../fixtures/leg-ulcer.ts';
import { readLayout } from './layout.ts';
import { readLetter } from './reading.ts';

const shown = (text: string) => {
  const { address, date, salutation, re, body, close, signature } = readLayout(text);
  return {
    address: address.map((line) => line.text),
    date: date?.text ?? null,
    salutation: salutation?.text ?? null,
    re: re?.text ?? null,
    body: body.map(({ from, to }) => text.slice(from, to).replace(/\s+/g, ' ')),
    close: close?.text ?? null,
    signature: signature.map((line) => line.text),
  };
};

describe('the parts of a letter', () => {
  it('are found in a whole letter', () => {
    const letter = shown(GOOD_LETTER);
    expect(letter.address).toHaveLength(5);
    expect(letter).toMatchObject({
      date: '12 June 2026',
      salutation: 'Dear Dr Shah,',
      re: 'Re: Mr Harold Pike, born 20 February 1951',
      close: 'Yours sincerely,',
      signature: ['Practice Nurse'],
    });
    expect(letter.body).toHaveLength(4);
  });

  it('are null where they are missing', () => {
    const letter = shown('Mr Pike has an ulcer on his left leg that does not heal.\n\nPlease see him soon.');
    expect(letter).toEqual({
      address: [],
      date: null,
      salutation: null,
      re: null,
      body: ['Mr Pike has an ulcer on his left leg that does not heal.', 'Please see him soon.'],
      close: null,
      signature: [],
    });
  });

  it('know a date in several forms, and a Re line above the salutation', () => {
    for (const date of ['12/06/2026', '12th June 2026', 'June 12, 2026', 'Date: 12 June 2026']) {
      const letter = shown(`${date}\n\nRe: Mr Pike\n\nDear Doctor,\n\nHe is ill.\n\nKind regards\nAnna`);
      expect(letter).toMatchObject({ date, re: 'Re: Mr Pike', body: ['He is ill.'], close: 'Kind regards' });
    }
  });

  it('take lines for paragraphs where there is no blank one, but not a line that is only broken', () => {
    expect(shown('Dear Dr Shah,\nHe is ill.\nHe needs\nhelp.\nYours sincerely,').body).toEqual([
      'He is ill.',
      'He needs help.',
    ]);
  });
});

describe('the sentences of a letter', () => {
  const sentences = (body: string) =>
    readLetter(`Dear Dr Shah,\n\n${body}\n\nYours sincerely,`).sentences.map(({ quote, isClausal }) => [
      quote,
      isClausal,
    ]);

  it('end where they end, and not at a title or a dose', () => {
    expect(sentences('Mr. Pike saw Dr. Lee. He takes 2.5 mg of bisoprolol. Is he well?')).toEqual([
      ['Mr. Pike saw Dr. Lee.', true],
      ['He takes 2.5 mg of bisoprolol.', true],
      ['Is he well?', true],
    ]);
  });

  it('are notes where no verb carries them', () => {
    expect(
      sentences('BP 150/90, HR 88. Commenced on metformin. Please see him. Take it twice a day.'),
    ).toEqual([
      ['BP 150/90, HR 88.', false],
      ['Commenced on metformin.', false],
      ['Please see him.', true],
      ['Take it twice a day.', true],
    ]);
  });

  it('are items of a list of requests, which belong to the sentence that leads to them', () => {
    expect(sentences('I would be grateful if you could:\n- check his weight;\n- consider surgery.')).toEqual([
      ['I would be grateful if you could:', true],
      ['- check his weight;', true],
      ['- consider surgery.', true],
    ]);
  });

  it('do not begin with the lines that go on below Re', () => {
    const letter =
      'Dear Ms Lee,\n\nRe: Rex, Labrador\nOwner: Mrs Hill\n\nPlease see Rex.\n\nYours sincerely,';
    expect(readLetter(letter).sentences.map(({ quote }) => quote)).toEqual(['Please see Rex.']);
  });
});
