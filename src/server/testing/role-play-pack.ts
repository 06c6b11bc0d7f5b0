import type { RolePlayPack } from '#content/role-play-schema.ts';
import type { ScoredRolePlay } from '#domain/oet/speaking/assessment.ts';

const FACTS: RolePlayPack['brief']['facts'] = [
  ['name', 'name', 'Mara Stone.'],
  ['age', 'age', 'Forty-two.'],
  ['onset', 'onset', 'Three days ago.'],
  ['past', 'past_history', 'Nothing else.'],
  ['medication', 'medication', 'No tablets.'],
  ['allergies', 'allergies', 'None.'],
  ['ideas', 'ideas', 'A cold, I thought.'],
  ['worries', 'concerns', 'I am a bit worried.'],
  ['expectations', 'expectations', 'Some advice.'],
  ['home', 'home', 'I live alone.'],
  ['work', 'occupation', 'I teach.'],
].map(([id, topic, short]) => ({
  id: id!,
  topic: topic as 'name',
  disclosure: 'specific' as const,
  short: short!,
  full: `${short} That is all.`,
}));

/** A small role-play, which no product has. */
export const rolePlayPack: RolePlayPack = {
  kind: 'role-play',
  id: 'nursing-a-role-play',
  title: 'A role-play',
  description: 'A woman with a cough.',
  profession: 'nursing',
  rolePlayType: 'routine',
  candidate: {
    setting: 'A health centre',
    role: 'You are the nurse.',
    background: 'Mara Stone, 42, has had a cough for some days.',
    tasks: (['find-out', 'explain', 'advise', 'close'] as const).map((id, index) => ({
      id,
      text: ['Find out about the cough.', 'Explain what it is.', 'Advise her on rest.', 'Arrange a visit.'][
        index
      ]!,
      shownBy: { acts: [], words: [[`shown by ${id}`]] },
      model: `The secret model of ${id}.`,
    })),
  },
  partner: {
    kind: 'patient',
    name: 'Mara Stone',
    voice: 'female',
    role: 'You are Mara Stone, 42.',
    background: 'The secret of the other card.',
    tasks: ['Ask for antibiotics.', 'Resist once.', 'Agree in the end.'],
  },
  brief: {
    speaksFor: 'self',
    age: 42,
    opening: 'I have had this cough.',
    facts: [
      ...FACTS,
      {
        id: 'mother',
        topic: 'family_history',
        disclosure: 'guarded',
        condition: 'empathy',
        short: 'My mother.',
        full: 'My mother had tuberculosis.',
        cue: 'My mother coughed like this.',
      },
    ],
    denies: ['fever'],
    concerns: (['antibiotics', 'tuberculosis'] as const).map((id) => ({
      id,
      kind: 'worry',
      provokedBy: { acts: [], words: [id] },
      says: [`A hint at ${id}.`, `Plainly ${id}.`],
      settledBy: [[`settled ${id}`]],
      needsEmpathy: false,
      worsenedBy: ['nonsense'],
      settled: `Then ${id} is settled.`,
      still: [`But ${id} is not.`],
      model: `The secret model about ${id}.`,
    })),
    questions: [{ id: 'when', text: 'When will it go?', answeredBy: ['reassure'], reaction: 'I see.' }],
    reactions: {},
    closing: { settled: 'Thank you.', unsettled: 'Well, goodbye.' },
  },
  explanation: [
    { id: 'viral', says: 'The secret of what it is.', words: [['virus']] },
    { id: 'rest', says: 'Rest is what helps.', words: [['rest']] },
  ],
  terms: [{ term: 'viral', lay: 'from a virus' }],
};

/** The same to a candidate's eye, with another key. */
export function withOtherSpeakingKey(pack: RolePlayPack): RolePlayPack {
  const { candidate, partner, brief } = pack;
  const tasks = candidate.tasks.map((task) => ({ ...task, model: `Another model of ${task.id}.` }));
  return {
    ...pack,
    candidate: { ...candidate, tasks },
    partner: { ...partner, voice: 'male', background: 'Another secret.', tasks: ['One.', 'Two.', 'Three.'] },
    brief: { ...brief, opening: 'Another opening.', denies: ['rash'] },
    terms: [],
  };
}

/** A role-play of 26 of 39 marks. */
export const assessedRolePlay: ScoredRolePlay = {
  scorable: true,
  marks: {
    intelligibility: 4,
    fluency: 4,
    appropriateness: 4,
    grammar_and_expression: 4,
    relationship_building: 2,
    patients_perspective: 2,
    providing_structure: 2,
    information_gathering: 2,
    information_giving: 2,
  },
  indicators: [],
  findings: [],
  cues: [],
  tasks: [],
  talk: { doctorMs: 1000, patientMs: 1000, articulationRate: null },
  unjudged: {},
  feedback: [{ grade: 'good', text: 'Good: you asked before you told.' }],
  next: null,
};
