import { formatNumber } from '#web/lib/numbers.ts';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { courseOf, type Stretch } from './course.ts';
import { type Review, useSaid } from './said.ts';
import classes from './timeline.module.css';

const WIDTH = 1000;
const ROW = 30;
const OWN_Y = 4;
const PARTNER_Y = 42;
const HEIGHT = 76;

function Bar({ stretch, x }: { stretch: Stretch; x: (ms: number) => number }) {
  const { turn, from, to, pauses } = stretch;
  const isOwn = turn.role === 'doctor';
  const y = isOwn ? OWN_Y : PARTNER_Y;
  return (
    <g className={classes.bar} data-own={isOwn || undefined}>
      <rect x={x(from)} y={y} width={Math.max(2, x(to) - x(from))} height={ROW} rx={3} />
      {pauses.map((pause) => (
        <rect
          key={pause.from}
          className={classes.pause}
          x={x(pause.from)}
          y={y + 3}
          width={x(pause.to) - x(pause.from)}
          height={ROW - 6}
        />
      ))}
    </g>
  );
}

/** Below their bars, and outside the drawing, which is stretched to the width of the page. */
function Cues({ course, x }: { course: readonly Stretch[]; x: (ms: number) => number }) {
  return (
    <div className={classes.cues} aria-hidden="true">
      {course.map(({ turn, from, to, cue }) =>
        cue ? (
          <span
            key={turn.number}
            className={classes.cue}
            data-cue={cue}
            style={{ left: `${(x((from + to) / 2) / WIDTH) * 100}%` }}
          >
            {cue === 'taken' ? '✓' : '✗'}
          </span>
        ) : null,
      )}
    </div>
  );
}

function useLengthText(): (ms: number) => string {
  const words = useWords();
  return (ms) => words('spoken.seconds', { n: Math.max(1, Math.round(ms / 1000)) });
}

function CourseList({ course }: { course: readonly Stretch[] }) {
  const words = useWords();
  const { partner } = useSaid();
  const lengthText = useLengthText();
  return (
    <details className={classes.list}>
      <summary>{words('spoken.list')}</summary>
      <ol>
        {course.map(({ turn, from, to, estimated, pauses, cue }) => (
          <li key={turn.number}>
            {words('spoken.listTurn', {
              time: formatTimer(from),
              who: turn.role === 'doctor' ? words('speaking.you') : partner,
              length: estimated && turn.role === 'doctor' ? words('spoken.typedTurn') : lengthText(to - from),
            })}
            {pauses.length > 0 ? `, ${words('spoken.pauses', { n: pauses.length })}` : null}
            {cue ? `, ${words(cue === 'taken' ? 'spoken.cueTaken' : 'spoken.cueMissed')}` : null}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Legend() {
  const words = useWords();
  const { partner } = useSaid();
  return (
    <ul className={classes.legend} aria-hidden="true">
      <li data-key="own">{words('speaking.you')}</li>
      <li data-key="partner">{partner}</li>
      <li>✓ {words('spoken.cueTaken')}</li>
      <li>✗ {words('spoken.cueMissed')}</li>
    </ul>
  );
}

/** Who spoke when, with pauses and cues; the same as a list. */
export function Timeline({ review }: { review: Review }) {
  const words = useWords();
  const course = courseOf(useSaid().turns, review.cues);
  const lengthText = useLengthText();
  const end = course.at(-1)?.to ?? 0;
  const { doctorMs, patientMs, articulationRate } = review.talk;
  if (end === 0) return null;
  const x = (ms: number) => (ms / end) * WIDTH;
  return (
    <section aria-labelledby="course">
      <h2 id="course">{words('spoken.overview')}</h2>
      <p className={classes.hint}>{words('spoken.overviewHint')}</p>
      <svg
        className={classes.timeline}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('spoken.timeline', { turns: course.length, time: formatTimer(end) })}
      >
        {course.map((stretch) => (
          <Bar key={stretch.turn.number} stretch={stretch} x={x} />
        ))}
      </svg>
      <Cues course={course} x={x} />
      <Legend />
      <p>
        {words('spoken.shares', { own: lengthText(doctorMs), other: lengthText(patientMs) })}{' '}
        {articulationRate === null ? null : words('spoken.rate', { rate: formatNumber(articulationRate) })}
      </p>
      <CourseList course={course} />
    </section>
  );
}
