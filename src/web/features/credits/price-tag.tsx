import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './price-tag.module.css';

interface PriceProps {
  readonly credits: number;
}

/** What something costs, beside it. Nothing where it costs nothing. */
export function PriceTag({ credits }: PriceProps) {
  const words = useWords();
  if (credits === 0) return null;
  return (
    <>
      {' '}
      <span className={classes.tag}>{words('credits.amount', { n: credits })}</span>
    </>
  );
}

/** The same within a button, whose name it isn't: `PriceSaid` describes it to screen readers. */
export function PriceOnButton({ credits }: PriceProps) {
  return (
    <span aria-hidden="true">
      <PriceTag credits={credits} />
    </span>
  );
}

/** What `aria-describedby` of a button with a price leads to. */
export function PriceSaid({ id, credits }: PriceProps & { id: string }) {
  const words = useWords();
  if (credits === 0) return null;
  return (
    <span id={id} className="visually-hidden">
      {words('credits.costs', { n: credits })}
    </span>
  );
}
