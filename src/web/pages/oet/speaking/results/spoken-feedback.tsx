import type { SpeakingResults, SpokenFeedback } from '#domain/oet/speaking/results-wire.ts';
import { formatDecimal } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './spoken-feedback.module.css';

type Line = SpeakingResults['speaking_progress']['feedback'][number];
const SIGNS: Readonly<Record<Line['grade'], string>> = { good: '✓', fair: '!', poor: '✗' };

function GradedLines({ lines }: { lines: readonly Line[] }) {
  const words = useWords();
  return (
    <ul className={classes.lines}>
      {lines.map(({ grade, text }) => (
        <li key={text} data-grade={grade}>
          <span className={classes.sign} aria-hidden="true">
            {SIGNS[grade]}
          </span>
          <span>
            <span className="visually-hidden">{words(`spoken.grade.${grade}`)} </span>
            <span lang="en">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PointsProps {
  readonly title: string;
  readonly part: SpokenFeedback['englishFluency'];
}

function Points({ title, part: { score, comments } }: PointsProps) {
  const words = useWords();
  return (
    <div className={classes.part}>
      <h3>
        {title}{' '}
        <span className={classes.number}>
          {score === null
            ? words('spoken.notJudged')
            : words('spoken.outOfFive', { score: formatDecimal(score) })}
        </span>
      </h3>
      <TextList texts={comments} />
    </div>
  );
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul lang="en">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Fluency and voice out of five, common mistakes and what to try: in short what the criteria say at length. */
export function SpokenFeedbackView({ results }: { results: SpeakingResults }) {
  const words = useWords();
  const { feedback, speaking_progress: progress } = results;
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">{words('spoken.feedback')}</h2>
      <GradedLines lines={progress.feedback} />
      {feedback ? (
        <div className={classes.parts}>
          <Points title={words('spoken.fluency')} part={feedback.englishFluency} />
          <Points title={words('spoken.voice')} part={feedback.voiceAccuracy} />
          <div className={classes.part}>
            <h3>{words('spoken.mistakes')}</h3>
            {feedback.commonMistakes.length === 0 ? <p>{words('spoken.noMistakes')}</p> : null}
            <TextList texts={feedback.commonMistakes} />
          </div>
          <div className={classes.part}>
            <h3>{words('spoken.suggestions')}</h3>
            <TextList texts={feedback.suggestions} />
          </div>
          <p className={classes.overall}>
            {words('spoken.overall')}{' '}
            <strong>{words('spoken.score', { score: formatDecimal(feedback.overallScore) })}</strong>
          </p>
        </div>
      ) : null}
    </section>
  );
}
