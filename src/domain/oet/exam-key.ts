import type { PartKey } from './questions.ts';
import type { SpeakingKey } from './speaking/role-play.ts';
import type { WritingKey } from './writing/task.ts';

/** What is right in a part, whatever is worked on in it. Secret until its part is submitted. */
export type ExamKey = PartKey | WritingKey | SpeakingKey;
