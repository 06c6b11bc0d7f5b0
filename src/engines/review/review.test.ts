import { describe, expect, it } from 'vitest';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { type Act, STATEMENTS, TOPICS } from '#domain/practice/complex/acts.ts';
import type { Brief, KeyPoint } from '#domain/practice/complex/brief.ts';
import { modelSentence } from '#domain/practice/complex/model-sentences.ts';
import { MANNERS, type Manner } from '#domain/practice/complex/review.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aFact, aPlayedCase, inAll } from '#server/testing/played-case.ts';
import { conversationHandlers } from '../conversation.ts';
import { MANNER_WORDS } from './manner-words.ts';

const { names } = readTalk();
const own = aPlayedCase().brief!;

interface Said {
  readonly language?: LearningLanguage;
  readonly brief?: Partial<Brief>;
}

/** The doctor speaks first, and both in turn. */
function review({ language = 'en', brief = {} }: Said, ...said: string[]) {
  return conversationHandlers.review({
    language,
    brief: { ...own, facts: [], essential: [], questions: [], ...brief },
    turns: said.map((content, index) => ({
      number: index + 1,
      role: index % 2 === 0 ? 'doctor' : 'patient',
      content,
    })),
  });
}

const ONWARD = 'I see.';
/** Only the doctor's turns differ. */
const talk = (said: Said, ...turns: string[]) => review(said, ...turns.flatMap((turn) => [turn, ONWARD]));

const verdictsOf = async (found: ReturnType<typeof review>) =>
  Object.fromEntries((await found).manners.map(({ manner, verdict }) => [manner, verdict]));

const ear: KeyPoint = {
  id: 'ear',
  goal: 'Say that it comes from the ear.',
  about: ['ear*', 'inner ear'],
  says: ['come from', 'comes from', 'cause*'],
  against: ['does no harm to hit'],
  model: 'Your dizziness comes from the inner ear.',
};
const thinner: KeyPoint = {
  id: 'thinner',
  goal: 'Say that the blood thinner goes on.',
  about: ['blood thinner*'],
  says: ['every day', 'not stop', 'keep taking'],
  against: ['you can stop', 'leave it out'],
  model: 'Keep taking the blood thinner every day.',
};

describe('a key point', () => {
  const brief = { keyPoints: [ear, thinner] };
  const shownIn = async (...turns: string[]) =>
    (await talk({ brief }, ...turns)).keyPoints.map(({ shown }) => shown?.quote ?? null);

  it('is made by what is said of it, with the sentence that names it', async () => {
    expect(await shownIn('Hello.', 'Good. I think it comes from your ears.')).toEqual([
      'I think it comes from your ears.',
      null,
    ]);
  });

  it('is made over two sentences beside one another, not over two turns', async () => {
    expect(await shownIn('It is the ears. The dizziness comes from there.')).toEqual([
      'It is the ears.',
      null,
    ]);
    expect(await shownIn('It is the ears.', 'The dizziness comes from there.')).toEqual([null, null]);
  });

  it('is not made by a denial, a question for the history or silence', async () => {
    expect(await shownIn('It does not come from your ears.')).toEqual([null, null]);
    expect(await shownIn('Do you have any pain in your ears that comes from swimming?')).toEqual([
      null,
      null,
    ]);
    expect(await shownIn('Hello.')).toEqual([null, null]);
  });

  it('whose opposite is said is harm, and one that the opposite is denied of is not', async () => {
    const wrong = await talk({ brief }, 'You can stop the blood thinner until the wedding.');
    expect(wrong.keyPoints.map(({ shown }) => shown)).toEqual([null, null]);
    expect(wrong.harms).toEqual([
      {
        kind: 'opposite',
        shown: { turn: 1, quote: 'You can stop the blood thinner until the wedding.' },
        against: thinner.goal,
      },
    ]);
    const right = await talk({ brief }, "I don't think you can stop the blood thinner.");
    expect(right.harms).toEqual([]);
  });
});

describe('harm', () => {
  const penicillin = aFact({
    id: 'allergies',
    topic: 'allergies',
    polarity: 'yes',
    allergens: ['penicillins'],
    full: inAll('Penicillin gave me a rash.'),
  });

  it('is what is offered against an allergy, by any of its names, not what is asked', async () => {
    const { harms } = await talk(
      { brief: { facts: [penicillin] } },
      'Are you allergic to penicillin?',
      "I'll give you some amoxicillin.",
      "I won't give you amoxicillin.",
    );
    expect(harms).toEqual([
      {
        kind: 'allergen',
        shown: { turn: 3, quote: "I'll give you some amoxicillin." },
        against: 'Penicillin gave me a rash.',
      },
    ]);
  });

  it('is a wrong answer to what the patient asked', async () => {
    const brief: Partial<Brief> = {
      questions: [
        {
          id: 'drive',
          text: inAll('May I drive?'),
          answeredBy: ['explain_treatment'],
          settledBy: ['must not'],
          contradictedBy: ['yes', 'you can drive'],
          reaction: inAll('I see.'),
        },
      ],
    };
    const wrong = await review(
      { brief },
      'It was a mini-stroke.',
      'Oh. May I drive?',
      'Sure. You can drive.',
    );
    expect(wrong.harms).toMatchObject([{ kind: 'wrong_answer', against: 'May I drive?' }]);
    const right = await review({ brief }, 'It was a mini-stroke.', 'Oh. May I drive?', 'You must not drive.');
    expect(right.harms).toEqual([]);
  });

  it('may be what is feared most, said to be so, unless the news is bad or a key point says it', async () => {
    const worry = { ...own.worry, words: ['stroke'], dreads: ['stroke'] };
    const said = 'It was a stroke.';
    expect((await talk({ brief: { worry } }, said)).harms).toMatchObject([{ kind: 'dread' }]);
    expect((await talk({ brief: { worry } }, 'It was not a stroke.')).harms).toEqual([]);
    expect((await talk({ brief: { worry, grave: true } }, said)).harms).toEqual([]);
    const point = { ...ear, about: ['stroke'], says: undefined };
    expect((await talk({ brief: { worry, keyPoints: [point] } }, said)).harms).toEqual([]);
  });
});

