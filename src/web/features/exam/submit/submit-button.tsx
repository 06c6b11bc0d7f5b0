import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row } from '#web/ui/stack.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useAnswered } from '../autosave/use-autosave.ts';
import type { ExamQuestion } from '../questions/question.ts';
import type { Submission } from './use-submission.ts';

export interface SubmitButtonProps {
  readonly questions: readonly ExamQuestion[];
  readonly answers: Autosave;
  readonly submission: Submission;
  /** Back to the first question without an answer. */
  readonly onGo: (id: string) => void;
}

/** Submits at once, or after a question where answers are missing. */
export function SubmitButton({ questions, answers, submission, onGo }: SubmitButtonProps) {
  const words = useWords();
  const [missing, setMissing] = useState<readonly ExamQuestion[]>([]);
  const ids = questions.map(({ id }) => id);
  const isComplete = useAnswered(answers, ids).size === questions.length;

  function submit(): void {
    const unanswered = questions.filter(({ id }) => answers.answer(id).trim() === '');
    if (unanswered.length > 0) setMissing(unanswered);
    else submission.submit();
  }
  function goOn(): void {
    const first = missing[0];
    setMissing([]);
    if (first) onGo(first.id);
  }
  function submitAnyway(): void {
    setMissing([]);
    submission.submit();
  }

  return (
    <>
      <Button variant={isComplete ? 'filled' : 'default'} disabled={submission.running} onClick={submit}>
        {words(submission.running ? 'exam.submitting' : 'exam.submit')}
      </Button>
      {missing.length > 0 ? (
        <Dialog title={words('exam.unansweredTitle', { n: missing.length })} onClose={() => setMissing([])}>
          <p>{words('exam.unansweredList', { numbers: missing.map(({ number }) => number).join(', ') })}</p>
          <p>{words('exam.unansweredText')}</p>
          <Row>
            <Button onClick={goOn}>{words('exam.goOn')}</Button>
            <Button variant="default" onClick={submitAnyway}>
              {words('exam.submitAnyway')}
            </Button>
          </Row>
        </Dialog>
      ) : null}
    </>
  );
}
