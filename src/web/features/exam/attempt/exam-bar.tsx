import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { Autosave } from '../autosave/autosave.ts';
import { SaveSign } from '../autosave/save-sign.tsx';
import type { ServerClock } from '../countdown/clock.ts';
import { Countdown } from '../countdown/countdown.tsx';
import classes from './exam-bar.module.css';
import { ExamTools, type ExamToolsProps } from './exam-tools.tsx';

export interface ExamBarProps extends ExamToolsProps {
  readonly title: string;
  readonly part: string;
  readonly backTo: string;
  readonly clock: ServerClock;
  readonly answers: Autosave;
}

/** Always in its place: where one is, how much time is left, and that nothing is lost. */
export function ExamBar({ title, part, backTo, clock, zoom, steps, answers }: ExamBarProps) {
  const words = useWords();
  return (
    <header className={classes.bar}>
      <LinkButton to={backTo} variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
        <span className={classes.backText}>{words('exam.backToParts')}</span>
      </LinkButton>
      <h1 className={classes.title}>
        <span className={classes.part}>{words('exam.part', { part })}</span>{' '}
        <span className={classes.about} lang="en">
          {title}
        </span>
      </h1>
      <div className={classes.side}>
        <SaveSign answers={answers} />
        <ExamTools zoom={zoom} steps={steps} />
      </div>
      <div className={classes.time}>
        <Countdown clock={clock} overText={words('exam.timeIsUp')} showsOver={false} />
      </div>
    </header>
  );
}
