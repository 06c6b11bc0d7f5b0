import { useState } from 'react';
import { ExamScreen } from '#web/features/exam/attempt/exam-screen.tsx';
import { type RunningPartOf, useRunningPart } from '#web/features/exam/attempt/use-running-part.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { ListeningPlayer } from '#web/features/exam/listening/listening-player.tsx';
import { Notes } from '#web/features/exam/listening/notes.tsx';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { ListeningPaper } from './listening-paper.ts';
import { SubmitListeningTestDocument } from './submit-listening-test.generated.ts';

export interface RunningPartProps extends RunningPartOf {
  readonly clock: ServerClock & { readonly startedAt: string };
  readonly paper: ListeningPaper;
  /** Whether Start was pressed on this page, and not before a reload. */
  readonly begins: boolean;
}

/** Milliseconds since the start, by the server's clock. */
function elapsedOf({ startedAt, serverNow, receivedAt }: RunningPartProps['clock']): () => number {
  const elapsed = Date.parse(serverNow) - Date.parse(startedAt);
  return () => elapsed + Date.now() - receivedAt;
}

/** A part under its clock, with what plays always in sight. */
export function RunningPart({ paper, begins, ...running }: RunningPartProps) {
  const words = useWords();
  const request = useRequest();
  const [elapsedMs] = useState(() => elapsedOf(running.clock));
  const screen = useRunningPart(
    running,
    async (work) =>
      (await request(SubmitListeningTestDocument, { ...work }, { once: true })).submitListeningTest,
  );
  const { mode } = running.opened.state;
  return (
    <ExamScreen
      {...screen}
      title={paper.title}
      questions={paper.questions}
      layout="list"
      above={<ListeningPlayer extracts={paper.extracts} mode={mode} elapsedMs={elapsedMs} begins={begins} />}
      material={() => <Notes extracts={paper.extracts} />}
      materialName={words(running.part === 'A' ? 'listening.notes' : 'listening.extracts')}
    />
  );
}
