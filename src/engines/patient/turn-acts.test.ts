import { describe, expect, it } from 'vitest';
import { bare } from './words/following-words.ts';
import {
  asksConsent,
  asksForPain,
  asksToRepeat,
  asksToTell,
  checksClear,
  checksSummary,
  hasChoose,
  hasEitherOr,
  saysGoodbye,
} from './words/turn-act-words.ts';

const told = (test: (text: string) => boolean, texts: readonly string[]) =>
  texts.map((text) => [text, test(bare(text))]);
const all = (texts: readonly string[], is: boolean) => texts.map((text) => [text, is]);

describe('what a clause does in a turn', () => {
  it('is asking for consent', () => {
    const asking = [
      'How does that sound to you?',
      'What do you think of it?',
      'Is that a deal?',
      'Could you live with that?',
      'Okay?',
      'Okay for you?',
      'How do you hear this?',
      'Is this something you can imagine?',
      "You think about it and I'll ring you on Friday, okay?",
      'Would you be happy with this?',
      'So you agree to leave the box here?',
      'Would you be able to do that?',
      'Would you do that for me?',
      "Do you reckon that's something you could do?",
      'Will you stay?',
      'Would you stay here tonight?',
      'Can you manage that at home?',
    ];
    const others = [
      'What do you think is wrong?',
      'How does that feel, for somebody who loves music?',
      'Is it okay to touch it?',
      'Does it help when you rest?',
      'Will you stay with your sister when you get home?',
      'You sell flowers, right?',
    ];
    expect(told(asksConsent, asking)).toEqual(all(asking, true));
    expect(told(asksConsent, others)).toEqual(all(others, false));
  });

  it('is asking leave to tell or show something', () => {
    const asking = [
      'Can I tell you honestly what I found today when I examined her?',
      'May I explain how it goes, or do you want a moment first?',
      'So shall I now show you how to hold it?',
    ];
    const others = ['Can you tell me more?', 'May I ask how old you are?', 'Can I give you some aspirin?'];
    expect(told(asksToTell, asking)).toEqual(all(asking, true));
    expect(told(asksToTell, others)).toEqual(all(others, false));
  });

  it('is asking for pain, or for harm that one does to oneself', () => {
    const pains = ['But does it hurt you now, at this moment?', 'Does it hurt?', 'When do they hurt?'];
    const harms = ['Have you thought of hurting yourself?', 'Does it make you want to hurt yourself?'];
    expect(told(asksForPain, pains)).toEqual(all(pains, true));
    expect(told(asksForPain, harms)).toEqual(all(harms, false));
  });

  it('is having somebody choose', () => {
    const choosing = [
      'Which one of these could you imagine to try?',
      'But which one of them would you try first?',
      'What of these would be the easiest to begin with?',
      'Which one or two things would you start with this week?',
      'Would you like to hold her here, or would you prefer that I come to your home?',
    ];
    const others = ['Which tablets do you take?', 'Which hand is it?', 'Would you like some water?'];
    expect(told(hasChoose, choosing)).toEqual(all(choosing, true));
    expect(told(hasChoose, others)).toEqual(all(others, false));
    expect(hasEitherOr(bare('Do you want it now or tomorrow?'))).toBe(true);
  });

  it('is checking that all is clear, or that a summary is right', () => {
    expect(checksClear(bare('Is it clear so far?'))).toBe(true);
    expect(checksClear(bare('Does that make sense?'))).toBe(true);
    expect(checksClear(bare('Is your skin clear?'))).toBe(false);
    expect(checksSummary(bare('It hurts only with cold, do I understand you right?'))).toBe(true);
    expect(checksSummary(bare('Is it the right hand?'))).toBe(false);
  });

  it('is asking to hear it again, or taking leave', () => {
    expect(asksToRepeat(bare("Sorry, I didn't catch that."))).toBe(true);
    expect(asksToRepeat(bare("Let me be quite clear: I'm not here to decide."))).toBe(false);
    expect(saysGoodbye(bare('Alright, see you in four weeks.'))).toBe(true);
    expect(saysGoodbye(bare('Take care, Mrs Pascoe.'))).toBe(true);
    expect(saysGoodbye(bare('Have a lovely evening, and good luck.'))).toBe(true);
    expect(saysGoodbye(bare('I think you have a good chance.'))).toBe(false);
    expect(saysGoodbye(bare('Nice to see you again.'))).toBe(false);
    expect(saysGoodbye(bare('The nurses take care of the wound.'))).toBe(false);
  });
});
