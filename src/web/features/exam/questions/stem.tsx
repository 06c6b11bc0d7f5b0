import { Highlightable } from '../passage/highlightable.tsx';
import classes from './question.module.css';
import type { ExamQuestion } from './question.ts';

/** The words of a question behind its number. */
export function Stem({ question: { id, number, text } }: { question: ExamQuestion }) {
  return (
    <>
      <span className={classes.number}>{number}</span> <Highlightable id={`${id}:stem`} text={text} />
    </>
  );
}
