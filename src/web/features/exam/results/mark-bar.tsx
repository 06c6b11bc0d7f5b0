import classes from './mark-bar.module.css';

/** How much of a criterion's marks was reached, for the eye alone: the number stands beside it. */
export function MarkBar({ mark, most }: { readonly mark: number | null; readonly most: number }) {
  return (
    <span className={classes.track} aria-hidden="true">
      <span className={classes.bar} style={{ inlineSize: `${((mark ?? 0) / most) * 100}%` }} />
    </span>
  );
}
