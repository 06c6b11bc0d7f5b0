import { describe, expect, it } from 'vitest';
import type { RolePlayBrief } from '#domain/oet/speaking/role-play.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aConcern, aPlayedRolePlay } from '#server/testing/played-role-play.ts';
import { castOf } from './cast.ts';
import { answer, type PatientReply } from './reply.ts';
import type { PatientState } from './state.ts';

const talk = readTalk();

/** A turn of the candidate: what is said, and what it is read as. */
type Turn = readonly [text: string, act: Act];

interface Played {
  readonly brief?: Partial<RolePlayBrief>;
  /** Whether the last turn comes when the time is nearly over. */
  readonly isLate?: boolean;
}

/** The reply to the last of the turns, and the units of all. */
function talkThrough(turns: readonly Turn[], { brief, isLate }: Played = {}) {
  const { part, person } = castOf(aPlayedRolePlay({ ...(brief ? { brief } : {}) }));
  let reply: PatientReply = { state: null as unknown as PatientState, lines: [] };
  const all: string[][] = [];
  for (const [index, [text, act]] of turns.entries()) {
    reply = answer({
      brief: part,
      talk,
      scene: { language: 'en', person, mentions: {}, isLate: isLate === true && index === turns.length - 1 },
      seed: 1,
      state: reply.state,
      clauses: [{ text, readings: [{ act, probability: 0.9 }], hints: [] }],
    });
    all.push(reply.lines.map(({ unit }) => unit));
  }
  return { units: all.at(-1)!, all, state: reply.state };
}

const OPENING: readonly Turn[] = [
  ['How can I help you?', 'open_complaint'],
  ['When did it start?', 'onset'],
];
/** The worry is out, and it is the candidate's turn. */
const WORRIED: readonly Turn[] = [...OPENING, ['What worries you?', 'concerns']];

