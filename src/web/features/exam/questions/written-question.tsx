import { useState } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { useAnswer } from '../autosave/use-autosave.ts';
import { Highlightable } from '../passage/highlightable.tsx';
import classes from './question.module.css';
import { aroundGap, type ExamQuestion, spoken } from './question.ts';
import { Stem } from './stem.tsx';
import fieldClasses from './written-question.module.css';

export interface WrittenQuestionProps {
  readonly question: ExamQuestion;
  readonly answers: Autosave;
}

/** What is being typed is never taken away: what others save meanwhile is shown when the field is left. */
function useField(answers: Autosave, id: string) {
  const shared = useAnswer(answers, id);
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? shared,
    onBlur: () => setTyped(null),
    onChange(event: { readonly currentTarget: { readonly value: string } }) {
      setTyped(event.currentTarget.value);
      answers.edit(id, event.currentTarget.value);
    },
  };
}

/* What the server takes of one answer at most, and far more than a gap needs: one longer would stop the saving of all. */
const SUMMARY_LETTERS = 20_000;
const GAP_LETTERS = 500;

/** English, and without what browsers would add to an answer whose spelling counts. */
const AS_TYPED = {
  lang: 'en',
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/** Where a word or a short phrase is written. */
export function GapField({ question, answers }: WrittenQuestionProps) {
  const words = useWords();
  const { id, number, text } = question;
  const field = useField(answers, id);
  return (
    <input
      type="text"
      className={fieldClasses.gap}
      aria-label={words('exam.gapLabel', { number, text: spoken(text, words('exam.gap')) })}
      maxLength={GAP_LETTERS}
      {...AS_TYPED}
      {...field}
    />
  );
}

/** A word or a short phrase: in its gap, or below the question where it has none. */
export function GapQuestion({ question, answers }: WrittenQuestionProps) {
  const { id, number, text } = question;
  const input = <GapField question={question} answers={answers} />;
  const around = aroundGap(text);
  if (!around) {
    return (
      <>
        <p className={classes.stem}>
          <Stem question={question} />
        </p>
        {input}
      </>
    );
  }
  const [before, after] = around;
  return (
    <p className={`${classes.stem} ${fieldClasses.sentence}`}>
      <span className={classes.number}>{number}</span> <Highlightable id={`${id}:before`} text={before} />
      {input}
      <Highlightable id={`${id}:after`} text={after} />
    </p>
  );
}

/** A few sentences. */
export function SummaryQuestion({ question, answers }: WrittenQuestionProps) {
  const words = useWords();
  const { id, number, text } = question;
  const field = useField(answers, id);
  return (
    <>
      <p className={classes.stem}>
        <Stem question={question} />
      </p>
      <textarea
        lang="en"
        className={fieldClasses.summary}
        rows={6}
        maxLength={SUMMARY_LETTERS}
        aria-label={words('exam.gapLabel', { number, text })}
        placeholder={words('exam.summaryPlaceholder')}
        {...field}
      />
    </>
  );
}