/** A doctor who does each of it well, and one who does not. */
const GOOD: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: ['Hello. What brings you here today?', 'When did it start?', 'Do you smoke?'],
  es: ['Buenos días. ¿Qué le trae por aquí?', '¿Cuándo empezó?', '¿Fuma usted?'],
  fr: ["Bonjour. Qu'est-ce qui vous amène ?", 'Quand est-ce que ça a commencé ?', 'Fumez-vous ?'],
  de: ['Guten Tag. Was führt Sie zu mir?', 'Wann hat es angefangen?', 'Rauchen Sie?'],
  pt: ['Bom dia. O que traz você aqui?', 'Quando começou?', 'Você fuma?'],
};
const POOR: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: ['Do you smoke?', 'When did it start? And where is the pain?', 'Any allergies? Do you drink alcohol?'],
  es: ['¿Fuma usted?', '¿Cuándo empezó? ¿Y dónde le duele?', '¿Tiene alergias? ¿Bebe alcohol?'],
  fr: [
    'Fumez-vous ?',
    'Quand cela a-t-il commencé ? Où avez-vous mal ?',
    'Des allergies ? Buvez-vous de l’alcool ?',
  ],
  de: [
    'Rauchen Sie?',
    'Wann hat es angefangen? Und wo tut es weh?',
    'Haben Sie Allergien? Trinken Sie Alkohol?',
  ],
  pt: ['Você fuma?', 'Quando começou? E onde dói?', 'Tem alergia? Bebe álcool?'],
};
const PLAN: Readonly<Record<LearningLanguage, string>> = {
  en: 'You should take one tablet every morning.',
  es: 'Tiene que tomar una pastilla cada mañana.',
  fr: 'Vous allez prendre un comprimé chaque matin.',
  de: 'Sie nehmen jeden Morgen eine Tablette.',
  pt: 'Recomendo tomar um comprimido toda manhã.',
};

describe.each(LEARNING_LANGUAGES)('how the learner talked, in %s', (language) => {
  const { models } = MANNER_WORDS[language];

  it('is right where she asks openly first, one thing a turn, announces and checks', async () => {
    const { signposting, checking } = models;
    const found = talk({ language }, ...GOOD[language], signposting, PLAN[language], signposting, checking);
    expect(await verdictsOf(found)).toEqual(Object.fromEntries(MANNERS.map((manner) => [manner, 'yes'])));
  });

  it('has a model for each that is missing', async () => {
    const { manners } = await talk({ language }, ...POOR[language], PLAN[language]);
    expect(manners.map(({ manner, verdict, model }) => [manner, verdict, model])).toEqual(
      MANNERS.map((manner) => [manner, 'no', models[manner]]),
    );
    const single = manners.find(({ manner }) => manner === 'one_at_a_time');
    expect(single?.limited).toBe(language !== 'en');
    expect(single?.shown.map(({ turn }) => turn)).toEqual([3, 5]);
  });

  it('is not judged where there was no occasion', async () => {
    const greeting = GOOD[language][0]!.split(/(?<=\.)/)[0]!;
    expect(await verdictsOf(talk({ language }, greeting))).toEqual(
      Object.fromEntries(MANNERS.map((manner: Manner) => [manner, null])),
    );
  });

  it('models of topics are read as what they model', async () => {
    const acts: readonly Act[] = [...TOPICS, ...STATEMENTS];
    const wrong: string[] = [];
    let all = 0;
    for (const act of acts) {
      const model = modelSentence(language, act, names);
      if (model === null) continue;
      all++;
      const { topics } = await talk({ language, brief: { essential: [act as never] } }, model);
      if (topics[0]?.earned === null) wrong.push(`${act}: ${model}`);
    }
    expect(wrong.length / all).toBeLessThan(0.05);
  });
});

it('the words of the learner stand in their turns', async () => {
  const said = 'Hello! What brings you in? It hurts, you said; that must be hard.';
  const { topics } = await talk({}, said);
  for (const { earned } of topics) if (earned) expect(said).toContain(earned.quote);
});