describe('a worry', () => {
  it('is said from a hint to plain, each time it comes up', () => {
    const { all } = talkThrough([
      ...WORRIED,
      ['What is it that you are afraid of?', 'concerns'],
      ['What is it that frightens you so?', 'concerns'],
    ]);
    expect(all.slice(2).map(([unit]) => unit)).toEqual([
      'concern.dying.says.0',
      'concern.dying.says.1',
      'concern.dying.says.2',
    ]);
  });

  it('is dropped as a cue in a pause, and again plainer when it was missed', () => {
    const { all } = talkThrough([
      ...OPENING,
      ['He has been given some oxygen.', 'signpost'],
      ['Does he have any allergies?', 'allergies'],
      ['The ward round is at nine.', 'signpost'],
    ]);
    expect(all[2]).toEqual(['talk.go_on.1', 'concern.dying.says.0']);
    expect(all[4]).toContain('concern.dying.says.1');
  });

  it('is settled by one phrase of each group', () => {
    const { units } = talkThrough([
      ...WORRIED,
      ['We have found it early, and most people recover.', 'explain_diagnosis'],
    ]);
    expect(units).toEqual(['concern.dying.settled']);
  });

  it('is settled by what is said in pieces, but not when they lie far apart', () => {
    const early: Turn = ['We have found it early.', 'explain_diagnosis'];
    const recover: Turn = ['He should be recovering soon.', 'reassure'];
    expect(talkThrough([...WORRIED, early, recover]).units).toEqual(['concern.dying.settled']);
    const others: readonly Turn[] = [
      ['Does he smoke?', 'smoking'],
      ['Does he eat well?', 'appetite'],
      ['Has he any allergies?', 'allergies'],
    ];
    expect(talkThrough([...WORRIED, early, ...others.slice(2), recover]).units).toEqual([
      'concern.dying.settled',
    ]);
    const late = talkThrough([...WORRIED, early, ...others, recover]);
    expect(late.units.join()).not.toContain('settled');
  });

  it.each([
    "I can't promise that he will recover, though it is early.",
    "We don't know if it was found in time or if he'll get better.",
    'He is in good hands.',
  ])('is not settled by what goes past it: %s', (text) => {
    const { units, state } = talkThrough([...WORRIED, [text, 'reassure']]);
    expect(state.concerns.dying?.settled).toBe(false);
    expect(units).toEqual(['concern.dying.still.0']);
  });

  it('is said still to be there at most twice in a row', () => {
    const empty: Turn = ['He is in very good hands here.', 'reassure'];
    const { all } = talkThrough([...WORRIED, empty, empty, empty]);
    expect(all.slice(3).map((units) => units.some((unit) => unit.includes('.still.')))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('waits for the feeling to be acknowledged where it has to be', () => {
    const brief = { concerns: [aConcern({ id: 'dying', needsEmpathy: true })] };
    const good = 'We have found it early, and most people recover.';
    expect(talkThrough([...WORRIED, [good, 'reassure']], { brief }).units).toEqual(['concern.dying.still.0']);
    const kind: Turn = [`I can see how worried you are. ${good}`, 'reassure'];
    expect(talkThrough([...WORRIED, kind], { brief }).units).toEqual(['concern.dying.settled']);
  });

  it('gets worse when it is waved away, and costs trust', () => {
    const before = talkThrough(WORRIED).state.trust;
    const { units, state } = talkThrough([...WORRIED, ["Don't worry about it.", 'reassure']]);
    expect(units).toEqual([expect.stringMatching(/^talk\.put_off\./)]);
    expect(state.trust).toBe(before - 1);
  });

  it('comes out further when somebody leaves it room', () => {
    expect(talkThrough([...WORRIED, ['Mm.', 'acknowledge']]).units).toEqual(['concern.dying.says.1']);
    expect(talkThrough([...WORRIED, ['Take your time.', 'signpost']]).units).toEqual([
      'concern.dying.says.1',
    ]);
  });

  it('is followed up by the person that it named', () => {
    const named: Turn = ['What happened to your brother?', 'past_history'];
    const { units } = talkThrough([...WORRIED, ['Mm.', 'acknowledge'], named]);
    expect(units).toEqual(['concern.dying.says.2']);
  });
});

describe('a resistance', () => {
  const PROPOSED: readonly Turn[] = [...OPENING, ['I will give him an antibiotic.', 'explain_treatment']];

  it('is said when the thing is proposed, and plainer the next time', () => {
    const { all } = talkThrough([...PROPOSED, ['He needs these tablets.', 'explain_treatment']]);
    expect(all.slice(2)).toEqual([['concern.tablets.says.0'], ['concern.tablets.says.1']]);
  });

  it('stands against a proposal until it is settled', () => {
    const ask: Turn = ['Would you be willing to let him try?', 'agree_plan'];
    const brief = {
      concerns: [
        aConcern({
          id: 'tablets',
          kind: 'resistance',
          says: ['No more tablets.'],
          still: ['No.'],
          provokedBy: { acts: [], words: ['antibiotic'] },
        }),
      ],
    };
    const proposed: Turn = ['I will give him an antibiotic.', 'explain_treatment'];
    expect(
      talkThrough([...OPENING, proposed, ['It is a good one, you know.', 'explain_treatment'], ask], {
        brief,
      }).units.join(),
    ).toMatch(/not_yet|still/);
    const won: Turn = ['We found it early and he will recover.', 'reassure'];
    expect(talkThrough([...OPENING, proposed, won, ask], { brief }).units).toEqual([
      expect.stringMatching(/^talk\.plan_agreed\./),
    ]);
  });
});

describe('what would harm', () => {
  it('is refused even when it is put as a question', () => {
    const { units } = talkThrough([
      ...OPENING,
      ['Would you be happy if we gave him penicillin?', 'agree_plan'],
    ]);
    expect(units).toEqual(['fact.allergies.full']);
  });
});

describe('the other one of a role-play', () => {
  const brief = { concerns: [aConcern({ id: 'chest', provokedBy: { acts: [], words: ['infection'] } })] };

  it('is provoked by what is brought up, and not by words of hers', () => {
    const hers: Turn = ['A chest infection.', 'summarise'];
    expect(talkThrough([OPENING[0]!, hers], { brief }).units.join()).not.toContain('concern.');
    const brought: Turn = [
      'The infection will go on for some days, even with the medicine.',
      'explain_diagnosis',
    ];
    expect(talkThrough([OPENING[0]!, brought], { brief }).units).toContain('concern.chest.says.0');
  });
});

describe('the end', () => {
  const SETTLED: readonly Turn[] = [
    ...WORRIED,
    ['We have found it early, and most people recover.', 'explain_diagnosis'],
  ];

  it('comes with a goodbye, as it stands', () => {
    const bye: Turn = ['Goodbye, take care.', 'goodbye'];
    expect(talkThrough([...SETTLED, bye]).units).toEqual(['closing.settled']);
    expect(talkThrough([...WORRIED, bye]).units).toEqual(['closing.unsettled']);
  });

  it('is at odds with nobody who was won over and whose other worry is open', () => {
    const brother = aConcern({ id: 'brother', says: ['My brother had it too.'], settledBy: [['another']] });
    const turns: readonly Turn[] = [
      ...WORRIED,
      ['What is it that you are afraid of?', 'concerns'],
      ['We have found it early, and most people recover.', 'explain_diagnosis'],
      ['Goodbye, take care.', 'goodbye'],
    ];
    const { units, state } = talkThrough(turns, {
      brief: { concerns: [brother, aConcern({ id: 'dying' })] },
    });
    expect([state.concerns.brother?.settled, state.concerns.dying?.settled]).toEqual([false, true]);
    expect(units).toEqual([expect.stringMatching(/^talk\.goodbye\./)]);
  });

  it('comes when the time is nearly over, but not on top of an answer', () => {
    const asked: Turn = ['Does he have any allergies?', 'allergies'];
    const answered = talkThrough([...SETTLED, asked], { isLate: true });
    expect(answered.units).toEqual(['fact.allergies.full']);
    const late = talkThrough([...SETTLED, asked, ['He may sit up for that.', 'advise_lifestyle']], {
      isLate: true,
    });
    expect(late.units.at(-1)).toBe('closing.settled');
    expect(late.state.closed).toBe(true);
  });

  it('does not come with what only sounds like a goodbye', () => {
    const { units } = talkThrough([...WORRIED, ['Nobody is going to leave him alone.', 'goodbye']]);
    expect(units.join()).not.toContain('closing');
  });
});

describe('the talk of a role-play', () => {
  it('begins with what brings the other one, once there is more than a greeting', () => {
    const { all } = talkThrough([
      ['Good morning, I am the nurse.', 'greet'],
      ['I would like to talk about your father.', 'signpost'],
    ]);
    expect(all[0]).toEqual([expect.stringMatching(/^talk\.greeting\./)]);
    expect(all[1]).toEqual(['opening']);
  });

  it('takes an explanation for what it is, whatever it speaks of', () => {
    const { units } = talkThrough([
      ...OPENING,
      ['An infection like that often makes people tired.', 'symptom.fatigue'],
    ]);
    expect(units.join()).not.toContain('denial');
  });

  it('puts right what a summary got wrong', () => {
    const wrong: Turn = ['So he has been ill for five weeks.', 'summarise'];
    expect(talkThrough([...OPENING, wrong]).units).toEqual([
      expect.stringMatching(/^talk\.summary_wrong\./),
      'fact.onset.short',
    ]);
    const right: Turn = ['So he has been ill for three weeks.', 'summarise'];
    expect(talkThrough([...OPENING, right]).units[0]).toMatch(/^talk\.summary_right\./);
  });

  it('hears fluids where an old man, a child or an animal drinks well', () => {
    const { units } = talkThrough([...OPENING, ['Is he drinking OK?', 'alcohol']]);
    expect(units[0]).toContain('fact.eating');
  });

  it('says in English alone what stands in English alone', () => {
    const { part } = castOf(aPlayedRolePlay());
    expect(part.opening).toEqual({ en: expect.any(String) });
    expect(Object.keys(part.facts[0]!.full)).toEqual(['en']);
  });
});
