import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import {
  PracticeEmpty,
  PracticeFailure,
  PracticeFrame,
  type PracticeFrameProps,
} from '#web/features/practice/practice-frame.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './complex-page.module.css';

export function ComplexFrame(props: Omit<PracticeFrameProps, 'title'>) {
  const words = useWords();
  return <PracticeFrame title={words('complex.page')} {...props} />;
}

/** `message` is what went wrong; without one the case could not be read. */
export function ComplexFailure({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  const words = useWords();
  const text = words('complex.failed', { message: message ?? words('complex.unreadable') });
  return <PracticeFailure message={text} onRetry={onRetry} />;
}

export function ComplexEmpty() {
  const words = useWords();
  return <PracticeEmpty title={words('complex.emptyTitle')} text={words('complex.emptyText')} />;
}

export interface ConsultationViewProps {
  readonly title: string;
  readonly repeat: boolean;
  readonly learning: string;
  /** The learner just came here from the case before: read out the new one. */
  readonly takeFocus: boolean;
  readonly card: ReactNode;
  /** The review of a completed case, above all else of it. */
  readonly review: ReactNode;
  /** The list of the messages. */
  readonly messages: ReactNode;
  /** What a screen reader is told of the conversation: the newest answer, or that it is on its way. */
  readonly spoken: ReactNode;
  readonly composer: ReactNode;
}

/** A case: what is known of the patient beside the conversation with her. */
export function ConsultationView(props: ConsultationViewProps) {
  const words = useWords();
  const { learning, takeFocus } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, [takeFocus]);
  return (
    <div className={classes.consultation}>
      <header className={classes.head}>
        {props.repeat ? (
          <p className={classes.repeat}>
            <strong>{words('vocabulary.repeat')}</strong> {words('complex.repeatHint')}
          </p>
        ) : null}
        <h1 ref={heading} tabIndex={-1} lang={learning} dir="ltr">
          {props.title}
        </h1>
        <p>
          <Link to="/consultations">{words('header.consultations')}</Link>
        </p>
      </header>
      {props.review}
      <div className={classes.card}>{props.card}</div>
      <div className={classes.conversation}>
        <section className={classes.talk} aria-label={words('complex.conversation')}>
          {props.review ? <h2>{words('complex.conversation')}</h2> : null}
          {props.messages}
          {props.spoken}
        </section>
        {props.composer}
      </div>
    </div>
  );
}
