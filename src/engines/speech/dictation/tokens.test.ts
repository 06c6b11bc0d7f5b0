import { describe, expect, it } from 'vitest';
import { textOf, tokensOf, wordsWritten } from './tokens.ts';

describe('the words that tokens spell', () => {
  it.each(["Good morning, Mrs Okonkwo, I'm Ana.", 'Take 5 mg, twice a day?', 'Naïve café.'])(
    'are those that were put into tokens: %s',
    (text) => {
      const tokens = tokensOf(text);
      expect(
        textOf(
          wordsWritten(
            tokens,
            tokens.map(() => 0),
          ),
        ),
      ).toBe(text);
    },
  );

  it('are as sure as their letters together, whatever the marks', () => {
    const tokens = tokensOf('Okonkwo, here.');
    const words = wordsWritten(
      tokens,
      tokens.map(() => -1),
    );
    expect(words.map(({ text, after }) => [text, after])).toEqual([
      ['Okonkwo', ','],
      ['here', '.'],
    ]);
    expect(words[1]!.log).toBe(-1);
    expect(words[0]!.log).toBeLessThan(-1);
  });
});
