import type { WritingTaskPack } from '#content/writing-schema.ts';

const LETTER = `Dr Maya Hale
Oakfield Surgery

Dear Dr Hale,

Re: Mr John Ash

I am writing to refer Mr Ash, whom we have treated for pneumonia and who needs a chest X-ray in six weeks.

Yours sincerely,
Registered Nurse`;

/** A small writing task, which no product has. */
export const writingPack: WritingTaskPack = {
  kind: 'writing-task',
  id: 'a-writing-task',
  title: 'A task',
  description: 'A letter to a general practitioner.',
  profession: 'nursing',
  letterType: 'discharge',
  today: '2026-02-10',
  writer: 'You are a registered nurse on a medical ward.',
  patient: { name: 'Mr John Ash', sex: 'male', born: '1950-05-01' },
  caseNotes: [
    { heading: 'Diagnosis', notes: [{ id: 'n1', text: 'Pneumonia, R lower lobe' }] },
    { heading: 'Discharge plan', notes: [{ id: 'n2', text: 'Chest X-ray in 6/52' }] },
  ],
  task: {
    recipient: { name: 'Dr Maya Hale', role: 'General Practitioner', address: ['Oakfield Surgery'] },
    instruction: 'Using the information in the case notes, write a letter to Dr Hale.',
  },
  key: {
    reader: { needs: 'She follows him up.', isLay: false },
    purpose: { says: 'I am writing to ask for a chest X-ray.', concepts: [['x-ray', 'chest film']] },
    points: [
      {
        id: 'p1',
        notes: ['n1'],
        place: 'must',
        importance: 3,
        says: 'He had pneumonia.',
        concepts: [['pneumonia']],
        why: 'The secret of the key.',
      },
    ],
  },
  models: { a: { letter: LETTER }, cPlus: { letter: LETTER, findings: [] } },
};

/** The same to a candidate's eye, with another key. */
export function withOtherWritingKey(pack: WritingTaskPack): WritingTaskPack {
  const points = pack.key.points.map((point) => ({
    ...point,
    place: 'out' as const,
    why: 'Another reason.',
  }));
  return {
    ...pack,
    key: { ...pack.key, points },
    models: { ...pack.models, a: { letter: `${LETTER} Other.` } },
  };
}
