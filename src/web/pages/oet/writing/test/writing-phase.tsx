import { useRef, useState } from 'react';
import { WHOLE } from '#domain/oet/modules.ts';
import { WRITING } from '#domain/oet/writing/module.ts';
import { ExamFoot, ExamFrame } from '#web/features/exam/attempt/exam-frame.tsx';
import { ExamPanes, type Pane } from '#web/features/exam/attempt/exam-panes.tsx';
import { useHeardClock } from '#web/features/exam/countdown/use-countdown.ts';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import { draftOf, useDraft } from '#web/features/exam/draft/use-draft.ts';
import { moduleAddress, resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { useSubmission } from '#web/features/exam/submit/use-submission.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LetterField } from './letter-field.tsx';
import { NotesAndTask } from './notes-and-task.tsx';
import type { PhaseProps } from './reading-phase.tsx';
import { SubmitLetter } from './submit-letter.tsx';
import { SubmitWritingTestDocument } from './submit-writing-test.generated.ts';
import { WordCount } from './word-count.tsx';

/** The letter is submitted once, and leads to its result, whoever submits it. */
function useLetterSubmission(progressId: string, draft: DraftSave) {
  const words = useWords();
  const request = useRequest();
  const read = useRef('');
  return useSubmission(
    {
      ...draft,
      flush() {
        read.current = draft.text();
        return draft.flush();
      },
    },
    async () => {
      // Another device may have gone on with the letter: what is submitted is what its writer has before her eyes.
      await draft.catchUp();
      if (draft.other()) return { success: false, message: words('writing.chooseFirst') };
      if (draft.text() !== read.current) return { success: false, message: words('writing.newerShown') };
      const variables = { progressId, letterContent: draft.text() };
      return (await request(SubmitWritingTestDocument, variables, { once: true })).submitWritingTest;
    },
    { result: resultsAddress({ module: WRITING.name, progressId }) },
  );
}

/** The letter beside its notes, as the exam has them. */
export function WritingPhase({ progressId, paper, opened, aids, clock: opening }: PhaseProps) {
  const words = useWords();
  const [clock, onClock] = useHeardClock(opening);
  const [pane, setPane] = useState<Pane>('questions');
  const { state, drafts: kept } = opened;
  const draft = useDraft({ progressId, part: WHOLE, work: draftOf(state), kept, onClock });
  const submission = useLetterSubmission(progressId, draft);
  return (
    <ExamFrame
      name={words('writing.writingPhase')}
      title={paper.title}
      back={{ to: moduleAddress(WRITING.name), label: words('writing.back') }}
      clock={clock}
      overText={words('writing.writingOver')}
      keys="letter"
      work={draft}
      aids={aids}
      leaving={submission.running ? null : words('writing.leaveWriting')}
      foot={
        <ExamFoot failure={submission.failure}>
          <WordCount draft={draft} most={paper.wordLimit} />
          <SubmitLetter draft={draft} submission={submission} onGoOn={() => setPane('questions')} />
        </ExamFoot>
      }
    >
      <ExamPanes
        material={<NotesAndTask paper={paper} />}
        materialName={words('writing.notesPane')}
        shown={pane}
        onShow={setPane}
        questionsName={words('writing.letterPane')}
        questions={
          // What would be written during a submission is in no result.
          <div inert={submission.running}>
            <LetterField progressId={progressId} draft={draft} most={paper.wordLimit} />
          </div>
        }
      />
    </ExamFrame>
  );
}
