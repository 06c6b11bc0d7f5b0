import type { RefObject } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { localFeedback } from '#domain/practice/complex/local-feedback.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FeedbackView } from './feedback-view.tsx';
import { generateFeedback } from './generated-feedback.ts';
import { Harms } from './harms.tsx';
import { KeyPoints } from './key-points.tsx';
import { Manners } from './manners.tsx';
import classes from './review.module.css';
import { type SaidTurn, showTurn } from './show-turn.ts';
import type { Showing } from './shown-quote.tsx';
import { Topics } from './topics.tsx';
import { type Review, useReview } from './use-review.ts';

export interface ConsultationReviewProps {
  readonly turns: readonly SaidTurn[];
  readonly learning: LearningLanguage;
  readonly conversationId: string | null;
  /** Where the turns stand, by their numbers. */
  readonly items: RefObject<ReadonlyMap<number, HTMLElement>>;
}

function Goals({ keyPoints, covered, missed }: Review) {
  const words = useWords();
  const total = keyPoints.length + covered.length + missed.length;
  if (total === 0) return <p>{words('review.goalsNone')}</p>;
  const n = keyPoints.filter(({ shown }) => shown).length + covered.length;
  return <p className={classes.count}>{words('review.goals', { n, total })}</p>;
}

function Loaded({ review, ...showing }: { review: Review } & Showing) {
  const words = useWords();
  return (
    <>
      <Goals {...review} />
      <Harms harms={review.harms} {...showing} />
      <KeyPoints keyPoints={review.keyPoints} {...showing} />
      <Manners manners={review.manners} {...showing} />
      <Topics covered={review.covered} missed={review.missed} {...showing} />
      <p className={classes.hint}>{words('review.engine', { engine: review.engine })}</p>
    </>
  );
}

/** What a consultation comes to: what matters first, what is merely counted folded below. */
export function ConsultationReview({ turns, learning, conversationId, items }: ConsultationReviewProps) {
  const words = useWords();
  const { reviewed, retry } = useReview(conversationId);
  const feedback = generateFeedback(localFeedback(turns, learning), learning, words);
  return (
    <div className={classes.review}>
      {reviewed.kind === 'empty' ? <p>{words('review.nothingSaid')}</p> : null}
      {reviewed.kind === 'loading' ? <p role="status">{words('review.loading')}</p> : null}
      {reviewed.kind === 'failed' ? (
        <>
          <Notice kind="error">{words('review.failed')}</Notice>
          <div>
            <Button variant="default" onClick={retry}>
              {words('app.retry')}
            </Button>
          </div>
        </>
      ) : null}
      {reviewed.kind === 'loaded' ? (
        <Loaded
          review={reviewed.review}
          learning={learning}
          onShowTurn={(quote) => showTurn(quote, turns, items.current)}
        />
      ) : null}
      <details className={classes.more}>
        <summary>{words('review.more')}</summary>
        <FeedbackView feedback={feedback} learning={learning} />
      </details>
    </div>
  );
}
