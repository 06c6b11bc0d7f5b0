import { call, type Learner } from './api.ts';

/** A question as a candidate sees it. */
interface AskedQuestion {
  readonly id: string;
  readonly questionText: string;
  readonly options: readonly string[] | null;
}

interface ReviewedQuestion {
  readonly text: string;
  readonly correct: string;
}

/** What is answered to a question. */
export type Answering = (question: AskedQuestion, index: number) => string;

/** The first option, and nothing right in a gap. */
export const carelessly: Answering = ({ options }) => options?.[0] ?? 'perhaps';

/** Right in so many of ten questions, from what was learned; else carelessly. */
export function knowing(right: ReadonlyMap<string, string>, ofTen: number): Answering {
  return (question, index) =>
    (index % 10 < ofTen ? right.get(question.questionText) : undefined) ?? carelessly(question, index);
}

/** Pays for an attempt and makes it. Returns its id. */
export async function createAttempt(url: string, { token }: Learner, module = 'reading'): Promise<string> {
  const query = `mutation ($sectionType: String!) {
    createUserProgress(sectionType: $sectionType) { userProgressId }
  }`;
  const data = await call<{ createUserProgress: { userProgressId: string } }>(
    url,
    query,
    { sectionType: module },
    token.access,
  );
  return data.createUserProgress.userProgressId;
}

/** A part of one attempt at Reading. */
interface ReadingPart {
  readonly progressId: string;
  readonly part: string;
}

export async function startPart(url: string, { token }: Learner, place: ReadingPart): Promise<void> {
  const query = `mutation ($progressId: ID!, $part: String!) {
    startOetPhase(progressId: $progressId, part: $part, phase: running) { phase }
  }`;
  await call(url, query, place, token.access);
}

/** Starts a part, says how long each question took, and submits it. */
export async function submitPart(
  url: string,
  learner: Learner,
  place: ReadingPart,
  answering: Answering = carelessly,
): Promise<void> {
  const { access } = learner.token;
  await startPart(url, learner, place);
  const paper = `query ($progressId: ID!, $part: String!) {
    readingTestSection(progressId: $progressId, part: $part) {
      questionByPart(part: $part) { id questionText options }
    }
  }`;
  const { readingTestSection } = await call<{
    readingTestSection: { questionByPart: readonly AskedQuestion[] };
  }>(url, paper, place, access);
  const questions = readingTestSection.questionByPart;
  const save = `mutation ($progressId: ID!, $part: String!, $spentMs: JSON!) {
    saveOetWork(progressId: $progressId, part: $part, revision: 0, answers: {}, spentMs: $spentMs) { saved }
  }`;
  const spentMs = Object.fromEntries(questions.map(({ id }, index) => [id, 20_000 + 5_000 * (index % 9)]));
  await call(url, save, { ...place, spentMs }, access);
  const submit = `mutation ($progressId: ID!, $part: String!, $answers: String!) {
    submitReadingTest(progressId: $progressId, part: $part, answers: $answers) { success }
  }`;
  const answers = Object.fromEntries(
    questions.map((question, index) => [question.id, answering(question, index)]),
  );
  await call(url, submit, { ...place, answers: JSON.stringify(answers) }, access);
}

/** The results of a submitted part, as they stand on the wire. */
export async function readResults(
  url: string,
  { token }: Learner,
  place: ReadingPart,
): Promise<{ readonly questions: readonly ReviewedQuestion[] }> {
  const query = `query ($progressId: ID!, $part: String!) {
    readingTestResults(progressId: $progressId, part: $part)
  }`;
  const { readingTestResults } = await call<{ readingTestResults: string }>(url, query, place, token.access);
  return JSON.parse(readingTestResults) as { questions: ReviewedQuestion[] };
}

/** Takes Parts A and B so many times, from bad to good. */
export async function takeMany(url: string, learner: Learner, attempts: number): Promise<void> {
  const right = new Map<string, string>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const progressId = await createAttempt(url, learner);
    const ofTen = 3 + Math.round((7 * attempt) / attempts) - (attempt % 3);
    for (const part of ['A', 'B', ...(attempt % 4 === 3 ? ['C'] : [])]) {
      const place = { progressId, part };
      await submitPart(url, learner, place, knowing(right, ofTen));
      const { questions } = await readResults(url, learner, place);
      for (const { text, correct } of questions) right.set(text, correct);
    }
  }
}
