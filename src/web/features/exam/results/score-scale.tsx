import classes from './score-scale.module.css';

export interface ScaleMark {
  readonly at: number;
  readonly label: string;
}

export interface ScoreScaleProps {
  /** Says all of it for those who don't see it. */
  readonly label: string;
  readonly score: number;
  readonly highest: number;
  /** Where something begins. */
  readonly marks: readonly ScaleMark[];
  /** A line that stands out from the marks. */
  readonly line?: number;
}

const WIDTH = 440;
const SIDE = 22;
const TOP = 40;
const THICK = 12;

/** A score on the line from 0 to the highest, with the marks that lie on the way. */
export function ScoreScale({ label, score, highest, marks, line }: ScoreScaleProps) {
  const x = (value: number) => SIDE + (value / highest) * (WIDTH - 2 * SIDE);
  return (
    <svg className={classes.scale} viewBox={`0 0 ${WIDTH} 84`} role="img" aria-label={label}>
      <rect className={classes.track} x={SIDE} y={TOP} width={WIDTH - 2 * SIDE} height={THICK} rx={6} />
      <rect className={classes.value} x={SIDE} y={TOP} width={x(score) - SIDE} height={THICK} rx={6} />
      {marks.map(({ at, label: text }) => (
        <g key={at} className={classes.mark} data-line={at === line || undefined}>
          <line x1={x(at)} x2={x(at)} y1={at === line ? TOP - 12 : TOP - 2} y2={TOP + THICK + 6} />
          <text x={x(at)} y={TOP + THICK + 24}>
            {text}
          </text>
        </g>
      ))}
      <path className={classes.pointer} d={`M${x(score)} ${TOP + 1} l-9 -14 h18 z`} />
      <text className={classes.score} x={x(score)} y={TOP - 18} data-side={sideOf(score / highest)}>
        {Math.round(score)}
      </text>
    </svg>
  );
}

/** Numbers at the ends would leave the picture. */
function sideOf(share: number): string | undefined {
  if (share > 0.97) return 'end';
  return share < 0.03 ? 'start' : undefined;
}
