import { HIGHEST_POINT } from '#domain/practice/complex/local-feedback.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './feedback-view.module.css';
import type { GeneratedFeedback, Judged } from './generated-feedback.ts';
import { ScoreRing, ScoreSteps } from './score-ring.tsx';

function Points({ title, judged }: { title: string; judged: Judged }) {
  const words = useWords();
  return (
    <div className={classes.points}>
      <h4>{title}</h4>
      <p>{words('review.points', { score: judged.score })}</p>
      <ScoreSteps score={judged.score} of={HIGHEST_POINT} />
      <p className={classes.comment}>{judged.comments.join(' ')}</p>
    </div>
  );
}

/** What was counted, each number with what it counts. */
export function FeedbackView({ feedback, learning }: { feedback: GeneratedFeedback; learning: string }) {
  const words = useWords();
  const { overallScore, commonMistakes, suggestions } = feedback;
  return (
    <section className={classes.view} aria-label={words('review.counts')}>
      <h3>{words('review.counts')}</h3>
      <div className={classes.overall}>
        <ScoreRing score={overallScore} label={words('review.overallLabel', { score: overallScore })} />
        <div>
          <h4>{words('review.overall')}</h4>
          <p className={classes.comment}>{words('review.overallMade')}</p>
        </div>
      </div>
      <Points title={words('review.fluency')} judged={feedback.englishFluency} />
      <Points title={words('review.voice')} judged={feedback.voiceAccuracy} />
      <p className={classes.hint}>{words('review.countsHint')}</p>
      <h4>{words('review.mistakes')}</h4>
      {commonMistakes.length === 0 ? <p>{words('review.noMistakes')}</p> : null}
      {commonMistakes.length > 0 ? (
        <ul className={classes.list}>
          {commonMistakes.map((mistake) => (
            <li key={mistake}>{mistake}</li>
          ))}
        </ul>
      ) : null}
      <h4>{words('review.suggestions')}</h4>
      <ul className={classes.list}>
        {suggestions.map(({ text, examples }) => (
          <li key={text}>
            {text} {examples.length > 0 ? <i lang={learning}>{examples.join(', ')}</i> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
