import { beforeAll, describe, expect, it } from 'vitest';
import { createUnderstanding } from '../../understanding/understand.ts';
import { heardAs } from '../fixtures/heard.ts';
import { clarified, plainQuestions } from '../indicators/questioning.ts';
import { cutShort } from './cut-short.ts';
import { directedEarly } from './directing.ts';
import { lets } from './following.ts';
import { dismisses, judgement } from './manners.ts';
import { type Move, makes } from './moves.ts';
import { recapsIn } from './recaps.ts';
import { takenUpAfter } from './taking-up.ts';
import type { Understand } from './transcript.ts';
import { understandAll } from './understand-all.ts';

let understand: Understand;

beforeAll(() => {
  const english = createUnderstanding('en');
  understand = understandAll(english);
});

const heard = (...texts: readonly string[]) => heardAs(understand, texts);

const HINT = 'My sister used to sit in that chair.';

const takenUp = (...texts: readonly string[]) =>
  takenUpAfter(heard(HINT, ...texts), { number: 1, text: HINT, hint: HINT })?.text ?? null;

describe('a hint', () => {
  it.each([
    'What happened to your sister?',
    'You went quiet just now.',
    'What was that like for you?',
    'Would you like to tell me about it?',
    'Your sister...',
    'That must be hard for you.',
  ])('is taken up by "%s"', (said) => {
    expect(takenUp(said)).toBe(said);
  });

  it.each([
    'Do you have any allergies?',
    'Your sister? It is a normal chair of the clinic.',
    'How many sisters?',
    'You should take one tablet in the morning.',
    'I understand. Next I will check your blood pressure.',
  ])('is passed over by "%s"', (said) => {
    expect(takenUp(said)).toBeNull();
  });

  it('can be taken up in the turn after the next, by its words', () => {
    expect(takenUp('Please sit down here.', 'All right.', 'What about your sister?')).toBe(
      'What about your sister?',
    );
  });
});

describe('questions', () => {
  const verdict = (...questions: readonly string[]) =>
    plainQuestions({ transcript: heard(...questions.flatMap((text) => ['Well.', text])) } as never).verdict;
  const PLAIN = ['When did it begin?', 'Where does it hurt?', 'What helps against it?'];

  it('are plain one at a time', () => {
    expect(verdict(...PLAIN)).toBe('yes');
  });

  it.each([
    'Where is it, and how long does it last?',
    "You don't smoke, do you?",
    'No problems with sleep?',
    'Do you have fever, cough, chest pain or sweats?',
    'Do you know why? It is the blood pressure.',
    'How often do you take it, twice?',
  ])('are so in part with "%s"', (question) => {
    expect(verdict(...PLAIN, question)).toBe('partly');
  });

  it('are not with many such', () => {
    expect(
      verdict(
        'Where is it, and how long does it last, and what helps?',
        "You don't smoke, do you?",
        "It's better now, isn't it?",
      ),
    ).toBe('no');
  });
});

describe('a question in the middle of the other one’s sentence', () => {
  const cut = (...texts: readonly string[]) => cutShort(heard(...texts)).map(({ number }) => number);

  it('cuts it short, and a word to go on does not', () => {
    expect(cut('And then my arm...', 'How old are you?', 'Sixty.', 'Thank you.')).toEqual([1]);
    expect(cut('And then my arm...', 'Take your time.', 'It went.', 'I see.')).toEqual([]);
  });
});

describe('a turn', () => {
  const letsGoOn = (said: string) =>
    lets(heard('My knee hurts since Friday, day and night.', said).candidate[0]!);

  it.each(['Mhm, continue.', 'Oh no. And then?', 'What happened next?', 'Take your time.', 'Day and night.'])(
    'lets the other one go on with "%s"',
    (said) => {
      expect(letsGoOn(said)).toBe(true);
    },
  );

  it.each(['Okay. Do you smoke?', 'No scan today.', 'Now I come to the exercises.'])(
    'does not with "%s"',
    (said) => {
      expect(letsGoOn(said)).toBe(false);
    },
  );
});

describe('manners', () => {
  const of = (text: string) => {
    const [sentence] = heard('Well.', text).sentences;
    return [judgement(sentence!), dismisses(sentence!)];
  };

  it.each([
    ['A mother should notice it.', ['blames', null]],
    ['You should have called, but that is common.', ['sounds_like_blame', null]],
    ['This is difficult for you.', [null, null]],
    ['Rules are rules, and a rule is a rule.', [null, null]],
    ['A rule is a rule.', [null, 'rude']],
    ['I am the doctor on duty.', [null, null]],
    ['I am the doctor here.', [null, 'rude']],
    ['A man of forty must know this.', ['blames', null]],
    ['That is laziness.', ['blames', null]],
    ['You should have told the nurse at once.', ['blames', null]],
    ['He should have whole milk.', [null, null]],
    ['You could not have known it.', [null, null]],
    ['You must know this.', ['sounds_like_blame', null]],
    ['You can come earlier if it hurts.', [null, null]],
    ['How do you feed him, breast or bottle?', [null, null]],
    ['How do you give him the inhaler?', [null, null]],
    ['Do you think that is okay for you?', [null, null]],
    ['Because you do not feel injuries, check your feet every day.', [null, null]],
    ['You have damaged a ligament.', [null, null]],
    ['As you know, your knee is worn and you need an operation.', [null, null]],
    ['Many people do not understand how a vaccine works.', [null, null]],
    ['This is what happens when the airways tighten.', [null, null]],
    ['This is typical for migraine.', [null, null]],
    ['An egg, for example for your breakfast.', [null, null]],
    ['You did not try anything for the pain?', [null, null]],
    ['The next customer is waiting.', [null, 'rude']],
    ['There is no hurry.', [null, null]],
    ['The commonest reason at your age is that the jelly shrinks.', [null, null]],
  ])('%s', (text, expected) => {
    expect(of(text)).toEqual(expected);
  });
});

