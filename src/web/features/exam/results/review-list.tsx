import { type ReactNode, useState } from 'react';
import type { ReviewedQuestion } from '#domain/oet/results-wire.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QuestionJumps } from './question-jumps.tsx';
import { QuestionReview } from './question-review.tsx';
import classes from './review-list.module.css';

const FILTERS = ['all', 'wrong'] as const;
type Filter = (typeof FILTERS)[number];

interface FilterChoiceProps {
  readonly value: Filter;
  readonly labels: Readonly<Record<Filter, string>>;
  readonly onChange: (value: Filter) => void;
}

function FilterChoice({ value, labels, onChange }: FilterChoiceProps) {
  const words = useWords();
  return (
    <div className={classes.filter} role="radiogroup" aria-label={words('oet.results.filter')}>
      {FILTERS.map((filter) => (
        <label key={filter} className={classes.option}>
          <input
            type="radio"
            name="review-filter"
            checked={filter === value}
            onChange={() => onChange(filter)}
          />
          {labels[filter]}
        </label>
      ))}
    </div>
  );
}

export interface ReviewListProps<Question extends ReviewedQuestion> {
  readonly questions: readonly Question[];
  /** What proves an answer, which differs between texts and recordings. */
  readonly proofOf: (question: Question) => ReactNode;
}

/** Every question with what was answered, what is right and why; or the wrong ones alone. */
export function ReviewList<Question extends ReviewedQuestion>({
  questions,
  proofOf,
}: ReviewListProps<Question>) {
  const words = useWords();
  const [filter, setFilter] = useState<Filter>('all');
  const wrong = questions.filter(({ obtained, marks }) => obtained < marks);
  const labels = {
    all: words('oet.results.allQuestions', { n: questions.length }),
    wrong: words('oet.results.wrongOnly', { n: wrong.length }),
  };
  const shown = filter === 'wrong' ? wrong : questions;
  return (
    <section aria-labelledby="review" className={classes.review}>
      <h2 id="review">{words('oet.results.questions')}</h2>
      <FilterChoice value={filter} labels={labels} onChange={setFilter} />
      {shown.length === 0 ? <Notice kind="success">{words('oet.results.noneWrong')}</Notice> : null}
      <QuestionJumps questions={shown} />
      <ol className={classes.list}>
        {shown.map((question) => (
          <QuestionReview key={question.id} question={question} proof={proofOf(question)} />
        ))}
      </ol>
    </section>
  );
}
