import { type ExamModule, WHOLE } from '../modules.ts';

export const WRITING: ExamModule = {
  name: 'writing',
  byProfession: true,
  work: 'draft',
  scale: 'oet',
  parts: [
    {
      part: WHOLE,
      clock: WHOLE,
      phases: [
        { phase: 'reading', minutes: 5 },
        { phase: 'writing', minutes: 40 },
      ],
      optional: false,
    },
  ],
};
