import { describe, expect, it } from 'vitest';
import { bare } from './following-words.ts';
import { isOfHelp, isOfKind, kindAskedBack } from './kind-of-back-words.ts';

describe('what is asked back', () => {
  it.each([
    ['en', 'What would you ring us for?', 'help'],
    ['en', "Can you tell me what you'll do at home?", 'deeds'],
    ['en', 'Could you say that in your own words?', null],
    ['es', '¿Me cuentas qué vas a hacer mañana?', 'deeds'],
    ['es', '¿Cuándo volvería a urgencias?', 'help'],
    ['fr', 'Vous pouvez me redire ce que vous allez faire ?', 'deeds'],
    ['fr', 'Dans quel cas est-ce que vous appelez ?', 'help'],
    ['de', 'Was machen Sie jetzt zu Hause?', 'deeds'],
    ['de', 'Wann würden Sie wiederkommen?', 'help'],
    ['pt', 'Me diz o que a senhora vai fazer em casa?', 'deeds'],
    ['pt', 'O que faria o senhor voltar?', 'help'],
    ['es', '¿En qué hemos quedado?', 'deeds'],
    ['fr', "Qu'est-ce qu'on a convenu ?", 'deeds'],
    ['de', 'Was haben wir vereinbart?', 'deeds'],
    ['pt', 'O que ficou combinado?', 'deeds'],
    ['es', '¿Y usted qué haría?', 'help'],
    ['de', 'Was würden Sie dann tun?', 'help'],
    ['es', '¿Me dice cuándo vendría?', 'help'],
  ] as const)('in %s, %s: %s', (language, text, kind) => {
    expect(kindAskedBack(language, bare(text))).toBe(kind);
  });

  it('is what somebody does, or gets help for, and not what is the matter', () => {
    expect(isOfKind('deeds', 'I do my hand exercises regularly against the stiffness.')).toBe(true);
    expect(isOfKind('deeds', 'I have to take plenty of fluids.')).toBe(true);
    expect(isOfKind('deeds', 'I have an infection in my bladder.')).toBe(false);
    expect(isOfKind('help', 'If my toe gets worse, I get in touch straight away.')).toBe(true);
    expect(isOfKind('help', 'My dizziness is not a stroke.')).toBe(false);
    expect(isOfHelp('If it gets worse, I come back at once.')).toBe(true);
    expect(isOfHelp('If need be, I can take a medicine.')).toBe(false);
    expect(isOfHelp('I get something for the pain straight away.')).toBe(false);
    expect(isOfKind(null, 'My dizziness is not a stroke.')).toBe(true);
  });
});
