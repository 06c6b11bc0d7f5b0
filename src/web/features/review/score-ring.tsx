import classes from './score-ring.module.css';

const RADIUS = 42;
const LENGTH = 2 * Math.PI * RADIUS;

/** A score of 100 as a ring with its number inside. `label` says both for a screen reader. */
export function ScoreRing({ score, label }: { score: number; label: string }) {
  return (
    <div className={classes.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={classes.track} cx="50" cy="50" r={RADIUS} />
        {score > 0 ? (
          <circle
            className={classes.value}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          />
        ) : null}
      </svg>
      <span className={classes.number}>{score}</span>
    </div>
  );
}

/** A score from 1 to 5 as so many filled steps; the text beside it says the number. */
export function ScoreSteps({ score, of }: { score: number; of: number }) {
  return (
    <span className={classes.steps} aria-hidden="true">
      {Array.from({ length: of }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <span key={step} data-filled={step < score || undefined} />
      ))}
    </span>
  );
}
