import { ExamScreen } from '#web/features/exam/attempt/exam-screen.tsx';
import { type RunningPartOf, useRunningPart } from '#web/features/exam/attempt/use-running-part.ts';
import { testAddress } from '#web/features/exam/modules/addresses.ts';
import { Passages } from '#web/features/exam/passage/passages.tsx';
import { ON_PURPOSE } from '#web/lib/page/on-purpose.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { ReadingPaper } from './reading-paper.ts';
import { SubmitReadingTestDocument } from './submit-reading-test.generated.ts';

/** To the part that shares the clock, as long as there is something to do in it. */
function NeighbourLink({ module, progressId, to }: { module: string; progressId: string; to: 'B' | 'C' }) {
  const words = useWords();
  return (
    <LinkButton
      to={testAddress({ module, progressId, part: to })}
      state={ON_PURPOSE}
      variant={to === 'C' ? 'filled' : 'default'}
    >
      {words(to === 'C' ? 'reading.toC' : 'reading.toB')}
    </LinkButton>
  );
}

/** A part under its clock. */
export function RunningPart({ paper, ...running }: RunningPartOf & { readonly paper: ReadingPaper }) {
  const { module, progressId, part } = running;
  const words = useWords();
  const request = useRequest();
  const screen = useRunningPart(
    running,
    async (work) => (await request(SubmitReadingTestDocument, { ...work }, { once: true })).submitReadingTest,
  );
  const neighbour = (to: 'B' | 'C') =>
    paper.open.includes(to) ? <NeighbourLink module={module} progressId={progressId} to={to} /> : null;
  return (
    <ExamScreen
      {...screen}
      title={paper.title}
      questions={paper.questions}
      layout={part === 'A' ? 'list' : 'single'}
      material={(passageId) => (
        <Passages passages={paper.passages.filter(({ id }) => passageId === null || id === passageId)} />
      )}
      materialName={words(part === 'A' ? 'exam.texts' : 'exam.text')}
      before={part === 'C' ? neighbour('B') : null}
      after={part === 'B' ? neighbour('C') : null}
    />
  );
}
