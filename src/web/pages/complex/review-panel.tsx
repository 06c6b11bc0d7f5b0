import { useEffect, useRef } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { localFeedback } from '#domain/practice/complex/local-feedback.ts';
import type { ConversationTurn } from '#web/features/conversation/conversation-machine.ts';
import { type CoveredTopic, CoveredTopics } from '#web/features/review/covered-topics.tsx';
import { FeedbackView } from '#web/features/review/feedback-view.tsx';
import { generateFeedback } from '#web/features/review/generated-feedback.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './complex-page.module.css';
import { useCoverage } from './use-coverage.ts';

export interface ReviewPanelProps {
  readonly turns: readonly ConversationTurn[];
  readonly learning: LearningLanguage;
  readonly conversationId: string | null;
  readonly onShowTurn: (topic: CoveredTopic) => void;
  readonly topLevel: string;
  readonly loadingNext: boolean;
  readonly nextFailure: string | null;
  readonly onNext: () => void;
}

/** What a completed case shows at once: its counts, and beside them what of the case was covered. */
export function ReviewPanel(props: ReviewPanelProps) {
  const words = useWords();
  const { learning, loadingNext, nextFailure } = props;
  const { coverage, retry } = useCoverage(props.conversationId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo?.({ top: 0 });
  }, []);
  const feedback = generateFeedback(localFeedback(props.turns, learning), learning, words);
  return (
    <Card className={classes.review}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {words('review.title')}
        </h2>
      </header>
      <FeedbackView feedback={feedback} learning={learning} />
      <CoveredTopics coverage={coverage} learning={learning} onRetry={retry} onShowTurn={props.onShowTurn} />
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
      </footer>
    </Card>
  );
}
