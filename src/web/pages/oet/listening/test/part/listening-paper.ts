import { useQuery } from '@tanstack/react-query';
import type { PartOfAttempt } from '#web/features/exam/autosave/use-autosave.ts';
import type { PlayableExtract } from '#web/features/exam/listening/listening-player.tsx';
import type { NotedExtract } from '#web/features/exam/listening/notes.tsx';
import type { ExamQuestion } from '#web/features/exam/questions/question.ts';
import { request } from '#web/lib/graphql/request.ts';
import { ListeningTestSectionDocument } from './listening-test-section.generated.ts';

export interface ListeningPaper {
  readonly title: string;
  readonly extracts: readonly (PlayableExtract & NotedExtract)[];
  readonly questions: readonly ExamQuestion[];
}

/** Recordings are made once, when a test is new. */
const ASK_AGAIN_MS = 5000;

/** null while a recording is being made. */
async function fetchPaper(of: PartOfAttempt, signal: AbortSignal): Promise<ListeningPaper | null> {
  const { listeningTestSection } = await request(ListeningTestSectionDocument, { ...of }, { signal });
  const { title, extracts, questionByPart } = listeningTestSection;
  const playable = extracts.flatMap(({ audioUrl, durationMs, ...extract }) =>
    audioUrl && durationMs ? [{ ...extract, audioUrl, durationMs }] : [],
  );
  if (playable.length < extracts.length) return null;
  const questions = questionByPart.map(({ questionNumber, questionText, questionType, ...question }) => ({
    ...question,
    number: questionNumber,
    text: questionText,
    type: questionType,
  }));
  return { title, extracts: playable, questions };
}

/** The questions of a part with its recordings; asked again until they are made. */
export function useListeningPaper(of: PartOfAttempt) {
  return useQuery({
    queryKey: ['listening-paper', of.progressId, of.part],
    queryFn: ({ signal }) => fetchPaper(of, signal),
    refetchInterval: ({ state }) => (state.data === null ? ASK_AGAIN_MS : false),
  });
}
