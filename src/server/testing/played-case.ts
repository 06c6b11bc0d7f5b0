import type { LearningLanguage } from '#domain/languages.ts';
import type { Brief, Fact, Utterance } from '#domain/practice/complex/brief.ts';
import type { PlayedCase } from '#domain/practice/complex/played-case.ts';

/** The same words in every language: enough where a test reads one of them. */
export const inAll = (text: string): Utterance => ({ en: text, es: text, fr: text, de: text, pt: text });

export const aFact = (fact: Partial<Fact> & Pick<Fact, 'id' | 'topic'>): Fact => ({
  disclosure: 'specific',
  short: inAll('Yes.'),
  full: inAll('Yes, I have noticed that.'),
  ...fact,
});

const brief: Brief = {
  voice: 'female',
  opening: inAll('I have had a pain in my chest since yesterday.'),
  facts: [
    aFact({
      id: 'onset',
      topic: 'onset',
      disclosure: 'volunteered',
      full: inAll('It started yesterday morning when I was carrying boxes.'),
    }),
    aFact({
      id: 'smoking',
      topic: 'smoking',
      full: inAll('I smoke about ten cigarettes a day.'),
    }),
    aFact({
      id: 'drugs',
      topic: 'drugs',
      disclosure: 'guarded',
      condition: 'confidentiality',
      full: inAll('I took some cocaine at a party on Saturday.'),
      cue: inAll('There was a party at the weekend.'),
    }),
  ],
  denies: ['fever', 'cough'],
  worry: {
    words: ['heart attack', 'dying like my father'],
    calmed: inAll('That is a weight off my mind.'),
    stillWorried: inAll('But it could still be my heart.'),
  },
  questions: [
    {
      id: 'work',
      text: inAll('Can I go back to work tomorrow?'),
      answeredBy: ['advise_lifestyle'],
      reaction: inAll('Good, then I will rest.'),
    },
  ],
  reactions: { examine: inAll('Go ahead, but be gentle.') },
  essential: ['onset', 'smoking'],
};

/** A woman with chest pain, ready to be played. */
export function aPlayedCase(given: Partial<PlayedCase> & { language?: LearningLanguage } = {}): PlayedCase {
  return {
    kind: 'case',
    language: 'en',
    description: 'A 46-year-old warehouse worker with chest pain.',
    patientInfo: {
      age: 46,
      gender: 'female',
      chiefComplaint: 'Chest pain',
      history: 'High cholesterol.',
      vitalSigns: {
        bloodPressure: '148/92',
        heartRate: '88',
        respiratoryRate: '16',
        temperature: '36.8',
      },
    },
    brief,
    ...given,
  };
}
