import { describe, expect, it } from 'vitest';
import { requestsIn } from './requests.ts';

describe('the requests of a turn in another language', () => {
  it.each([
    [
      'es',
      '¿Qué va bebiendo a lo largo del día, y cómo va de orina?',
      ['¿Qué va bebiendo a lo largo del día?', 'y cómo va de orina?'],
    ],
    ['fr', 'Où avez-vous mal, et depuis quand ?', ['Où avez-vous mal?', 'et depuis quand ?']],
    [
      'de',
      'Wann ist das passiert, und was haben Sie danach gemacht?',
      ['Wann ist das passiert?', 'und was haben Sie danach gemacht?'],
    ],
    ['pt', 'Quando começou, e a senhora tem febre?', ['Quando começou?', 'e a senhora tem febre?']],
    [
      'fr',
      "Qu'est-ce que tu faisais juste avant, et est-ce que tu as perdu connaissance ?",
      ["Qu'est-ce que tu faisais juste avant?", 'et est-ce que tu as perdu connaissance ?'],
    ],
    [
      'de',
      'Wäre das so in Ordnung, und würde sie mitkommen?',
      ['Wäre das so in Ordnung?', 'und würde sie mitkommen?'],
    ],
    [
      'de',
      'Ich rufe jetzt in der Klinik an – haben Sie vorher noch eine Frage?',
      ['Ich rufe jetzt in der Klinik an.', 'haben Sie vorher noch eine Frage?'],
    ],
    ['pt', 'Foi por isso que parou, e há quanto tempo?', ['Foi por isso que parou?', 'e há quanto tempo?']],
  ] as const)('are told one from the other: %s', (language, turn, requests) => {
    expect(requestsIn(language, turn)).toEqual(requests);
  });

  it.each([
    ['es', '¿Ha tenido fiebre, escalofríos o dolor en los riñones?'],
    ['fr', 'Quand vous toussez, ça fait mal ?'],
    ['de', 'Wenn Sie husten, tut es dann weh?'],
    ['pt', 'Tem febre, tosse ou dor no corpo?'],
    ['de', 'Rauscht oder pfeift es im Ohr?'],
    ['de', 'Erzählen Sie mir noch mehr: Was ist Ihnen aufgefallen, und wie schlafen Sie?'],
    ['de', 'Der Husten, den Sie haben – ist der nachts schlimmer?'],
    ['de', 'Gut. Dann nehmen wir einen Verband, und Sie kommen übermorgen.'],
  ] as const)('stay whole where only one thing is asked or nothing is: %s %s', (language, turn) => {
    expect(requestsIn(language, turn).join(' ')).toBe(turn);
    expect(requestsIn(language, turn).length).toBeLessThanOrEqual(turn.split('. ').length);
  });
});

describe('the requests of a turn', () => {
  it.each([
    [
      "When's your next match, and what worries you most?",
      ["When's your next match?", 'and what worries you most?'],
    ],
    ['Where did it begin, and roughly when?', ['Where did it begin?', 'and roughly when?']],
    [
      'Can you tell me what it looked like, and roughly how long it went on for?',
      ['Can you tell me what it looked like?', 'and roughly how long it went on for?'],
    ],
    [
      'Before that, what did you notice, and how long did it last?',
      ['Before that, what did you notice?', 'and how long did it last?'],
    ],
    ["I mean how she's been getting about.", ["how she's been getting about?"]],
    ['And do you or did you smoke?', ['And do you or did you smoke?']],
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
      ['have you had thoughts of your own?', 'and are you alone?'],
    ],
    ['Go on, what happened at the wedding?', ['what happened at the wedding?']],
    ["I wanted to ask how you've been sleeping.", ['how have you been sleeping?']],
    [
      'Then let me see whether I was clear. How will you take them?',
      ['Just to check: how will you take them?'],
    ],
    ['Once more about the spray: how often?', ['Just to check: how often?']],
    [
      "So say it's Sunday and the tube is out. What do you do?",
      ["If it's Sunday and the tube is out, what do you do?"],
    ],
    ['One small check: how will you do it tonight?', ['Just to check: how will you do it tonight?']],
    [
      'Can you tell me, in your own words, what comes next?',
      ['Can you tell me in your own words what comes next?'],
    ],
    ['And about your leg: how will you wash it?', ['how will you wash it about your leg?']],
    ['A few signs now: fever, a rash?', ['Any fever, a rash?']],
    ['Let me check your pulse. Does it race?', ['Let me check your pulse.', 'Does it race?']],
    ['Does that put your mind at ease, or is there still something?', ['Does that put your mind at ease?']],
    ['How much weight has he lost, do you think?', ['How much weight has he lost?']],
    ['She got it from who, do you know?', ['She got it from who?']],
  ])('are told one from the other: %s', (turn, requests) => {
    expect(requestsIn('en', turn)).toEqual(requests);
  });

  it.each([
    ['es', 'Veo que cojea: cuénteme qué pasó.', ['Veo que cojea.', 'cuénteme qué pasó.']],
    ['fr', 'Vous boitez un peu : racontez-moi.', ['Vous boitez un peu.', 'racontez-moi.']],
    ['de', 'Das wichtigste zuerst: nicht auftreten.', ['Das wichtigste zuerst: nicht auftreten.']],
    ['pt', 'Me diz se teve febre.', ['Me diz se teve febre?']],
    ['de', 'Sagen Sie mir bitte, ob Sie Fieber hatten.', ['Sagen Sie mir bitte, ob Sie Fieber hatten?']],
    ['es', 'Dígame si le duele aquí.', ['Dígame si le duele aquí.']],
  ] as const)(
    'have somebody tell, whatever stands before or after, in %s: %s',
    (language, turn, requests) => {
      expect(requestsIn(language, turn)).toEqual(requests);
    },
  );

  it.each([
    'When you had the scan last time, was it painful?',
    'Do you smoke or drink?',
    'Could you tell me whether you have any allergies?',
    'Take it with food, and when you feel better, stop.',
  ])('stay whole where only one thing is asked or nothing is: %s', (turn) => {
    expect(requestsIn('en', turn)).toEqual([turn]);
  });
});
