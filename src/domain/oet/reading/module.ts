import type { ExamModule } from '../modules.ts';

const PART_A_MINUTES = 15;
/** Parts B and C share them. */
const PARTS_BC_MINUTES = 45;

export const READING: ExamModule = {
  name: 'reading',
  byProfession: false,
  work: 'answers',
  scale: 'practice',
  parts: [
    { part: 'A', clock: 'A', phases: [{ phase: 'running', minutes: PART_A_MINUTES }], optional: false },
    { part: 'B', clock: 'BC', phases: [{ phase: 'running', minutes: PARTS_BC_MINUTES }], optional: false },
    { part: 'C', clock: 'BC', phases: [{ phase: 'running', minutes: PARTS_BC_MINUTES }], optional: true },
  ],
};
