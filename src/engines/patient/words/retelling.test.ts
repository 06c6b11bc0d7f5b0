import { describe, expect, it } from 'vitest';
import { retold } from './retelling.ts';

describe('what was told, said again by whom it was told to', () => {
  it.each([
    [
      'Wash your feet with lukewarm water, and test it with your elbow.',
      "I'll wash my feet with lukewarm water, and test it with my elbow",
    ],
    ['And if you see a sore, you call us at once.', 'If I see a sore, I call you at once'],
    ['Only one thing matters for tonight: if you feel faint, ring us.', "If I feel faint, I'll ring you"],
    [
      'If you get bad pain, start vomiting or see blood, please ring straight away.',
      "If I get bad pain, start vomiting or see blood, I'll ring straight away",
    ],
    ['If you bang your head, get help at once.', "If I bang my head, I'll get help at once"],
    [
      "Until then eat soft things, and please don't use any glue.",
      "Until then, I'll eat soft things, and not use any glue",
    ],
    [
      'If you get strong pain, are sick or see blood, ring immediately.',
      "If I get strong pain, am sick or see blood, I'll ring immediately",
    ],
    [
      'For home: rinse with chlorhexidine twice a day, and brush gently.',
      "I'll rinse with chlorhexidine twice a day, and brush gently",
    ],
    [
      'For the first word, we could try something: you start it softly, with loose lips.',
      'I start it softly, with loose lips',
    ],
    ["Please don't drive and don't go up in the crane.", "I won't drive or go up in the crane"],
    [
      'And if anything bothers you, ring me before you stop.',
      "If anything bothers me, I'll ring you before I stop",
    ],
    ['We numb the toe and take a strip from the side.', 'You numb the toe and take a strip from the side'],
    [
      'Please let her stand up slowly: sit on the bed first.',
      "I'll let her stand up slowly: sit on the bed first",
    ],
    [
      "When you get here they'll take blood, put up a drip and start the tablets.",
      "When I get here they'll take blood, put up a drip and start the tablets",
    ],
    [
      'On the way, if he vomits, go straight to hospital.',
      "On the way, if he vomits, I'll go straight to hospital",
    ],
    ['Just wait until the numbness has gone.', "I'll wait until the numbness has gone"],
    ["One thing matters: please don't stop the injections.", "I won't stop the injections"],
    [
      'Your iron is low: one tablet every other day, with juice.',
      "I'll take one tablet every other day, with juice",
    ],
    ["Don't push it back, please, Mr Lister.", "I won't push it back"],
    ["So, if it's more than five minutes you call 999.", "If it's more than five minutes I call 999"],
    ['We will see you again in two weeks.', 'You will see me again in two weeks'],
    ["We'll start with whole milk.", "We'll start with whole milk"],
    ['The card that I gave you hangs by the phone.', 'The card that you gave me hangs by the phone'],
    ['Take one tablet twice a day, okay?', "I'll take one tablet twice a day"],
    ['If you have a fever, come back to the hospital.', "If I have a fever, I'll come back to the hospital"],
    ['We’ll look after you.', "You'll look after me"],
    ['The tablets help you sleep.', 'The tablets help me sleep'],
    ['Rest is the best you can do.', 'Rest is the best I can do'],
    [
      'Here is your plan: you clean the ear now, then I give you drops.',
      'I clean the ear now, then you give me drops',
    ],
    ['Look: lift the ear flap up.', "I'll lift the ear flap up"],
    [
      "To protect your wife, wash your hands, use your own towel, don't cook for her, and close the lid.",
      "To protect my wife, I'll wash my hands, use my own towel, not cook for her, and close the lid",
    ],
    ["Don't rub it, and don't put anything on it.", "I won't rub it, or put anything on it"],
    [
      "One last thing, and it's rare: if your legs get weak, go straight to A and E.",
      "If my legs get weak, I'll go straight to A and E",
    ],
    ['Twice a day, wash it with soap.', "Twice a day, I'll wash it with soap"],
    [
      'For the pain take paracetamol, and drink plenty.',
      "For the pain, I'll take paracetamol, and drink plenty",
    ],
    ['No hard food for the rest of the day.', 'No hard food for the rest of the day'],
  ])('%s', (text, said) => {
    expect(retold(text)).toBe(said);
  });

  it.each([
    'Is that clear?',
    "That's right about when to ring.",
    "You can ask me anything, and I'll answer it properly.",
    "I'm so sorry to hear that.",
    "There's no rush in here, take all the time you like.",
    'Thank you for telling me, Mrs Pugh.',
    'Good.',
    'See you in two weeks for the check.',
    "Let's check your blood pressure.",
    "First I'll ask you a few questions.",
    'Did you slip, or',
    "He can go to school if he's well, but please keep him quiet.",
    'I understand that it frightens you.',
    'Can you tell me in your own words.',
  ])('is nothing in: %s', (text) => {
    expect(retold(text)).toBeNull();
  });
});
