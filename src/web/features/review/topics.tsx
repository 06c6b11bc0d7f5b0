import { ModelSentence } from '#web/features/model-sentence/model-sentence.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './review.module.css';
import { type Showing, ShownQuote } from './shown-quote.tsx';
import type { Review } from './use-review.ts';

function Missed({ missed, learning }: Pick<Review, 'missed'> & Pick<Showing, 'learning'>) {
  const words = useWords();
  if (missed.length === 0) return null;
  return (
    <>
      <h4>{words('review.missedTopics')}</h4>
      <p className={classes.hint}>{words('review.missedTopicsHint')}</p>
      <ul className={classes.missed} aria-label={words('review.missedTopics')}>
        {missed.map(({ topic, name, model }) => (
          <li key={topic}>
            {model ? (
              <details>
                <summary>{name}</summary>
                <ModelSentence label={words('review.couldSay')} text={model} language={learning} />
              </details>
            ) : (
              <p>{name}</p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The topics and duties of the case: missed with a sentence, covered with the words that covered them. */
export function Topics({ covered, missed, ...showing }: Pick<Review, 'covered' | 'missed'> & Showing) {
  const words = useWords();
  return (
    <section aria-labelledby="topics" className={classes.part}>
      <h3 id="topics">{words('review.topics')}</h3>
      <Missed missed={missed} learning={showing.learning} />
      {covered.length > 0 ? (
        <>
          <h4>{words('review.coveredTopics')}</h4>
          <ul className={classes.covered} aria-label={words('review.coveredTopics')}>
            {covered.map(({ topic, name, turn, quote }) => (
              <li key={topic}>
                <strong>{name}</strong>
                {quote !== null && turn !== null ? (
                  <ShownQuote name={name} quote={{ turn, quote }} {...showing} />
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
