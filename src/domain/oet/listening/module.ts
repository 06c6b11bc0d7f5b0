import type { ExamModule } from '../modules.ts';

export const LISTENING: ExamModule = {
  name: 'listening',
  byProfession: false,
  work: 'answers',
  scale: 'practice',
  parts: [
    { part: 'A', clock: 'A', phases: [{ phase: 'running', minutes: 30 }], optional: false },
    { part: 'B', clock: 'B', phases: [{ phase: 'running', minutes: 45 }], optional: false },
  ],
};
