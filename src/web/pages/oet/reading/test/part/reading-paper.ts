import { useQuery } from '@tanstack/react-query';
import type { Passage } from '#domain/oet/questions.ts';
import type { PartOfAttempt } from '#web/features/exam/autosave/use-autosave.ts';
import type { ExamQuestion } from '#web/features/exam/questions/question.ts';
import { request } from '#web/lib/graphql/request.ts';
import { ReadingTestSectionDocument } from './reading-test-section.generated.ts';

export interface ReadingPaper {
  readonly title: string;
  readonly passages: readonly Passage[];
  readonly questions: readonly ExamQuestion[];
  /** The parts that share a clock and can still be worked on. */
  readonly open: readonly ('B' | 'C')[];
}

async function fetchPaper(of: PartOfAttempt, signal: AbortSignal): Promise<ReadingPaper> {
  const { readingTestSection, partB, partC } = await request(
    ReadingTestSectionDocument,
    { ...of },
    { signal },
  );
  const { title, passages, questionByPart } = readingTestSection;
  const questions = questionByPart.map(({ questionNumber, questionText, questionType, ...question }) => ({
    ...question,
    number: questionNumber,
    text: questionText,
    type: questionType,
  }));
  const open = [
    ...(partB.submittedAt === null ? (['B'] as const) : []),
    ...(partC.submittedAt === null ? (['C'] as const) : []),
  ];
  return { title, passages, questions, open };
}

/** The texts and questions of a part. Only once its clock runs: for clients that know no start, reading them is one. */
export function useReadingPaper(of: PartOfAttempt) {
  return useQuery({
    queryKey: ['reading-paper', of.progressId, of.part],
    queryFn: ({ signal }) => fetchPaper(of, signal),
  });
}
