import { tierOf } from '#domain/oet/bands.ts';
import type { SpeakingResults } from '#domain/oet/speaking/results-wire.ts';
import { BandBadge } from '#web/features/exam/results/band-badge.tsx';
import { Estimate } from '#web/features/exam/results/estimate.tsx';
import { ScoreFacts } from '#web/features/exam/results/score-facts.tsx';
import { formatDecimal } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import classes from './role-play-results.module.css';

/** OET's letter, the score with one decimal, and the estimate on its line. */
export function RolePlayScore({ results }: { results: SpeakingResults }) {
  const words = useWords();
  const { speaking_score: score, speaking_progress: progress, estimated_score: estimate } = results;
  return (
    <Card className={classes.score}>
      <div>
        <p className={classes.band}>
          {progress.band ? <BandBadge band={progress.band} scale="oet" /> : null}
          {score === null ? null : <span>{words('spoken.score', { score: formatDecimal(score) })}</span>}
        </p>
        {score === null ? null : <p>{words(`oet.tier.${tierOf(score)}`)}</p>}
        <p className={classes.hint}>{words('spoken.bandHint')}</p>
        <ScoreFacts
          submittedAt={progress.completed_at}
          overrunSeconds={results.overrun_seconds}
          scoreAtTime={null}
          engine={results.engine}
        />
      </div>
      {estimate === null ? null : <Estimate estimate={estimate} hint={words('spoken.estimateHint')} />}
    </Card>
  );
}
