import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import type { ConversationTurn } from '#web/features/conversation/conversation-machine.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { loadSections } from '#web/lib/words/words.ts';
import { ActionButton } from '#web/ui/action-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './complex-page.module.css';

const loadReview = async () => {
  await loadSections(['review']);
  return { default: (await import('#web/features/review/consultation-review.tsx')).ConsultationReview };
};
const ConsultationReview = lazy(loadReview);

/** What a case ends with is fetched once it has begun, so that it is there whatever becomes of the connection. */
export function usePreparedReview(begun: boolean): void {
  useEffect(() => {
    if (begun) loadReview().catch(() => undefined);
  }, [begun]);
}

export interface ReviewPanelProps {
  readonly turns: readonly ConversationTurn[];
  readonly learning: LearningLanguage;
  readonly conversationId: string | null;
  readonly items: RefObject<ReadonlyMap<number, HTMLElement>>;
  readonly topLevel: string;
  readonly loadingNext: boolean;
  readonly nextFailure: string | null;
  readonly onNext: () => void;
}

/** The second press of a double click comes within this time. */
const DOUBLE_CLICK_MS = 600;

/** Keeps the focus where it was brought by a first press from being taken by the second. */
function keepFromSecondPress(): () => void {
  const keep = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  const stop = () => document.removeEventListener('mousedown', keep);
  document.addEventListener('mousedown', keep);
  const timer = setTimeout(stop, DOUBLE_CLICK_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** What a completed case shows, and the way on. */
export function ReviewPanel(props: ReviewPanelProps) {
  const words = useWords();
  const { turns, learning, conversationId, items, loadingNext, nextFailure } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
    return keepFromSecondPress();
  }, []);
  return (
    <Card className={classes.review}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {words('complex.review')}
        </h2>
      </header>
      <Suspense fallback={<Loading />}>
        <ConsultationReview turns={turns} learning={learning} conversationId={conversationId} items={items} />
      </Suspense>
      <footer>
        {nextFailure === null ? null : (
          <Notice kind="error">{words('complex.failed', { message: nextFailure })}</Notice>
        )}
        <ActionButton pending={loadingNext} busyLabel={words('complex.nextWait')} onClick={props.onNext}>
          {words('complex.next')}
        </ActionButton>
        <LinkButton to={`/levelchooser?level=${encodeURIComponent(props.topLevel)}`} variant="default">
          {words('practice.back')}
        </LinkButton>
        <LinkButton to="/consultations" variant="subtle">
          {words('header.consultations')}
        </LinkButton>
      </footer>
    </Card>
  );
}
