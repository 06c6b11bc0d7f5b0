import { HARMS, type HarmKind } from '#domain/practice/complex/review.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './review.module.css';
import { type Showing, ShownQuote } from './shown-quote.tsx';
import type { Review } from './use-review.ts';

const isHarm = (name: string): name is HarmKind => HARMS.some((kind) => kind === name);

/** What was said that may harm, ahead of all else. */
export function Harms({ harms, ...showing }: Pick<Review, 'harms'> & Showing) {
  const words = useWords();
  if (harms.length === 0) return null;
  return (
    <section aria-labelledby="harms" className={classes.harms}>
      <h3 id="harms">{words('review.harm')}</h3>
      <ul className={classes.findings} aria-labelledby="harms">
        {harms.map(({ kind, shown, against }) => (
          <li key={`${shown.turn} ${shown.quote}`}>
            <ShownQuote name={words('review.harm')} quote={shown} {...showing} />
            {isHarm(kind) ? <p>{words(`review.harm.${kind}`)}</p> : null}
            <p className={classes.against} lang={showing.learning} dir="ltr">
              {against}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
