import { useEffect, useRef } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Row } from '#web/ui/stack.tsx';
import classes from './complex-page.module.css';
import type { Completion } from './use-completion.ts';

/** Ends the case; `idle`: nothing is being said at this moment. */
export function CompleteButton({ completion, idle }: { completion: Completion; idle: boolean }) {
  const words = useWords();
  return (
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
  );
}

interface CompletionNotesProps {
  readonly completion: Completion;
  readonly onGoOn: () => void;
}

/** Asks before something is lost that cannot be said any more. */
function Question({ completion, onGoOn }: CompletionNotesProps) {
  const words = useWords();
  const first = useRef<HTMLButtonElement>(null);
  const { doubt } = completion;
  useEffect(() => {
    if (doubt) first.current?.focus();
  }, [doubt]);
  if (!doubt) return null;
  const goOn = () => {
    completion.goOnTalking();
    onGoOn();
  };
  return (
    <div className={classes.confirm}>
      <Notice kind="info">
        <p>{words('complex.confirmUnsent')}</p>
        <Row>
          <Button ref={first} variant="default" onClick={goOn}>
            {words('complex.confirmNo')}
          </Button>
          <Button onClick={completion.confirm}>{words('complex.confirmYes')}</Button>
        </Row>
      </Notice>
    </div>
  );
}

/** What stands between the learner and the end of the case. */
export function CompletionNotes(props: CompletionNotesProps) {
  const { failure } = props.completion;
  return (
    <>
      {failure ? <Notice kind="error">{failure}</Notice> : null}
      <Question {...props} />
    </>
  );
}
