import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './review.module.css';
import { MarkSign, type Showing, ShownQuote } from './shown-quote.tsx';
import type { Review } from './use-review.ts';

/** What a good explanation of the case has: made, with the words that made it, or missing, with some that would. */
export function KeyPoints({ keyPoints, ...showing }: Pick<Review, 'keyPoints'> & Showing) {
  const words = useWords();
  if (keyPoints.length === 0) return null;
  const sorted = [...keyPoints].sort((a, b) => Number(a.shown !== null) - Number(b.shown !== null));
  return (
    <section aria-labelledby="key-points" className={classes.part}>
      <h3 id="key-points">{words('review.keyPoints')}</h3>
      <ul className={classes.findings} aria-labelledby="key-points">
        {sorted.map(({ id, goal, shown, model }) => (
          <li key={id} data-met={shown !== null}>
            <p className={classes.goal}>
              <span lang={showing.learning} dir="ltr">
                {goal}
              </span>{' '}
              <MarkSign mark={shown ? 'yes' : 'no'} />
            </p>
            {shown ? (
              <ShownQuote name={goal} quote={shown} {...showing} />
            ) : (
              <ModelSentence label={words('review.couldSay')} text={model} language={showing.learning} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
