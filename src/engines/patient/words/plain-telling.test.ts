import { describe, expect, it } from 'vitest';
import { plainlyTold } from './plain-telling.ts';
import { retold } from './retelling.ts';

const saidBack = (said: string) => {
  const plain = plainlyTold(said);
  return plain && retold(plain.text);
};

describe('a proposal, said back without its frame', () => {
  it.each([
    ["I'd like you to stay in hospital tonight.", "I'll stay in hospital tonight"],
    ["I'd like to stop it and give you a different one.", "You'll stop it and give me a different one"],
    [
      "For the heartburn I'd recommend omeprazole, one capsule a day.",
      'For the heartburn you recommend omeprazole, one capsule a day',
    ],
    ["I'd suggest that you stop it for now.", 'I stop it for now'],
    ['I think the sore is caused by weak veins.', 'The sore is caused by weak veins'],
    ['Could you bring him back on Thursday?', 'I could bring him back on Thursday'],
    ['Would Tuesdays and Fridays suit you?', 'We said Tuesdays and Fridays'],
    [
      'For the next twenty-four hours please avoid sticky sweets.',
      'For the next twenty-four hours, I avoid sticky sweets',
    ],
    ['If it gets worse, see your doctor.', 'If it gets worse, I see my doctor'],
  ])('%s', (said, back) => {
    expect(saidBack(said)).toBe(back);
  });

  it.each(['Could you do that?', 'Would you rather have a powder or a syrup?', 'How long have you had it?'])(
    'is none: %s',
    (said) => {
      expect(saidBack(said)).toBeNull();
    },
  );
});
