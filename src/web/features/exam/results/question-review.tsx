import type { ReactNode } from 'react';
import type { ReviewedQuestion } from '#domain/oet/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { aboutTime } from './about-time.ts';
import { questionAnchor } from './question-jumps.tsx';
import classes from './question-review.module.css';
import { VERDICT_SIGNS, type Verdict, verdictOf } from './reviewed-question.ts';

function VerdictSign({ verdict }: { verdict: Verdict }) {
  const words = useWords();
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span> {words(`oet.results.${verdict}`)}
    </span>
  );
}

function Answers({ question, verdict }: { question: ReviewedQuestion; verdict: Verdict }) {
  const words = useWords();
  const { type, answer, correct } = question;
  const empty = answer.trim() === '';
  return (
    <dl className={classes.answers}>
      <div>
        <dt>{words('oet.results.yours')}</dt>
        <dd>{empty ? <em>{words('oet.results.noAnswer')}</em> : <span lang="en">{answer}</span>}</dd>
      </div>
      {verdict === 'right' ? null : (
        <div>
          <dt>{words(type === 'SUMMARY' ? 'oet.results.model' : 'oet.results.correct')}</dt>
          <dd lang="en">{correct}</dd>
        </div>
      )}
    </dl>
  );
}

export interface QuestionReviewProps {
  readonly question: ReviewedQuestion;
  readonly proof: ReactNode;
}

/** A question with what was answered, what is right, why, and what proves it. */
export function QuestionReview({ question, proof }: QuestionReviewProps) {
  const words = useWords();
  const { number, text, marks, obtained, why, spent_ms } = question;
  const verdict = verdictOf(question);
  return (
    <li id={questionAnchor(question)} className={classes.question} data-verdict={verdict}>
      <div className={classes.head}>
        <h3>{words('oet.results.question', { n: number })}</h3>
        <VerdictSign verdict={verdict} />
        {marks > 1 ? (
          <span className={classes.fact}>
            {words('oet.results.questionMarks', { obtained, total: marks })}
          </span>
        ) : null}
        <span className={classes.fact}>{words(`oet.skill.${question.skill}`)}</span>
        {spent_ms === null ? null : (
          <span className={classes.fact}>{words('oet.results.about', { time: aboutTime(spent_ms) })}</span>
        )}
      </div>
      <p className={classes.text} lang="en">
        {text}
      </p>
      <Answers question={question} verdict={verdict} />
      <div>
        <h4>{words('oet.results.why')}</h4>
        <p lang="en">{why}</p>
      </div>
      <div>
        <h4>{words('oet.results.evidence')}</h4>
        {proof}
      </div>
    </li>
  );
}
