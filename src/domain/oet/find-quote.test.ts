import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote, quotedParagraphs } from './find-quote.ts';

const TEXT = 'Give 2.5 mg (by mouth).\nRepeat once.\n\nCall the doctor\nif the pulse is above 120.';

describe('finding a quote', () => {
  it('finds it as it stands', () => {
    expect(findQuote(TEXT, 'Repeat once.')).toEqual({ from: 24, to: 36 });
  });

  it('finds it over a line that is broken elsewhere', () => {
    const span = findQuote(TEXT, ' Call  the doctor if the\npulse ');
    expect(span && TEXT.slice(span.from, span.to)).toBe('Call the doctor\nif the pulse');
  });

  it('takes signs as they are and not as patterns', () => {
    expect(findQuote(TEXT, '2.5 mg (by mouth).')).not.toBeNull();
    expect(findQuote(TEXT, '2x5 mg')).toBeNull();
    expect(findQuote(TEXT, '2.5 mg (by.mouth)')).toBeNull();
  });

  it.each(['', '  \n', 'call the doctor', 'Repeat twice.'])('finds no %j', (quote) => {
    expect(findQuote(TEXT, quote)).toBeNull();
  });

  it('finds any stretch of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, a, b) => {
        const letters = [...text];
        const quote = letters.slice(Math.min(a, b) % (letters.length + 1)).join('');
        fc.pre(quote.trim() !== '');
        expect(findQuote(text, quote)).not.toBeNull();
      }),
    );
  });
});

describe('paragraphs with a quote', () => {
  it('are cut where it begins and ends', () => {
    expect(quotedParagraphs(TEXT, 'Repeat once.')).toEqual([
      [
        { text: 'Give 2.5 mg (by mouth).\n', quoted: false },
        { text: 'Repeat once.', quoted: true },
      ],
      [{ text: 'Call the doctor\nif the pulse is above 120.', quoted: false }],
    ]);
  });

  it('share a quote that runs over the end of one', () => {
    expect(quotedParagraphs(TEXT, 'once. Call the')).toEqual([
      [
        { text: 'Give 2.5 mg (by mouth).\nRepeat ', quoted: false },
        { text: 'once.', quoted: true },
      ],
      [
        { text: 'Call the', quoted: true },
        { text: ' doctor\nif the pulse is above 120.', quoted: false },
      ],
    ]);
  });

  it('stay whole without one', () => {
    expect(quotedParagraphs('One.\n\n \nTwo.', 'Three.')).toEqual([
      [{ text: 'One.', quoted: false }],
      [{ text: 'Two.', quoted: false }],
    ]);
  });
});
