import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Good morning. What brings you here?';
const WORRY = "And is there something you've been worrying about?";

describe('what was hinted at just now', () => {
  const scan = caseOf('en-general-scan-result');

  it('is only hinted at where it is asked for first', async () => {
    expect(await lastUnits(scan, HELLO, WORRY)).toContain('fact.concerns.cue');
  });

  it.each(['Beside somebody else? Who was that?', 'Tell me about those waiting rooms.'])(
    'is told to who takes up a word of it: %s',
    async (said) => {
      expect(await lastUnits(scan, HELLO, WORRY, said)).toEqual(['fact.concerns.full']);
    },
  );

  it.each(['Do you take any tablets?', 'How long did you sit in the waiting room?'])(
    'is left alone by a question of something else: %s',
    async (said) => {
      expect((await lastUnits(scan, HELLO, WORRY, said)).join()).not.toContain('concerns');
    },
  );

  it('gives way to a line of its own', async () => {
    const crown = caseOf('en-dental-lost-crown');
    const worry = 'What bothers you most about all this?';
    expect(await lastUnits(crown, HELLO, worry)).toContain('fact.concerns.cue');
    expect(await lastUnits(crown, HELLO, worry, 'Tell me about Saturday.')).toEqual(['detail.wedding-more']);
  });
});

describe('an order', () => {
  it('names what she does, and asks for nothing of it', async () => {
    const order = 'Please stop the antiseptic cream. What do you say to that?';
    const units = await lastUnits(caseOf('en-nursing-leg-sore'), HELLO, order);
    expect(units.join()).not.toContain('fact.treatment');
  });
});
