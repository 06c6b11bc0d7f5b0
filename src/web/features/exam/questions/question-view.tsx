import type { KeyboardEvent } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { FlagIcon } from '#web/ui/icons.tsx';
import { useAids } from '../aids/use-aids.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import classes from './question.module.css';
import { type ExamQuestion, type QuestionGroup, questionElementId } from './question.ts';
import { GapQuestion, SummaryQuestion } from './written-question.tsx';

/** With Alt. */
const FLAG_KEY = 'KeyM';

const VIEWS = {
  MCQ: ChoiceQuestion,
  TRUE_FALSE: ChoiceQuestion,
  FILL: GapQuestion,
  SUMMARY: SummaryQuestion,
} as const;

function FlagButton({ id, number }: Pick<ExamQuestion, 'id' | 'number'>) {
  const words = useWords();
  const { aids, flag } = useAids();
  return (
    <button
      type="button"
      // By keyboard a question is flagged from inside it: Tab goes from gap to gap.
      tabIndex={-1}
      className={classes.flag}
      aria-pressed={aids.flagged.includes(id)}
      aria-label={words('exam.flagLabel', { number })}
      title={words('exam.flag')}
      onClick={() => flag(id)}
    >
      <FlagIcon />
    </button>
  );
}

interface QuestionViewProps {
  readonly question: ExamQuestion;
  readonly answers: Autosave;
  /** The learner has come to it. */
  readonly onLook: (id: string) => void;
}

function QuestionView({ question, answers, onLook }: QuestionViewProps) {
  const View = VIEWS[question.type];
  const { flag } = useAids();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.code !== FLAG_KEY) return;
    event.preventDefault();
    flag(question.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes where the focus is and what is pressed there
    <div
      id={questionElementId(question.id)}
      className={classes.question}
      onFocus={() => onLook(question.id)}
      onKeyDown={onKeyDown}
    >
      <View question={question} answers={answers} />
      <FlagButton {...question} />
    </div>
  );
}

export interface QuestionGroupsProps extends Pick<QuestionViewProps, 'answers' | 'onLook'> {
  readonly groups: readonly QuestionGroup[];
}

/** Questions below what to do with them. */
export function QuestionGroups({ groups, answers, onLook }: QuestionGroupsProps) {
  return groups.map(({ instruction, questions }) => (
    <section key={questions[0]?.id} className={classes.group}>
      {instruction ? (
        <p className={classes.instruction} lang="en">
          {instruction}
        </p>
      ) : null}
      {questions.map((question) => (
        <QuestionView key={question.id} question={question} answers={answers} onLook={onLook} />
      ))}
    </section>
  ));
}

/** Brings a question into view and its first control into focus. */
export function focusQuestion(id: string): void {
  const element = document.getElementById(questionElementId(id));
  element?.scrollIntoView({ block: 'nearest' });
  const inputs = element?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
  const checked = [...inputs].find((input) => input.checked);
  (checked ?? inputs[0])?.focus({ preventScroll: true });
}
