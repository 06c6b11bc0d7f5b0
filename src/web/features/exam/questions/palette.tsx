import { useWords } from '#web/lib/words/use-words.tsx';
import { FlagIcon } from '#web/ui/icons.tsx';
import { useAids } from '../aids/use-aids.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { useAnswered } from '../autosave/use-autosave.ts';
import classes from './palette.module.css';
import type { ExamQuestion } from './question.ts';

export interface PaletteProps {
  readonly questions: readonly ExamQuestion[];
  readonly answers: Autosave;
  readonly currentId: string | null;
  readonly onGo: (id: string) => void;
}

/** Every question of the part: which are answered, which are to be come back to. */
export function Palette({ questions, answers, currentId, onGo }: PaletteProps) {
  const words = useWords();
  const { aids } = useAids();
  const answered = useAnswered(
    answers,
    questions.map(({ id }) => id),
  );
  return (
    <nav className={classes.palette} aria-label={words('exam.palette')}>
      <ol className={classes.list}>
        {questions.map(({ id, number }) => {
          const isFlagged = aids.flagged.includes(id);
          const isAnswered = answered.has(id);
          const marks = [
            words('exam.questionNumber', { number }),
            words(isAnswered ? 'exam.mark.answered' : 'exam.mark.unanswered'),
            ...(isFlagged ? [words('exam.mark.flagged')] : []),
          ];
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.item}
                data-answered={isAnswered || undefined}
                aria-current={id === currentId || undefined}
                aria-label={marks.join(', ')}
                onClick={() => onGo(id)}
              >
                {number}
                {isFlagged ? (
                  <span className={classes.flag}>
                    <FlagIcon size={14} />
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={classes.count} aria-hidden="true">
        {words('exam.answeredCount', { n: answered.size, total: questions.length })}
      </p>
    </nav>
  );
}
