import { type ExamModule, WHOLE } from '../modules.ts';

export const SPEAKING: ExamModule = {
  name: 'speaking',
  byProfession: true,
  work: 'conversation',
  scale: 'oet',
  parts: [
    {
      part: WHOLE,
      clock: WHOLE,
      phases: [
        { phase: 'preparation', minutes: 3 },
        { phase: 'speaking', minutes: 5 },
      ],
      optional: false,
    },
  ],
};
