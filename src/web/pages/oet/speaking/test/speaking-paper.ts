import { useQuery } from '@tanstack/react-query';
import { request } from '#web/lib/graphql/request.ts';
import {
  SpeakingTestSectionDocument,
  type SpeakingTestSectionQuery,
} from './speaking-test-section.generated.ts';

export type SpeakingPaper = SpeakingTestSectionQuery['speakingTestSection'];

/** The card. Only once the clock runs: for clients that know no start, reading it is one. */
export function useSpeakingPaper(progressId: string) {
  return useQuery({
    queryKey: ['speaking-paper', progressId],
    queryFn: async ({ signal }) =>
      (await request(SpeakingTestSectionDocument, { progressId }, { signal })).speakingTestSection,
  });
}
