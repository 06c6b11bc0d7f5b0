import { useState } from 'react';
import { bodyWords, LEAST_WORDS } from '#domain/oet/writing/word-count.ts';
import type { DraftSave } from '#web/features/exam/draft/draft-save.ts';
import type { Submission } from '#web/features/exam/submit/use-submission.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Question } from '#web/ui/question.tsx';
import { toast } from '#web/ui/toast.ts';
import { CONFLICT_ID } from './draft-conflict.tsx';

export interface SubmitLetterProps {
  readonly draft: DraftSave;
  readonly submission: Submission;
  /** Back to the letter. */
  readonly onGoOn: () => void;
}

/** Submits at once, or after a question where there is too little to be marked. */
export function SubmitLetter({ draft, submission, onGoOn }: SubmitLetterProps) {
  const words = useWords();
  const [short, setShort] = useState<number | null>(null);

  function submit(): void {
    const n = bodyWords(draft.text());
    if (draft.other()) {
      onGoOn();
      toast('info', words('writing.chooseFirst'));
      requestAnimationFrame(() => document.getElementById(CONFLICT_ID)?.focus());
    } else if (n < LEAST_WORDS) setShort(n);
    else submission.submit();
  }
  function goOn(): void {
    setShort(null);
    onGoOn();
  }
  function submitAnyway(): void {
    setShort(null);
    submission.submit();
  }
  return (
    <>
      <Button disabled={submission.running} onClick={submit}>
        {words(submission.running ? 'exam.submitting' : 'writing.submit')}
      </Button>
      {short === null ? null : (
        <Question
          title={words(short === 0 ? 'writing.emptyTitle' : 'writing.shortTitle')}
          no={words('writing.goOn')}
          onNo={goOn}
          yes={words('exam.submitAnyway')}
          onYes={submitAnyway}
        >
          <p>{words('writing.shortText', { n: short, least: LEAST_WORDS })}</p>
        </Question>
      )}
    </>
  );
}
