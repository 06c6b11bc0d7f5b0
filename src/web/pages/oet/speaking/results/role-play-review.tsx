import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import { Criteria } from './criteria.tsx';
import { Cues } from './cues.tsx';
import { RolePlayScore } from './role-play-score.tsx';
import type { Review } from './said.ts';
import { SpokenFeedbackView } from './spoken-feedback.tsx';
import { Tasks } from './tasks.tsx';
import { Timeline } from './timeline.tsx';

/** All that an assessed role-play teaches, from the score to its moments. */
export function RolePlayReview({ results, review }: { results: SpeakingResults; review: Review }) {
  const words = useWords();
  return (
    <>
      <RolePlayScore results={results} />
      {review.next ? (
        <Card>
          <section aria-labelledby="next-step">
            <h2 id="next-step">{words('spoken.next')}</h2>
            <p>
              <strong>{words(`oet.criterion.${review.next.criterion}`)}.</strong>{' '}
              <span lang="en">{review.next.text}</span>
            </p>
          </section>
        </Card>
      ) : null}
      <Criteria review={review} />
      <SpokenFeedbackView results={results} />
      <Timeline review={review} />
      <Cues cues={review.cues} />
      <Tasks tasks={review.tasks} />
    </>
  );
}
