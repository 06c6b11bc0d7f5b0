import type { Autosave } from '../autosave/autosave.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import classes from './question.module.css';
import { type ExamQuestion, type QuestionGroup, questionElementId } from './question.ts';
import { FlagButton, useQuestionFrame } from './question-frame.tsx';
import { GapQuestion, SummaryQuestion } from './written-question.tsx';

const VIEWS = {
  MCQ: ChoiceQuestion,
  TRUE_FALSE: ChoiceQuestion,
  FILL: GapQuestion,
  SUMMARY: SummaryQuestion,
} as const;

interface QuestionViewProps {
  readonly question: ExamQuestion;
  readonly answers: Autosave;
  /** The learner has come to it. */
  readonly onLook: (id: string) => void;
}

function QuestionView({ question, answers, onLook }: QuestionViewProps) {
  const View = VIEWS[question.type];
  const frame = useQuestionFrame(question.id, onLook);
  return (
    <div className={classes.question} {...frame}>
      <View question={question} answers={answers} />
      <FlagButton question={question} className={classes.flag} />
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
