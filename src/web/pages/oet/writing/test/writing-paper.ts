import { useQuery } from '@tanstack/react-query';
import { request } from '#web/lib/graphql/request.ts';
import {
  WritingTestSectionDocument,
  type WritingTestSectionQuery,
} from './writing-test-section.generated.ts';

export type WritingPaper = WritingTestSectionQuery['writingTestSection'];

/** Notes and task. Only once the clock runs: for clients that know no start, reading them is one. */
export function useWritingPaper(progressId: string) {
  return useQuery({
    queryKey: ['writing-paper', progressId],
    queryFn: async ({ signal }) =>
      (await request(WritingTestSectionDocument, { progressId }, { signal })).writingTestSection,
  });
}
