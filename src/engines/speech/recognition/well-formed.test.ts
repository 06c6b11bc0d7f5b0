import { expect, it } from 'vitest';
import { clinicalSentences } from '#engines/understanding/sentences.ts';
import { isWellFormed } from './well-formed.ts';

it.each([
  'Have you have a fever?',
  'Why you came here today?',
  'What you are suffering from?',
  'Did you had surgery before?',
  'Do you has pain?',
  'Are you have any pain?',
  'Can you to move it?',
  'He have a cough.',
  'How long you have had it?',
  'Do you smoke the a?',
  'It is is sore.',
  'Are you bring up any phlegm?',
  'How often does to see you in the night?',
  'Do you have any was the for the dental?',
  'Is there anybody with like to have with you?',
  'Do you take any tablets or?',
])('is not offered: %s', (text) => {
  expect(isWellFormed(text, 'en')).toBe(false);
});

it.each([
  'Have you had a fever?',
  'Where does it hurt?',
  'What you need is rest.',
  'Had you had it before?',
  'When you breathe in, does it hurt?',
  "Good morning, Mr Baptiste. I'm Doctor Haile, one of the doctors here.",
  'How long have you had the pain?',
  'Does she have a rash?',
  'How are you feeling, and is it any better?',
  'Is he eating well?',
  'What did your mother die of?',
  'Have you taken any for it?',
  'Should I call nine nine nine?',
])('may be offered: %s', (text) => {
  expect(isWellFormed(text, 'en')).toBe(true);
});

it('lets nearly all sentences that people wrote pass', () => {
  const sentences = clinicalSentences('en');
  const refused = sentences.filter((text) => !isWellFormed(text, 'en'));
  expect(refused.length / sentences.length).toBeLessThan(0.01);
});
