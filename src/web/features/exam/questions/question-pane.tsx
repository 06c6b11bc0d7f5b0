import type { ReactNode } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { type ExamQuestion, groupsOf } from './question.ts';
import classes from './question-pane.module.css';
import { QuestionGroups } from './question-view.tsx';
import type { Paging } from './use-paging.ts';

export interface QuestionPaneProps {
  readonly questions: readonly ExamQuestion[];
  readonly paging: Paging;
  readonly answers: Autosave;
  readonly onLook: (id: string) => void;
  /** Stands where there is no question before or after this one. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

function Steps({ paging, before, after }: Pick<QuestionPaneProps, 'paging' | 'before' | 'after'>) {
  const words = useWords();
  const { previous, next } = paging;
  return (
    <div className={classes.steps}>
      {previous ? (
        <Button variant="default" onClick={previous}>
          {words('exam.previous')}
        </Button>
      ) : (
        (before ?? <span />)
      )}
      {next ? <Button onClick={next}>{words('exam.next')}</Button> : after}
    </div>
  );
}

/** All questions of a part, or the one that is its turn with the way to the next. */
export function QuestionPane({ questions, paging, answers, onLook, before, after }: QuestionPaneProps) {
  const shown = paging.current ? [paging.current] : questions;
  return (
    <>
      <QuestionGroups groups={groupsOf(shown)} answers={answers} onLook={onLook} />
      {paging.current ? <Steps paging={paging} before={before} after={after} /> : null}
    </>
  );
}
