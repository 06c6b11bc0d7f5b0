import { describe, expect, it } from 'vitest';
import { heardAs } from '../fixtures/heard.ts';
import { answeredShare, passedBy } from './answering.ts';
import { askedLate } from './directing.ts';
import { longestStatements, longestUnasked, longestUnrelated } from './telling.ts';

/** No clause is understood by itself. */
const heard = (...texts: readonly string[]) => heardAs(() => [], texts);

const share = (...texts: readonly string[]) => {
  const transcript = heard(...texts);
  return answeredShare(transcript, transcript.partner);
};

const EXPLAINED =
  'The gel comes off from the back of the eye, and that makes the spots that move about in it.';

describe('an answer', () => {
  it('gives words back or puts a feeling into words', () => {
    expect(share('My sister had it.', 'Your sister?')).toBe(1);
    expect(share('I was all alone.', 'That must be hard.')).toBe(1);
    expect(share('My sister had it.', 'Okay. Have you lost weight?')).toBe(0);
    expect(share('My sister had it.', 'Your sister?', 'She died.', 'Good. Any fever?')).toBe(0.5);
  });

  it('is not missed where the conversation ends, or nobody spoke', () => {
    expect(share('My sister had it.', 'Your sister?', 'Goodbye.')).toBe(1);
    expect(answeredShare(heard(), [])).toBe(1);
  });

  it('is what the turns that were passed by lack', () => {
    const transcript = heard('My sister had it.', 'Your sister?', 'She died.', 'Good. Any fever?');
    expect(passedBy(transcript, transcript.partner).map(({ number }) => number)).toEqual([3]);
  });
});

describe('what is asked late', () => {
  it('comes in a later turn than the explanation', () => {
    const late = (...texts: readonly string[]) =>
      askedLate(heard(...texts.flatMap((text) => ['Well.', text]))).map(({ text }) => text);
    const asked = 'Do you have any allergies?';
    expect(late('Good morning.', EXPLAINED, asked)).toEqual([asked]);
    expect(late('Good morning.', asked, EXPLAINED)).toEqual([]);
    expect(late('Good morning.', asked)).toEqual([]);
  });
});

describe('a long turn', () => {
  it('is told of all words, of what no question ends, and of what has no word of what was said', () => {
    expect(longestStatements(heard('Well.', 'One two three.', 'Well.', 'One.'))).toBe(0.75);
    expect(longestStatements(heard('Well.', 'One two three?', 'Well.', 'One.'))).toBe(0.25);
    expect(longestUnasked(heard('Well.', 'Good morning.', 'Well.', EXPLAINED))).toBe(1);
    expect(
      longestUnasked(heard('Well.', 'Good morning.', 'Well.', `${EXPLAINED} How does that sound to you?`)),
    ).toBe(0);
    expect(longestUnrelated(heard('Well.', 'Good morning.', 'Well.', EXPLAINED))).toBe(1);
    expect(longestUnrelated(heard('Well.', 'Good morning.', 'It is my eye.', EXPLAINED))).toBe(0);
  });
});
