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
      "For the next twenty-four hours, I'll avoid sticky sweets",
    ],
    ["I'd avoid alcohol.", 'I should avoid alcohol'],
    ["I'd come twice a week at first, to change it.", "You'll come twice a week at first, to change it"],
    ["I'd come in to be checked if it bleeds.", 'I should come in to be checked if it bleeds'],
    ["I'd keep the leg dry, if I were you.", 'I should keep the leg dry'],
    ["I'd feed him every three hours.", 'I should feed him every three hours'],
    [
      "You can't have penicillin, so I'd suggest clarithromycin.",
      "I can't have penicillin, so you recommend clarithromycin",
    ],
    ["I'd refer you to the clinic.", "You'll refer me to the clinic"],
    ["I'd do a blood test.", "You'll do a blood test"],
    ["I'd advise you not to drive.", "I shouldn't drive"],
    ["I'd advise against driving.", 'I should avoid driving'],
    ["I'd rather you didn't drive.", "I shouldn't drive"],
    ["I wouldn't drive yet.", "I shouldn't drive yet"],
    ['We could leave it alone for now.', 'We could leave it alone for now'],
    ["We could leave it alone, but I'd rather stop it.", "You'll stop it"],
    ["Let's stop the tablets today.", "We'll stop the tablets today"],
    ['My advice would be to stop the tablets.', 'I should stop the tablets'],
    ['Should it bleed again, ring us.', "If it should bleed again, I'll ring you"],
    ['Take two tablets twice a day, okay?', "I'll take two tablets twice a day"],
    ['Could you come in on Thursday, okay?', 'I could come in on Thursday'],
    ['Shall we say two puffs a day?', 'We said two puffs a day'],
    ['If it gets worse, see your doctor.', "If it gets worse, I'll see my doctor"],
  ])('%s', (said, back) => {
    expect(saidBack(said)).toBe(back);
  });

  it.each([
    'Could you take a seat?',
    'Could you take a deep breath for me?',
    "I'd like to know how long you've had it.",
    'Is your wife all right?',
    'You take one every day, right?',
    'Is the pain all right?',
    'Could you do that?',
    'Would you rather have a powder or a syrup?',
    'How long have you had it?',
  ])('is none: %s', (said) => {
    expect(saidBack(said)).toBeNull();
  });
});

it.each(["I'd forgotten my glasses.", "I'd given you a leaflet.", "I'd planned to ring you."])(
  'what was is no advice: %s',
  (said) => {
    expect(plainlyTold(said)?.isProposed).toBe(false);
  },
);
