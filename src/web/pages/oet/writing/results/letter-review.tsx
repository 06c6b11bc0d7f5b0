import { useState } from 'react';
import type { LetterReview, WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { FeedbackList } from '#web/features/exam/results/feedback-list.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import { CriterionBars } from './criterion-bars.tsx';
import { LetterScore } from './letter-score.tsx';
import { LETTER_ID, MarkedLetter, type ShownCriterion } from './marked-letter.tsx';
import { MendedLetter } from './mended-letter.tsx';
import { ModelLetters } from './model-letters.tsx';
import { PointsTable } from './points-table.tsx';

export interface LetterReviewViewProps {
  readonly submission: WritingSubmission;
  readonly review: LetterReview;
}

/** All that a marked letter teaches, from the score to the models. */
export function LetterReviewView({ submission, review }: LetterReviewViewProps) {
  const words = useWords();
  const [shown, setShown] = useState<ShownCriterion>('all');
  const { letter_content: letter, criteria_scores: scores } = submission;

  function showCriterion(criterion: ShownCriterion): void {
    setShown(criterion);
    const heading = document.getElementById(LETTER_ID);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }
  return (
    <>
      <LetterScore submission={submission} />
      {review.next ? (
        <Card>
          <section aria-labelledby="next-step">
            <h2 id="next-step">{words('oet.writing.next')}</h2>
            <p>
              <strong>{words(`oet.criterion.${review.next.criterion}`)}.</strong>{' '}
              <span lang="en">{review.next.text}</span>
            </p>
          </section>
        </Card>
      ) : null}
      <CriterionBars scores={scores ?? {}} review={review} onShow={showCriterion} />
      <FeedbackList feedback={submission.feedback} />
      <MarkedLetter letter={letter} findings={review.findings} shown={shown} onShow={setShown} />
      <PointsTable points={review.points} />
      <MendedLetter letter={letter} mended={review.mended} />
      <ModelLetters letter={letter} models={review.models} />
    </>
  );
}
