import { randomUUID } from 'node:crypto';
import type { Answer } from './graphql-call.ts';
import type { TestLearner } from './learners.ts';
import type { TestServer } from './test-server.ts';

const STATE = `progressId module part phase startedAt endsAt serverNow savedAnswers draft turns revision submittedAt
  overrunSeconds`;

const CREATE = `mutation createUserProgress($sectionType: String!) {
  createUserProgress(sectionType: $sectionType) { success userProgressId message }
}`;
const START = `mutation startOetPhase($progressId: ID!, $part: String, $phase: AttemptPhase!) {
  startOetPhase(progressId: $progressId, part: $part, phase: $phase) { ${STATE} }
}`;
const SAVE = `mutation saveOetWork($progressId: ID!, $part: String, $revision: Int!, $answers: JSON, $spentMs: JSON,
  $draft: String) {
  saveOetWork(progressId: $progressId, part: $part, revision: $revision, answers: $answers, spentMs: $spentMs,
    draft: $draft) {
    saved revision conflict { ${STATE} }
  }
}`;
const ATTEMPT = `query oetAttempt($progressId: ID!, $part: String) {
  oetAttempt(progressId: $progressId, part: $part) { ${STATE} }
}`;
const ATTEMPTS = `query oetAttempts($module: String) {
  oetAttempts(module: $module) {
    progressId module title createdAt score band estimatedScore parts { ${STATE} }
  }
}`;
const PROGRESS = `{ getUserProgress {
  id readingScore writingScore speakingScore listeningScore totalScore completedAt
  readingProgress writingProgress speakingProgress listeningProgress
} }`;

/** What every module's learner can ask for, by the calls that all modules share. */
export function examCalls(server: TestServer, learner: TestLearner) {
  const call = (query: string, variables: object = {}, key?: string): Promise<Answer> =>
    server.call(query, variables as Record<string, unknown>, { token: learner.token, ...(key && { key }) });
  return {
    call,
    create: (sectionType: string, key: string = randomUUID()) => call(CREATE, { sectionType }, key),
    newAttempt: async (sectionType: string): Promise<string> =>
      (await call(CREATE, { sectionType }, randomUUID())).data.createUserProgress.userProgressId,
    start: (progressId: string, part: string | null, phase = 'running') =>
      call(START, { progressId, part, phase }),
    save: (
      progressId: string,
      part: string | null,
      work: {
        revision?: number;
        answers?: Record<string, { value: string; ageMs: number }>;
        spentMs?: Record<string, number>;
        draft?: string;
      },
    ) => call(SAVE, { revision: 0, ...work, progressId, part }),
    attempt: (progressId: string, part: string | null) => call(ATTEMPT, { progressId, part }),
    attempts: (module?: string) => call(ATTEMPTS, { module }),
    progress: () => call(PROGRESS),
  };
}

export interface ModuleUnderTest {
  readonly sectionType: string;
  readonly parts: readonly (string | null)[];
  readonly phase: string;
  /** Something to answer with, by the ids of the questions. */
  readonly answers: Readonly<Record<string, string>>;
  /** The module's own queries, each a document with $progressId and $part: its section and its results. */
  readonly queries: readonly string[];
}

/**
 * Everything that a learner can read of a test before she submits it, as text, without what is new in every attempt.
 * For the test that no secret is in it: asked for with two keys to one paper, both must be the same, byte by byte.
 */
export async function readBeforeSubmission(
  server: TestServer,
  learner: TestLearner,
  { sectionType, parts, phase, answers, queries }: ModuleUnderTest,
): Promise<string> {
  const exam = examCalls(server, learner);
  const created = await exam.create(sectionType);
  const progressId: string = created.data.createUserProgress.userProgressId;
  const read: Answer[] = [created];
  const edits = Object.fromEntries(Object.entries(answers).map(([id, value]) => [id, { value, ageMs: 0 }]));
  for (const part of parts) {
    read.push(await exam.attempt(progressId, part), await exam.start(progressId, part, phase));
    for (const query of queries) read.push(await exam.call(query, { progressId, part }));
    read.push(await exam.save(progressId, part, { answers: edits }), await exam.attempt(progressId, part));
  }
  read.push(await exam.attempts(sectionType), await exam.progress());
  return JSON.stringify(read).replaceAll(progressId, 'the attempt').replaceAll(learner.id, 'the learner');
}
