import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Question } from '#web/ui/question.tsx';
import classes from './complex-page.module.css';
import type { Completion } from './use-completion.ts';

interface CompletionProps {
  readonly completion: Completion;
}

/** Says what follows before the case ends, and what would be left out. */
function EndQuestion({ completion }: CompletionProps) {
  const words = useWords();
  const { question } = completion;
  if (!question) return null;
  return (
    <Question
      title={words('complex.confirmTitle')}
      no={words('complex.confirmNo')}
      onNo={completion.goOnTalking}
      yes={words('complex.confirmYes')}
      onYes={completion.confirm}
    >
      {question === 'unsent' ? <p>{words('complex.confirmUnsent')}</p> : null}
      <p>{words('complex.confirmText')}</p>
    </Question>
  );
}

/** Ends the case, after a question; `idle`: nothing is being said at this moment. */
export function CompleteButton({ completion, idle }: CompletionProps & { readonly idle: boolean }) {
  const words = useWords();
  return (
    <>
      <ActionButton
        variant="default"
        className={classes.complete}
        pending={completion.kind === 'running'}
        busyLabel={words('complex.completing')}
        unavailable={!idle}
        onClick={completion.complete}
      >
        {words('complex.complete')}
      </ActionButton>
      <EndQuestion completion={completion} />
    </>
  );
}

/** Why the case has not ended. */
export function CompletionFailure({ completion: { failure } }: CompletionProps) {
  return failure ? <Notice kind="error">{failure}</Notice> : null;
}