describe('what is given back of several turns', () => {
  const STORY = [
    'My ankle rolled on the grass.',
    'I see.',
    'The swelling came at night.',
    'Yes.',
    'I took ibuprofen.',
  ];
  const recap = (said: string) =>
    recapsIn(heard(...STORY, said)).map(({ invitation }) => invitation?.text ?? null);

  it('is a recap, with or without an invitation to put it right', () => {
    expect(recap('So you told me: the ankle rolled, swelling at night, ibuprofen. Is that right?')).toEqual([
      'Is that right?',
    ]);
    expect(recap('An ankle that rolled on the grass, swelling at night, and ibuprofen.')).toEqual([null]);
  });

  it('is none where one thing is given back or something is explained', () => {
    expect(recap('Ibuprofen.')).toEqual([]);
    expect(recap('The ligament outside needs six weeks, and you start with circles of the foot.')).toEqual(
      [],
    );
  });
});

describe('advice in the middle of questions', () => {
  const asked = (...texts: readonly string[]) =>
    directedEarly(heard(...texts.flatMap((text) => ['Well.', text]))).map((each) => each.asked);
  const QUESTIONS = ['How long does the pain last?', 'Do you have any allergies?'];

  it('counts what was asked only afterwards', () => {
    expect(asked('Good morning.', 'You must walk ten minutes.', ...QUESTIONS)).toEqual([2]);
    expect(asked('Good morning.', ...QUESTIONS, 'You must walk ten minutes.')).toEqual([0]);
  });

  it('is no invitation to take one’s time', () => {
    expect(asked('Good morning.', 'Please take your time.', ...QUESTIONS)).toEqual([]);
  });
});

describe('what is vague', () => {
  const verdict = (...texts: readonly string[]) =>
    clarified({ transcript: heard(...texts) } as never).verdict;

  it('is asked about, or let pass', () => {
    expect(verdict('It feels funny sometimes.', 'What do you mean by funny?')).toBe('yes');
    expect(verdict('It feels funny sometimes.', 'Do you have any allergies?')).toBe('no');
    expect(verdict('I try, sort of.', 'When you say sort of, could you walk me through a day?')).toBe('yes');
    const passed = ['I drink a bit.', 'Do you have any allergies?'];
    expect(verdict('It feels funny sometimes.', 'In what way?', ...passed)).toBe('yes');
    const often = Array.from({ length: 6 }, () => passed).flat();
    expect(verdict('It feels funny sometimes.', 'In what way?', ...often)).toBe('partly');
  });
});

describe('moves', () => {
  it.each<readonly [Move, string]>([
    ['teach_back', 'Which signs will you look for?'],
    ['teach_back', 'If it starts to bleed, what do you do?'],
    ['invite_reaction', 'Could you imagine doing that?'],
    ['ask_concerns', 'What is the hardest part for you?'],
    ['signpost', 'The next thing is the diet.'],
    ['summarise', 'So what I understood is that you fear the needle.'],
    ['role', 'I am responsible for your care today.'],
    ['greet', 'Mr Smith, good afternoon.'],
    ['signpost', 'So that is the diet.'],
    ['signpost', 'Next I will come to the exercises.'],
    ['invite_correction', 'Please correct me where I have something wrong.'],
    ['teach_back', 'Imagine that your husband asks you about it, what do you tell him?'],
    ['teach_back', 'What do you do if it swells?'],
    ['ask_known', 'Did anybody explain to you what a biopsy is?'],
    ['invite_reaction', 'How is this idea for you?'],
    ['role', 'I am the doctor on this ward.'],
    ['teach_back', 'Please repeat for me what we have agreed.'],
    ['teach_back', 'When do you have to call us?'],
    ['ask_known', 'Did the GP explain you something?'],
    ['ask_ideas', 'What do you imagine that he has?'],
    ['ask_expectations', 'What would you want that we do here?'],
    ['empathise', 'Nobody would blame you, it could happen in any house.'],
    ['empathise', 'You were afraid of what he would say.'],
    ['invite_reaction', 'What is your feeling when you hear that?'],
    ['invite_questions', 'What would you still like to know?'],
    ['signpost', 'So, about Thursday.'],
  ])('%s: %s', (move, text) => {
    expect(heard('Well.', text).sentences.some((sentence) => makes(sentence, move))).toBe(true);
  });

  it.each<readonly [Move, string]>([
    ['signpost', 'I take your pressure before I go.'],
    ['teach_back', 'What do you do on Sundays?'],
    ['signpost', 'There are two tablets to take.'],
    ['greet', 'How do you do it in the morning?'],
    ['teach_back', 'Could you tell me what happened?'],
    ['teach_back', 'What did the nurse tell you?'],
    ['ask_known', 'Have you told your wife?'],
    ['empathise', 'It must be changed every week.'],
    ['empathise', 'You have lost a little feeling in the toes.'],
    ['teach_back', "Could you tell me what you've read about it?"],
    ['signpost', 'Then to the hospital at once.'],
    ['order', 'Take the second tablet at night.'],
  ])('not %s: %s', (move, text) => {
    expect(heard('Well.', text).sentences.some((sentence) => makes(sentence, move))).toBe(false);
  });

  it('takes no other nurse for who is speaking', () => {
    const [sentence] = heard('Well.', 'The nurse says your wife is going home.').sentences;
    expect(makes(sentence!, 'role')).toBe(false);
  });
});
