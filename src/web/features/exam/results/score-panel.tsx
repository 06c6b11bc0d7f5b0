import { PRACTICE_BANDS, tierOf } from '#domain/oet/bands.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Card } from '#web/ui/page.tsx';
import { BandBadge } from './band-badge.tsx';
import { Estimate } from './estimate.tsx';
import { ScoreFacts } from './score-facts.tsx';
import classes from './score-panel.module.css';
import { ScoreScale } from './score-scale.tsx';

/** What a part came to. */
export interface PartScore {
  /** Percent. */
  readonly score: number;
  readonly band: string;
  readonly obtained: number;
  readonly total: number;
  /** ISO 8601. */
  readonly submittedAt: string;
  readonly overrunSeconds: number;
  /** Percent, of what stood there when the time was over. */
  readonly scoreAtTime: number;
  /** 0 to 500; null until the whole module is marked. */
  readonly estimate: number | null;
}

const BAND_MARKS = PRACTICE_BANDS.filter(({ from }) => from > 0).map(({ from, band }) => ({
  at: from,
  label: band,
}));

/** The band and the estimate, each on its scale, and the numbers behind them. */
export function ScorePanel({ part }: { part: PartScore }) {
  const words = useWords();
  const score = Math.round(part.score);
  return (
    <Card className={classes.panel}>
      <div className={classes.score}>
        <span className={classes.letter}>
          <BandBadge band={part.band} scale="practice" />
        </span>
        <p className={classes.percent}>{words('oet.score', { score })}</p>
        <p className={classes.tier}>{words(`oet.tier.${tierOf(part.score)}`)}</p>
      </div>
      <ScoreFacts
        marks={words('oet.results.marksOf', { obtained: part.obtained, total: part.total })}
        submittedAt={part.submittedAt}
        overrunSeconds={part.overrunSeconds}
        scoreAtTime={part.scoreAtTime}
      />
      <section className={classes.scale} aria-labelledby="band">
        <h2 id="band">{words('oet.band')}</h2>
        <ScoreScale
          label={words('oet.results.bandScale', { band: part.band, score })}
          score={score}
          highest={100}
          marks={BAND_MARKS}
        />
        <p className={classes.hint}>{words('oet.results.bandHint')}</p>
      </section>
      {part.estimate === null ? (
        <p className={classes.hint}>{words('oet.results.noEstimate')}</p>
      ) : (
        <Estimate estimate={part.estimate} hint={words('oet.results.estimateHint')} />
      )}
    </Card>
  );
}
