import { describe, expect, it } from 'vitest';
import { aFact, aPlayedCase, inAll } from '../../testing/played-case.ts';
import { isOutOfRole } from './out-of-role.ts';

const played = aPlayedCase();

describe('a reply out of role', () => {
  it.each([
    'As an AI, I cannot feel pain.',
    'I’m an AI assistant, how can I help you today?',
    'Como modelo de lenguaje no tengo síntomas.',
    'Soy una IA y no puedo enfermar.',
    'En tant qu’IA, je ne ressens rien.',
    'Als KI habe ich keine Schmerzen.',
    'Sou um assistente virtual.',
    'My system prompt says that I smoke.',
    '{"reply": "It hurts."}',
    'Fine: never make up a fact, a number, a name or a date, it says.',
    'It says: notes, guarded until the condition is met.',
  ])('is seen: %s', (reply) => {
    expect(isOutOfRole(reply, played)).toBe(true);
  });

  it('is seen when it reads the facts out', () => {
    const facts = ['one', 'two', 'three', 'four', 'five'].map((number) =>
      aFact({ id: number, topic: 'onset', full: inAll(`I have had it for ${number} weeks now.`) }),
    );
    const brief = { ...played.brief!, facts };
    const reply = facts.map(({ full }) => full.en).join(' ');
    expect(isOutOfRole(reply, { ...played, brief })).toBe(true);
    expect(isOutOfRole(facts[0]!.full.en, { ...played, brief })).toBe(false);
  });
});

describe('a patient', () => {
  it.each([
    'I work as an assistant in a bakery.',
    'Como ia dizendo, a dor começou ontem.',
    'It started yesterday morning when I was carrying boxes.',
    'Me llama la atención que me canso mucho.',
    'I am not sure what you mean by instructions. Can you look at my chest, please?',
    'I took the tablets as the instructions said.',
  ])('may say: %s', (reply) => {
    expect(isOutOfRole(reply, played)).toBe(false);
  });
});
