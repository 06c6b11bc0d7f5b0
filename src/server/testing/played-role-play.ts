import type { PlayedRolePlay } from '#domain/oet/speaking/played-role-play.ts';
import type { Concern, RolePlayBrief, RolePlayFact, SpeakingKey } from '#domain/oet/speaking/role-play.ts';

const aRolePlayFact = (fact: Partial<RolePlayFact> & Pick<RolePlayFact, 'id' | 'topic'>): RolePlayFact => ({
  disclosure: 'specific',
  short: 'Yes.',
  full: 'Yes, I have noticed that.',
  ...fact,
});

export const aConcern = (concern: Partial<Concern> & Pick<Concern, 'id'>): Concern => ({
  kind: 'worry',
  provokedBy: { acts: [], words: [] },
  says: ['It makes you think.', 'My brother never came home again.', 'Am I going to die of this?'],
  settledBy: [
    ['early', 'in time'],
    ['recover', 'get better'],
  ],
  needsEmpathy: false,
  worsenedBy: ["don't worry", 'you must'],
  settled: 'Then there is hope. Thank you.',
  still: ['But he had the same, you see.', 'You did not see him.'],
  model: 'I can see how frightened you are. We have found it early, and most people recover.',
  ...concern,
});

const brief: RolePlayBrief = {
  speaksFor: 'adult',
  age: 81,
  opening: 'It is about my father. He has had a chest infection.',
  facts: [
    aRolePlayFact({
      id: 'onset',
      topic: 'onset',
      disclosure: 'volunteered',
      short: 'Three weeks ago.',
      full: 'It began three weeks ago with a cold.',
    }),
    aRolePlayFact({
      id: 'allergies',
      topic: 'allergies',
      polarity: 'yes',
      short: 'Penicillin.',
      full: 'He is allergic to penicillin. His face swelled up.',
    }),
    aRolePlayFact({
      id: 'brother',
      topic: 'family_history',
      disclosure: 'guarded',
      condition: 'empathy',
      full: 'My uncle Frank died of it.',
      cue: 'We have been here before, with my uncle.',
    }),
    aRolePlayFact({ id: 'eating', topic: 'appetite', short: 'He eats and drinks well.' }),
  ],
  denies: ['fever'],
  concerns: [
    aConcern({ id: 'dying' }),
    aConcern({
      id: 'tablets',
      kind: 'resistance',
      provokedBy: { acts: ['explain_treatment'], words: ['tablets', 'antibiotic'] },
      says: ['He has so many tablets already.', 'No, he is not having any more.'],
      settledBy: [
        ['only', 'five days', 'short course'],
        ['instead', 'stop', 'fewer'],
      ],
      worsenedBy: ['you have to'],
      settled: 'If it is only for a few days, all right.',
      still: ['It is always one more with you.'],
    }),
  ],
  questions: [
    {
      id: 'home',
      text: 'When can he come home?',
      answeredBy: ['follow_up'],
      reaction: 'Good, I will get his room ready.',
    },
  ],
  reactions: { examine: 'Go ahead, but be gentle with him.' },
  closing: { settled: 'I feel better about it now.', unsettled: 'I am still not happy about this.' },
};

const explanation: SpeakingKey['explanation'] = [
  {
    id: 'drinks',
    says: 'He should drink often.',
    words: [
      ['drink', 'sip'],
      ['often', 'every hour'],
    ],
    back: 'A few sips every hour.',
  },
  {
    id: 'sitting',
    says: 'He should sit up.',
    words: [['sit up', 'upright']],
    back: 'I sit him up in bed.',
  },
];

/** A daughter who speaks for her old father, ready to be played. */
export function aPlayedRolePlay(
  given: { brief?: Partial<RolePlayBrief>; elapsedMs?: number } = {},
): PlayedRolePlay {
  return {
    kind: 'role-play',
    paper: {
      title: 'A chest infection',
      description: 'A daughter worries about her father.',
      profession: 'nursing',
      rolePlayType: 'emotional',
      card: {
        setting: 'Hospital ward',
        role: 'You are the nurse on the ward.',
        background: 'The patient has pneumonia.',
        tasks: [{ id: 'find-out', text: 'Find out what she knows.' }],
      },
    },
    key: {
      partner: {
        kind: 'relative',
        name: 'Helen Marsh',
        voice: 'female',
        role: 'You are the daughter of George Marsh.',
        background: 'Your uncle died of pneumonia.',
        tasks: ['Ask when he may come home.'],
      },
      brief: { ...brief, ...given.brief },
      explanation,
    },
    elapsedMs: given.elapsedMs ?? 60_000,
  };
}
