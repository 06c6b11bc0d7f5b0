import { type ReactNode, useEffect, useRef } from 'react';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import {
  PracticeEmpty,
  PracticeFailure,
  PracticeFrame,
  type PracticeFrameProps,
} from '#web/features/practice/practice-frame.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { Notice } from '#web/ui/notice.tsx';
import classes from './guided-page.module.css';

export function GuidedFrame(props: Omit<PracticeFrameProps, 'title'>) {
  const words = useWords();
  return <PracticeFrame title={words('guided.page')} {...props} />;
}

export function GuidedFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const words = useWords();
  return <PracticeFailure message={words('guided.failed', { message })} onRetry={onRetry} />;
}

export function GuidedEmpty() {
  const words = useWords();
  return <PracticeEmpty title={words('guided.emptyTitle')} text={words('guided.emptyText')} />;
}

/** The dialogue that was submitted just now. */
export interface Completed {
  readonly name: string;
  readonly score: number;
}

export interface GuidedTaskProps {
  readonly group: {
    readonly name: string;
    readonly description: string;
    readonly repeat: boolean;
    readonly guidedPractices: readonly unknown[];
  };
  readonly learning: string;
  /** The line to be said now, counted from 0. */
  readonly current: number;
  /** The learner just came here from the dialogue before: read out the new one. */
  readonly takeFocus: boolean;
  readonly completed: Completed | null;
  /** What the patient has just answered, or null. */
  readonly answer: string | null;
  /** The recorder and the result of the current line. */
  readonly practice: ReactNode;
  /** The lines as list items. */
  readonly children: ReactNode;
}

/** A dialogue: the conversation so far, and the line to be said now. */
export function GuidedTask(props: GuidedTaskProps) {
  const words = useWords();
  const { group, learning, takeFocus, completed, answer } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, [takeFocus]);
  const position = { n: props.current + 1, total: group.guidedPractices.length };
  return (
    <div className={classes.task}>
      <div className={classes.conversation}>
        {completed ? <Notice kind="success">{words('guided.completed', { ...completed })}</Notice> : null}
        {group.repeat ? (
          <p className={classes.repeat}>
            <strong>{words('vocabulary.repeat')}</strong> {words('guided.repeatHint')}
          </p>
        ) : null}
        <header className={classes.head}>
          <div lang={learning} dir="ltr" className={classes.about}>
            <h1 ref={heading} tabIndex={-1}>
              {group.name}
            </h1>
            <p>{group.description}</p>
          </div>
          <p className={classes.position}>{words('guided.line', position)}</p>
        </header>
        <ol className={classes.lines} aria-label={words('guided.conversation')}>
          {props.children}
        </ol>
        {answer === null ? (
          <p className={classes.answerComes}>{words('guided.answerComes', { mark: PASS_MARK })}</p>
        ) : null}
        {answer === null ? null : (
          <Announcement text={words('guided.answered')} quote={{ text: answer, language: learning }} />
        )}
      </div>
      <div className={classes.practice}>{props.practice}</div>
    </div>
  );
}
