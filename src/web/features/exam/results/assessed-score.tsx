import type { ReactNode } from 'react';
import { Card } from '#web/ui/page.tsx';
import classes from './assessed-score.module.css';
import { BandBadge } from './band-badge.tsx';
import { Estimate } from './estimate.tsx';
import { ScoreFacts, type ScoreFactsProps } from './score-facts.tsx';

export interface AssessedScoreProps extends ScoreFactsProps {
  readonly band: string | null;
  /** In words; null where it was not judged. */
  readonly score: string | null;
  /** What stands below it. */
  readonly meaning?: ReactNode;
  readonly hint: string;
  readonly estimate: number | null;
  readonly estimateHint: string;
}

/** OET's letter for a letter or a role-play, and the estimate on its line. */
export function AssessedScore(props: AssessedScoreProps) {
  const { band, score, meaning, hint, estimate, estimateHint, ...facts } = props;
  return (
    <Card className={classes.score}>
      <div>
        <p className={classes.band}>
          {band ? <BandBadge band={band} scale="oet" /> : null}
          {score === null ? null : <span>{score}</span>}
        </p>
        {meaning}
        <p className={classes.hint}>{hint}</p>
        <ScoreFacts {...facts} />
      </div>
      {estimate === null ? null : <Estimate estimate={estimate} hint={estimateHint} />}
    </Card>
  );
}
