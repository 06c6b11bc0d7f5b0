import { PRACTICE_BANDS } from '#domain/oet/bands.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import type { DatedAttempt } from './report.ts';
import classes from './score-chart.module.css';

const WIDTH = 480;
const HEIGHT = 280;
const LEFT = 38;
const RIGHT = 36;
const TOP = 12;
const BOTTOM = 12;
const RADIUS = 5;

const y = (percent: number) => TOP + (1 - percent / 100) * (HEIGHT - TOP - BOTTOM);
/** One point stands in the middle, more from edge to edge. */
const x = (index: number, count: number) => {
  const share = count === 1 ? 0.5 : index / (count - 1);
  return LEFT + 12 + share * (WIDTH - LEFT - RIGHT - 24);
};

function BandLines() {
  return PRACTICE_BANDS.map(({ from, band }, index) => {
    const upTo = PRACTICE_BANDS[index - 1]?.from ?? 100;
    return (
      <g key={band}>
        <line className={classes.grid} x1={LEFT} x2={WIDTH - RIGHT} y1={y(from)} y2={y(from)} />
        <text className={classes.percent} x={LEFT - 6} y={y(from) + 5}>
          {from}
        </text>
        <text className={classes.band} x={WIDTH - RIGHT + 6} y={y((from + upTo) / 2) + 5}>
          {band}
        </text>
      </g>
    );
  });
}

interface Point {
  readonly attempt: DatedAttempt;
  readonly x: number;
  readonly y: number;
}

/** A line for each module, in its order. */
function seriesOf(attempts: readonly DatedAttempt[]): [name: string, points: Point[]][] {
  const points = attempts.map((attempt, index) => ({
    attempt,
    x: x(index, attempts.length),
    y: y(attempt.attempt.score),
  }));
  return [...Map.groupBy(points, ({ attempt }) => attempt.module.name)];
}

function Dot({ point }: { point: Point }) {
  const { attempt } = point.attempt;
  return (
    <circle
      className={classes.dot}
      data-complete={attempt.completedAt !== null || undefined}
      cx={point.x}
      cy={point.y}
      r={RADIUS}
    />
  );
}

function Legend({ incomplete }: { incomplete: boolean }) {
  const words = useWords();
  if (!incomplete) return null;
  return (
    <p className={classes.legend} aria-hidden="true">
      <span data-complete>{words('oet.progress.complete')}</span>
      <span>{words('oet.incomplete')}</span>
    </p>
  );
}

/** Scores over time, the oldest first: a line for each module, on the bands. */
export function ScoreChart({ attempts }: { attempts: readonly DatedAttempt[] }) {
  const words = useWords();
  const first = attempts[0];
  const last = attempts.at(-1);
  if (!first || !last) return null;
  const label = words('oet.progress.chartLabel', {
    n: attempts.length,
    first: Math.round(first.attempt.score),
    last: Math.round(last.attempt.score),
  });
  return (
    <section aria-labelledby="chart" className={classes.section}>
      <h2 id="chart">{words('oet.progress.chart')}</h2>
      <div className={classes.figure}>
        <svg className={classes.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
          <BandLines />
          {seriesOf(attempts).map(([name, points], index) => (
            <g key={name} className={classes.series} data-series={index}>
              <polyline className={classes.line} points={points.map((at) => `${at.x},${at.y}`).join(' ')} />
              {points.map((point) => (
                <Dot key={point.attempt.attempt.id} point={point} />
              ))}
            </g>
          ))}
        </svg>
        <p className={classes.dates}>
          <DateText iso={first.at} />
          {attempts.length > 1 ? <DateText iso={last.at} /> : null}
        </p>
      </div>
      <Legend incomplete={attempts.some(({ attempt }) => attempt.completedAt === null)} />
      {attempts.length === 1 ? <p className={classes.hint}>{words('oet.progress.chartOne')}</p> : null}
    </section>
  );
}
