import { LISTENING } from './listening/module.ts';
import type { ExamModule } from './modules.ts';
import { READING } from './reading/module.ts';
import { SPEAKING } from './speaking/module.ts';
import { WRITING } from './writing/module.ts';

/** The modules that the product offers, in the order in which a learner sees them. */
export const OFFERED_MODULES: readonly ExamModule[] = [LISTENING, READING, WRITING, SPEAKING];
