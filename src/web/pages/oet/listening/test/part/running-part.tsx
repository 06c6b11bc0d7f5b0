import { useState } from 'react';
import { ExamScreen } from '#web/features/exam/attempt/exam-screen.tsx';
import { type RunningPartOf, useRunningPart } from '#web/features/exam/attempt/use-running-part.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import {
  ListeningPlayer,
  type ListeningPlayerProps,
} from '#web/features/exam/listening/listening-player.tsx';
import { Notes, notedQuestions } from '#web/features/exam/listening/notes.tsx';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { ListeningPaper } from './listening-paper.ts';
import { SubmitListeningTestDocument } from './submit-listening-test.generated.ts';

export interface RunningPartProps extends RunningPartOf {
  readonly clock: ServerClock & { readonly startedAt: string };
  readonly paper: ListeningPaper;
  /** Whether Start was pressed on this page, and not before a reload. */
  readonly begins: boolean;
  /** The recordings with new addresses. Throws where they can't be had. */
  readonly renew: ListeningPlayerProps['renew'];
}

/** Milliseconds since the start, by the server's clock. */
function elapsedOf({ startedAt, serverNow, receivedAt }: RunningPartProps['clock']): () => number {
  const elapsed = Date.parse(serverNow) - Date.parse(startedAt);
  return () => elapsed + Date.now() - receivedAt;
}

/** A part under its clock, with what plays always in sight. */
export function RunningPart({ paper, begins, renew, ...running }: RunningPartProps) {
  const words = useWords();
  const request = useRequest();
  const [elapsedMs] = useState(() => elapsedOf(running.clock));
  const screen = useRunningPart(
    running,
    async (work) =>
      (await request(SubmitListeningTestDocument, { ...work }, { once: true })).submitListeningTest,
  );
  const { mode } = running.opened.state;
  const noted = new Set(notedQuestions(paper.extracts, paper.questions).map(({ id }) => id));
  return (
    <ExamScreen
      {...screen}
      title={paper.title}
      questions={paper.questions}
      layout="list"
      above={
        <ListeningPlayer
          extracts={paper.extracts}
          mode={mode}
          elapsedMs={elapsedMs}
          begins={begins}
          renew={renew}
        />
      }
      inMaterial={noted}
      material={() => (
        // What would be written during a submission is in no result.
        <div inert={screen.submission.running}>
          <Notes extracts={paper.extracts} questions={paper.questions} work={screen.work} />
        </div>
      )}
      materialName={words(running.part === 'A' ? 'listening.notes' : 'listening.extracts')}
    />
  );
}
