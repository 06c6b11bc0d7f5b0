import { MANNERS, type Manner } from '#domain/practice/complex/review.ts';
import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './review.module.css';
import { MarkSign, type Showing, ShownQuote } from './shown-quote.tsx';
import type { Review } from './use-review.ts';

type Told = Review['manners'][number];

const isManner = (name: string): name is Manner => MANNERS.some((manner) => manner === name);
const verdictOf = ({ verdict }: Told) =>
  verdict === 'yes' || verdict === 'partly' || verdict === 'no' ? verdict : null;

function MannerRow({ told, manner, ...showing }: { told: Told; manner: Manner } & Showing) {
  const words = useWords();
  const name = words(`review.manner.${manner}`);
  const verdict = verdictOf(told);
  return (
    <li>
      <p className={classes.goal}>
        <strong>{name}</strong> <MarkSign mark={verdict ?? 'none'} />
      </p>
      <p>{words(verdict ? `review.${manner}.${verdict}` : 'review.none')}</p>
      {told.limited ? <p className={classes.hint}>{words('review.limited')}</p> : null}
      {told.shown.map((quote) => (
        <ShownQuote key={`${quote.turn} ${quote.quote}`} name={name} quote={quote} {...showing} />
      ))}
      {told.model ? (
        <details>
          <summary>{words('review.couldSay')}</summary>
          <ModelSentence text={told.model} language={showing.learning} />
        </details>
      ) : null}
    </li>
  );
}

/** How the learner talked, whatever the case. */
export function Manners({ manners, ...showing }: Pick<Review, 'manners'> & Showing) {
  const words = useWords();
  return (
    <section aria-labelledby="manners" className={classes.part}>
      <h3 id="manners">{words('review.manners')}</h3>
      <ul className={classes.findings} aria-labelledby="manners">
        {manners.flatMap((told) =>
          isManner(told.manner)
            ? [<MannerRow key={told.manner} told={told} manner={told.manner} {...showing} />]
            : [],
        )}
      </ul>
    </section>
  );
}
