import type { ListeningTestPack } from '#content/listening-schema.ts';

type Part = ListeningTestPack['parts']['A'];

const speakers = [
  { id: 'nurse', name: 'Nurse', voice: 'female', age: 'adult' },
  { id: 'patient', name: 'Patient', voice: 'male', age: 'older' },
] as const;

const part = (id: string, word: string): Part => ({
  title: 'A consultation',
  description: 'A part of the test suite’s own.',
  extracts: [
    {
      id,
      label: 'Extract 1',
      title: 'A nurse and a patient',
      topic: 'infection',
      introduction: `Extract ${id}. You hear a nurse talking to a patient.`,
      pauseSeconds: 30,
      notes: 'Came with {{1}}',
      speakers: [...speakers],
      script: [
        { speaker: 'nurse', text: 'What brings you in today?' },
        { speaker: 'patient', text: `It began as a cold. Now it is ${word}, they say.` },
      ],
      groups: [
        {
          instruction: 'Complete the notes.',
          questions: [
            {
              id: 'gap',
              number: 1,
              type: 'FILL',
              text: 'Came with ________',
              skill: 'medical_term',
              accept: [word],
              distractor: 'cold',
              why: 'He says what it is now.',
              evidence: { extract: id, quote: `Now it is ${word}, they say.` },
            },
            {
              id: 'choice',
              number: 2,
              type: 'MCQ',
              text: 'How did it begin?',
              skill: 'detail',
              options: ['As a cold', 'As a cough', 'As a rash'],
              answer: 'As a cold',
              why: 'He says so.',
              evidence: { extract: id, quote: 'It began as a cold.' },
            },
          ],
        },
      ],
    },
  ],
});

/** A small listening test whose gap is filled by a word of one's own choice: two marks a part. */
export function listeningPack(word = 'pneumonia'): ListeningTestPack {
  return {
    kind: 'listening-test',
    id: 'a-listening-test',
    title: 'A listening test',
    parts: { A: part('a1', word), B: part('b1', word) },
  };
}
