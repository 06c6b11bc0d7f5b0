import type { WritingSubmission } from '#domain/oet/writing/results-wire.ts';
import { BandBadge } from '#web/features/exam/results/band-badge.tsx';
import { Estimate } from '#web/features/exam/results/estimate.tsx';
import { ScoreFacts } from '#web/features/exam/results/score-facts.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './letter-results.module.css';

/** OET's letter and the estimate on its line. */
export function LetterScore({ submission }: { submission: WritingSubmission }) {
  const words = useWords();
  const { band, score, estimated_score: estimate } = submission;
  return (
    <Card className={classes.score}>
      <div>
        <p className={classes.band}>
          {band ? <BandBadge band={band} scale="oet" /> : null}
          {score === null ? null : <span>{words('oet.score', { score: Math.round(score) })}</span>}
        </p>
        <p className={classes.hint}>{words('oet.writing.bandHint')}</p>
        <ScoreFacts
          submittedAt={submission.completed_at}
          overrunSeconds={submission.overrun_seconds}
          scoreAtTime={submission.score_at_time}
          engine={submission.engine}
        />
      </div>
      {estimate === null ? null : <Estimate estimate={estimate} hint={words('oet.writing.estimateHint')} />}
    </Card>
  );
}
