import type { ReviewedQuestion } from '#domain/oet/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './question-jumps.module.css';
import { VERDICT_SIGNS, verdictOf } from './reviewed-question.ts';

/** The id of the element that shows a question. */
export const questionAnchor = ({ number }: Pick<ReviewedQuestion, 'number'>) => `question-${number}`;

/** All questions at a glance, each a link to where it is reviewed. */
export function QuestionJumps({ questions }: { questions: readonly ReviewedQuestion[] }) {
  const words = useWords();
  return (
    <nav className={classes.jumps} aria-label={words('oet.results.jump')}>
      {questions.map((question) => {
        const verdict = verdictOf(question);
        return (
          <a
            key={question.id}
            href={`#${questionAnchor(question)}`}
            className={classes.jump}
            data-verdict={verdict}
            aria-label={`${words('oet.results.question', { n: question.number })}: ${words(`oet.results.${verdict}`)}`}
          >
            {question.number} <span aria-hidden="true">{VERDICT_SIGNS[verdict]}</span>
          </a>
        );
      })}
    </nav>
  );
}
