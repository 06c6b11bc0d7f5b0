import { describe, expect, it } from 'vitest';
import { aConcern } from '#server/testing/played-role-play.ts';
import { aFact, OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';

describe('asked to give back what was explained', () => {
  const BACK: Said = ['Can you tell me in your own words what you will do?', 'tell_more'];

  it('says so where nothing was', () => {
    const [, units] = unitsOf([OPENED, [BACK]]);
    expect(units).toEqual(['talk.nothing_to_give_back.1']);
  });

  it('says what the matter is where nothing has been said yet', () => {
    const [units] = unitsOf([[['What is the trouble, in your own words?', 'open_complaint']]]);
    expect(units!.join()).not.toContain('nothing_to_give_back');
  });

  it('gives back the points that were made, each once all of it was said', () => {
    const [, , half, whole] = unitsOf([
      OPENED,
      [['Please keep him upright in bed and let him sip water.', 'advise_lifestyle']],
      [BACK],
      [['And do that every hour.', 'advise_lifestyle'], BACK],
    ]);
    expect(half).toEqual(['back.sitting']);
    expect(whole).toEqual(['back.drinks.sitting']);
  });

  it('names one where there is a choice', () => {
    const [, , chosen] = unitsOf([
      OPENED,
      [['Please keep him upright in bed and let him sip water every hour.', 'advise_lifestyle']],
      [['Which of these could you try first?', 'advise_lifestyle']],
    ]);
    expect(chosen?.filter((unit) => unit.startsWith('back.'))).toEqual([expect.not.stringMatching(/\..*\./)]);
  });

  it('takes a request to be shown for one only where something was explained', () => {
    const shows: Said = ['Could you show me how you sit him up?', 'mechanism'];
    const before = unitsOf([OPENED, [shows]])[1]!;
    const after = unitsOf([OPENED, [['He should sit upright.', 'advise_lifestyle']], [shows]])[2]!;
    expect(before.join()).not.toMatch(/back/);
    expect(after).toEqual(['back.sitting']);
  });

  it('answers in a word where it is only asked whether it was clear', () => {
    const [, , units] = unitsOf([
      OPENED,
      [['He should sit upright.', 'advise_lifestyle']],
      [['Is that clear?', 'check_understanding']],
    ]);
    expect(units![0]).toMatch(/^talk\.understood\./);
  });
});

describe('what the other one has told', () => {
  it('is not told in full a second time', () => {
    const facts = [aFact({ id: 'job', topic: 'occupation' })];
    const asked: Said = ['What is your job?', 'occupation'];
    const all = unitsOf([OPENED, [asked], [['I see.', 'acknowledge']], [asked], [asked]], { facts });
    expect(all.flat().filter((unit) => unit === 'fact.job.full')).toHaveLength(1);
  });

  it('is told straight out when it is asked for, unless it is hard to speak of', () => {
    const guarded = { disclosure: 'guarded', condition: 'empathy' } as const;
    const facts = [
      aFact({ ...guarded, id: 'job', topic: 'occupation' }),
      aFact({ ...guarded, id: 'drink', topic: 'alcohol' }),
    ];
    const [, job, drink] = unitsOf(
      [OPENED, [['What is your job?', 'occupation']], [['Do you drink any wine or beer?', 'alcohol']]],
      { facts },
    );
    expect(job).toContain('fact.job.full');
    expect(drink!.join()).toMatch(/^talk\.hesitant/);
  });

  it('comes out when it is promised to stay private in the same breath', () => {
    const fact = { disclosure: 'guarded', condition: 'confidentiality' } as const;
    const facts = [aFact({ ...fact, id: 'pregnant', topic: 'pregnancy' })];
    const [, units] = unitsOf(
      [
        OPENED,
        [
          ['It stays only between us.', 'reassure'],
          ['Are you pregnant?', 'pregnancy'],
        ],
      ],
      { facts },
    );
    expect(units).toContain('fact.pregnant.full');
  });

  it('counts as the concern that it speaks of', () => {
    const facts = [
      aFact({
        id: 'brother',
        topic: 'family_history',
        disclosure: 'guarded',
        condition: 'empathy',
        full: 'My brother never came home.',
      }),
    ];
    const concerns = [aConcern({ id: 'dying', provokedBy: { acts: [], words: ['brother'] } })];
    const [, , units] = unitsOf(
      [
        OPENED,
        [['Is there anything in the family?', 'family_history']],
        [['We are early, and most people recover.', 'explain_diagnosis']],
      ],
      { facts, concerns },
    );
    expect(units).toEqual(['concern.dying.settled']);
  });

  it('is not told of what is dangerous in a warning', () => {
    const [, units] = unitsOf([
      OPENED,
      [['If he has a reaction to penicillin, you must call us.', 'safety_net']],
    ]);
    expect(units!.join()).not.toContain('fact.allergies');
  });
});

describe('a direct question', () => {
  const facts = [
    aFact({ id: 'site', topic: 'site', disclosure: 'volunteered' }),
    aFact({ id: 'fall', topic: 'mechanism', full: 'I fell off a ladder.' }),
    aFact({ id: 'care', topic: 'home', words: ['look after'], full: 'I have him after school.' }),
    aFact({ id: 'limp', topic: 'symptom.limp', polarity: 'yes' }),
  ];
  const reply = (...said: Said) => unitsOf([OPENED, [said]], { facts })[1];

  it('about how it came is answered with that', () => {
    expect(reply('Can you tell me how you hurt your ankle?', 'site')).toEqual(['fact.fall.full']);
  });

  it('is answered with the fact whose words it has, whatever it was read as', () => {
    expect(reply('And when do you look after Theo?', 'age')).toEqual(['fact.care.full']);
  });

  it('about putting weight on something is none about weight', () => {
    expect(reply('Can you put weight on it?', 'weight')).toEqual(['fact.limp.full']);
  });

  it('that was hardly understood gets no ordinary answer', () => {
    const units = reply('Do you mean the varnish?', 'self_harm', 0.62);
    expect(units!.join()).not.toContain('ordinary');
  });
});

describe('the beginning of a role-play', () => {
  it.each([
    ["What's the trouble with Clover?", 'past_history'],
    ["Could you tell me about Kai's toe?", 'symptom.swelling'],
    ['Hello, how have you been?', 'name'],
  ] as const)('is told to %s', (text, act) => {
    expect(unitsOf([[[text, act]]])[0]).toContain('opening');
  });

  it('is not left by a word that only sounds like it', () => {
    const [, units] = unitsOf([OPENED, [['Please stop using the razor.', 'leave_role']]]);
    expect(units!.join()).not.toContain('stay_in_role');
  });
});
