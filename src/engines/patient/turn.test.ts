import { beforeAll, describe, expect, it } from 'vitest';
import type { Act, Symptom } from '#domain/practice/complex/acts.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { createUnderstanding } from '../understanding/understand.ts';
import type { Part, PartFact } from './part.ts';
import { answer, type PatientReply } from './reply.ts';
import type { LineReader } from './scene.ts';
import type { PatientState } from './state.ts';

const talk = readTalk();
const all = (en: string) => ({ en, es: en, fr: en, de: en, pt: en });
const fact = (given: Partial<PartFact> & Pick<PartFact, 'id' | 'topic'>): PartFact => ({
  disclosure: 'specific',
  short: { en: 'Short.' },
  full: { en: 'In full.' },
  ...given,
});

const PART: Part = {
  opening: { en: 'I need something to sleep.' },
  facts: [
    fact({ id: 'sleep', topic: 'sleep', disclosure: 'volunteered', short: { en: 'Three hours.' } }),
    fact({ id: 'anger', topic: 'stress', disclosure: 'guarded', condition: 'empathy' }),
    fact({
      id: 'sick',
      topic: 'symptom.nausea',
      polarity: 'yes',
      full: { en: 'I feel sick in the morning.' },
    }),
    fact({
      id: 'latex',
      topic: 'allergies',
      polarity: 'yes',
      allergens: ['latex'],
      asks: ['Do you have any allergies?', 'Are you allergic to anything?', 'Any allergies at all?'],
      full: { en: 'Yes, latex gives me welts.' },
    }),
    fact({
      id: 'pressure',
      topic: 'past_history',
      asks: ['Do you have high blood pressure?', 'Any illnesses?', 'What illnesses do you have?'],
      full: { en: 'High blood pressure, since January.' },
    }),
    fact({
      id: 'fear',
      topic: 'concerns',
      asks: ['What worries you most?', 'What would be the worst for you?', 'Is there something you dread?'],
      full: { en: 'That it is a brain tumour.' },
    }),
  ],
  details: [
    {
      id: 'hurt',
      of: 'anger',
      asks: ['Was he hurt?', 'Did Arne get hurt when you grabbed him?', 'Did it leave a mark on his arm?'],
      says: { en: 'He had a blue mark.' },
    },
    {
      id: 'choir',
      asks: [
        'What would you do with a free afternoon?',
        'Where would you go if you had time?',
        'What do you miss?',
      ],
      says: { en: 'I would go and sing.' },
    },
  ],
  denies: [],
  worry: {
    words: ['tumour'],
    dreads: ['brain tumour'],
    calmed: { en: 'Good.' },
    stillWorried: { en: 'But.' },
  },
  questions: [],
  reactions: {},
  keyPoints: [
    {
      id: 'sitter',
      goal: 'Offer a sitter.',
      about: ['sitter*'],
      says: ['afternoon'],
      model: 'A sitter can come for an afternoon, and a volunteer drives him to lunch at the club.',
      heard: all('One afternoon, and somebody drives. I could allow that.'),
      noted: all('I could allow that.'),
    },
  ],
};

type Said = readonly [text: string, act: Act, probability?: number, symptoms?: readonly Symptom[]];
const OPENED: readonly Said[] = [['What can I do for you?', 'open_complaint']];

