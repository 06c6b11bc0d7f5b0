import { HIGHEST_SCORE, PASS_LINE, PRACTICE_BANDS, tierOf } from '#domain/oet/bands.ts';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { Card } from '#web/ui/page.tsx';
import { BandBadge } from './band-badge.tsx';
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
const ESTIMATE_MARKS = [0, 100, 200, PASS_LINE, HIGHEST_SCORE].map((at) => ({ at, label: String(at) }));

function Facts({ part }: { part: PartScore }) {
  const words = useWords();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{words('oet.results.marks')}</dt>
        <dd>{words('oet.results.marksOf', { obtained: part.obtained, total: part.total })}</dd>
      </div>
      <div>
        <dt>{words('oet.results.submitted')}</dt>
        <dd>
          <DateText iso={part.submittedAt} />
        </dd>
      </div>
      {part.overrunSeconds > 0 ? (
        <>
          <div>
            <dt>{words('oet.results.overrun')}</dt>
            <dd>{formatTimer(part.overrunSeconds * 1000)}</dd>
          </div>
          <div>
            <dt>{words('oet.results.atTime')}</dt>
            <dd>{words('oet.score', { score: Math.round(part.scoreAtTime) })}</dd>
          </div>
        </>
      ) : null}
    </dl>
  );
}

function Estimate({ estimate }: { estimate: number | null }) {
  const words = useWords();
  if (estimate === null) return <p className={classes.hint}>{words('oet.results.noEstimate')}</p>;
  return (
    <section className={classes.scale} aria-labelledby="estimate">
      <h2 id="estimate">{words('oet.results.estimate')}</h2>
      <ScoreScale
        label={words('oet.results.estimateScale', { score: estimate })}
        score={estimate}
        highest={HIGHEST_SCORE}
        marks={ESTIMATE_MARKS}
        line={PASS_LINE}
      />
      <p className={classes.line}>{words('oet.results.line')}</p>
      <p className={classes.hint}>{words('oet.results.estimateHint')}</p>
    </section>
  );
}

/** The band and the estimate, each on its scale, and the numbers behind them. */
export function ScorePanel({ part }: { part: PartScore }) {
  const words = useWords();
  const score = Math.round(part.score);
  return (
    <Card className={classes.panel}>
      <div className={classes.score}>
        <span className={classes.letter}>
          <BandBadge band={part.band} />
        </span>
        <p className={classes.percent}>{words('oet.score', { score })}</p>
        <p className={classes.tier}>{words(`oet.tier.${tierOf(part.score)}`)}</p>
      </div>
      <Facts part={part} />
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
      <Estimate estimate={part.estimate} />
    </Card>
  );
}
