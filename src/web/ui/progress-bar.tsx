import classes from './progress-bar.module.css';

/** How far something is, 0 to 100. The text beside it says the same: `label` names it for screen readers. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={classes.bar} style={{ inlineSize: `${percent}%` }} />
    </div>
  );
}