describe('a turn', () => {
  let lines: LineReader;

  beforeAll(() => {
    lines = createUnderstanding('en').lines!;
  });

  /** The units of the last reply, after what brings her was told. */
  const units = (...turns: readonly (readonly Said[])[]) => unitsFromTheDoor(OPENED, ...turns);

  function unitsFromTheDoor(...turns: readonly (readonly Said[])[]): string[] {
    let reply: PatientReply = { state: null as unknown as PatientState, lines: [] };
    for (const clauses of turns) {
      reply = answer({
        brief: PART,
        talk,
        scene: {
          language: 'en',
          person: { speaksFor: 'self', age: 68, sex: 'female' },
          mentions: {},
          lines,
        },
        seed: 1,
        state: reply.state,
        clauses: clauses.map(([text, act, probability = 0.9, symptoms = []]) => ({
          text,
          readings: [{ act, probability }],
          hints: [],
          symptoms,
        })),
      });
    }
    return reply.lines.map(({ unit }) => unit);
  }

  const ASKED: Said = ['What would you do with a free afternoon for yourself?', 'impact', 0.4];
  const OFFERED: Said = [
    'I can arrange a sitter for an afternoon, and a volunteer drives him to lunch at the club.',
    'explain_treatment',
  ];

  it('that asks at the door why she came is told that, whatever stands beside it', () => {
    const both: Said = ['What is your name, and how can I help you today?', 'name', 0.99];
    expect(unitsFromTheDoor([both])).toContain('opening');
    const seen: Said = ['You look tired, have you been sick?', 'symptom.nausea', 0.99];
    const what: Said = ['What is troubling you?', 'open_complaint', 0.5];
    expect(unitsFromTheDoor([seen, what])).toContain('opening');
  });

  it('that asks at the door is told nothing that only answers a question: a time, a yes', () => {
    expect(unitsFromTheDoor(OPENED)).toEqual(['opening']);
  });

  it('that takes up what is known, and asks, is told what it asks for alone', () => {
    const known: Said = ['I see you have high blood pressure.', 'past_history'];
    const sick: Said = ['Are you sick in the morning?', 'symptom.nausea', 0.99];
    expect(units([known, sick]).join()).toMatch(/^fact\.sick\.\w+$/);
    const nod: Said = ['Any illnesses, all right.', 'acknowledge', 0.95];
    expect(units([nod, sick]).join()).toMatch(/^fact\.sick\.\w+$/);
  });

  it('that proposes, and asks what is thought of it, is told no line of the history', () => {
    const scan: Said = ['I would like to do a scan of your head.', 'explain_test'];
    const thought: Said = ['What do you think about that?', 'ideas', 0.7];
    expect(units([scan, thought]).join()).not.toMatch(/fact|detail/);
  });

  it('that asks for a detail is answered with it', () => {
    expect(units([ASKED])).toEqual(['detail.choir']);
  });

  it('that asks for a detail of what is held back gets it only when that may be told', () => {
    const hurt: Said = ['Did Arne get hurt when you grabbed him?', 'stress', 0.3];
    expect(units([hurt]).join()).toMatch(/^talk\.hesitant/);
    const kind: Said = ["I'm so sorry, that must be very hard for you.", 'empathy'];
    expect(units([kind], [hurt])).toEqual(['fact.anger.short', 'detail.hurt']);
  });

  it('that makes a point of the explanation has it taken up once', () => {
    expect(units([OFFERED])).toContain('heard.sitter');
    expect(units([OFFERED], [OFFERED])).not.toContain('heard.sitter');
  });

  it('that makes a point in few words is met by what speaks of nothing else', () => {
    const few: Said = ['There are sitters in the afternoon.', 'explain_treatment'];
    expect(units([few])).toContain('noted.sitter');
    expect(units([few], [OFFERED])).not.toContain('heard.sitter');
  });

  it('that is kind and names a point by the way makes none', () => {
    expect(units([['A sitter, that would be lovely for you!', 'empathy']]).join()).not.toMatch(/sitter/);
  });

  it('that explains and asks for consent is answered by what was explained, and by a yes', () => {
    expect(units([OFFERED, ['How does that sound?', 'agree_plan']])).toEqual([
      'heard.sitter',
      expect.stringMatching(/^talk\.plan_agreed/),
    ]);
    expect(units([['How does that sound?', 'feelings']]).join()).toMatch(/^talk\.plan_agreed/);
  });

  it('that asks to hear it back gets what was told', () => {
    const back: Said = ['Can you tell me in your own words what you will do?', 'check_understanding'];
    expect(units([OFFERED], [['I see.', 'acknowledge']], [back])).toEqual(['told.0']);
  });

  it('that explains and asks to hear it back is answered by what was told, and by no reaction to it', () => {
    const back: Said = ['Can you tell me in your own words what you will do?', 'check_understanding'];
    expect(units([OFFERED, back])).toEqual(['told.0']);
  });

  it('that has the patient choose gets a choice', () => {
    const choice: Said = ['Which of these would you try first?', 'expectations', 0.5];
    expect(units([choice]).join()).toMatch(/^talk\.leave_choice/);
  });

  it('that checks whether it was clear is told so', () => {
    expect(units([['Is that clear so far?', 'check_understanding', 0.4]]).join()).toMatch(
      /^talk\.understood/,
    );
  });

  it('that says again what the patient has said brings no news', () => {
    const fear: Said = ['What are you afraid of?', 'concerns'];
    expect(units([fear], [['A brain tumour.', 'explain_diagnosis']]).join()).not.toMatch(/shocked|diagnosis/);
    expect(units([fear], [['I am afraid you have a brain tumour.', 'explain_diagnosis']]).join()).toMatch(
      /shocked/,
    );
  });

  it('that takes up an allergy proposes nothing, and is answered what it asks', () => {
    const sick: Said = ['Do you feel sick?', 'symptom.nausea', 0.99];
    for (const said of [
      'Latex, thank you, I will tell the theatre team.',
      "Latex, I'll note that.",
      "I'll tell the theatre team about the latex.",
      'That could set off the same wheeze as latex.',
      "Good to know about the latex, I'll use nitrile gloves.",
    ])
      expect(units([[said, 'thank'], sick])).toEqual([expect.stringMatching(/^fact\.sick/)]);
    for (const said of [
      'How about the latex?',
      "I'll tell the nurse about the latex gloves, so she can use them now.",
      'Let me tell you about latex, which we will use.',
      'Right, latex noted, have these gloves.',
      "Good to know about the latex, but I'll use these latex gloves.",
    ])
      expect([said, units([[said, 'examine']]).join()]).toEqual([
        said,
        expect.stringContaining('fact.latex.full'),
      ]);
  });

  it('that proposes what the patient is allergic to hears so, and is answered what it asks besides', () => {
    const gloves: Said = ['I will put on latex gloves.', 'examine'];
    const fear: Said = ['What worries you most?', 'concerns'];
    expect(units([gloves, fear])).toEqual(['fact.latex.full', expect.stringMatching(/^fact\.fear/)]);
  });

  it('that says what is known beside a question has only that answered', () => {
    const known: Said = ['You have high blood pressure.', 'past_history', 0.95];
    const sick: Said = ['Do you feel sick?', 'symptom.nausea', 0.99];
    expect(units([known, sick])).toEqual([expect.stringMatching(/^fact\.sick/)]);
    expect(units([known]).join()).toMatch(/^fact\.pressure/);
  });

  it('that leads in to a question is answered that alone', () => {
    const sick: Said = ['do you feel sick?', 'symptom.nausea', 0.99];
    expect(units([['And tell me?', 'tell_more', 0.95], sick])).toEqual([
      expect.stringMatching(/^fact\.sick/),
    ]);
  });

  it('that asks for several symptoms hears which there are, and that there are no others', () => {
    const none: Said = ['Any fever, cough or rash?', 'symptom.fever', 0.9, ['fever', 'cough', 'rash']];
    expect(units([none]).join()).toMatch(/^talk\.none_of_those\.\d$/);
    const one: Said = ['Any fever or nausea?', 'symptom.fever', 0.9, ['fever', 'nausea']];
    expect(units([one]).join()).toMatch(/^fact\.sick\.\w+,denial\.fever$/);
    const some: Said = ['Any fever, rash or nausea?', 'symptom.fever', 0.9, ['fever', 'rash', 'nausea']];
    expect(units([some]).join()).toMatch(/^fact\.sick\.\w+,talk\.nothing_besides\.\d$/);
  });

  it('that ends with a goodbye gets one, whatever stands before it', () => {
    expect(units([['You did that very well, goodbye.', 'reassure']]).at(-1)).toMatch(/^talk\.goodbye/);
    expect(
      units([
        ['See you next week.', 'follow_up'],
        ['Is that all right?', 'agree_plan'],
      ]).join(),
    ).not.toMatch(/goodbye/);
  });
});
