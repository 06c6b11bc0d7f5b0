import { describe, expect, it } from 'vitest';
import { requestsIn } from './requests.ts';

describe('the requests of a turn', () => {
  it.each([
    [
      'How much weight has he lost, and over how long?',
      ['How much weight has he lost?', 'and over how long?'],
    ],
    [
      'Is he healthy otherwise, any illnesses, does he take any medicine?',
      ['Is he healthy otherwise?', 'any illnesses?', 'does he take any medicine?'],
    ],
    [
      'Does he get out of breath, or does he have trouble swallowing?',
      ['Does he get out of breath?', 'or does he have trouble swallowing?'],
    ],
    [
      'Since when are you sleeping so badly, and what wakes you up?',
      ['Since when are you sleeping so badly?', 'and what wakes you up?'],
    ],
    [
      'Did a doctor take it out, and did they check that nothing is left?',
      ['Did a doctor take it out?', 'and did they check that nothing is left?'],
    ],
    [
      'Before I tell you the result: have you had thoughts of your own, and are you alone?',
      ['Before I tell you the result: have you had thoughts of your own?', 'and are you alone?'],
    ],
    ['How much weight has he lost, do you think?', ['How much weight has he lost?']],
    ['She got it from who, do you know?', ['She got it from who?']],
  ])('are told one from the other: %s', (turn, requests) => {
    expect(requestsIn('en', turn)).toEqual(requests);
  });

  it.each([
    'When you had the scan last time, was it painful?',
    'Do you smoke or drink?',
    'Could you tell me whether you have any allergies?',
    'Take it with food, and when you feel better, stop.',
  ])('stay whole where only one thing is asked or nothing is: %s', (turn) => {
    expect(requestsIn('en', turn)).toEqual([turn]);
  });

  it('are not looked for in other languages', () => {
    const turn = '¿Cuánto pesa, y desde cuándo?';
    expect(requestsIn('es', turn)).toEqual([turn]);
  });
});
