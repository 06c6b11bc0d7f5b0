import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SaveSign } from '../autosave/save-sign.tsx';
import type { Saving } from '../autosave/use-autosave.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { Countdown } from '../countdown/countdown.tsx';
import classes from './exam-bar.module.css';
import { ExamTools, type ExamToolsProps } from './exam-tools.tsx';

export interface ExamBarProps extends ExamToolsProps {
  /** The part or the phase. */
  readonly name: string;
  /** What it is about. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly clock: ServerClock;
  /** What the page says at 0. */
  readonly overText: string;
  /** null where nothing is made that could be lost. */
  readonly work: Saving | null;
}

/** Always in its place: where one is, how much time is left, and that nothing is lost. */
export function ExamBar({ name, title, back, clock, overText, zoom, keys, work }: ExamBarProps) {
  return (
    <header className={classes.bar}>
      <LinkButton to={back.to} variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
        <span className={classes.backText}>{back.label}</span>
      </LinkButton>
      <h1 className={classes.title}>
        <span className={classes.part}>{name}</span>{' '}
        <span className={classes.about} lang="en">
          {title}
        </span>
      </h1>
      <div className={classes.side}>
        {work ? <SaveSign work={work} /> : null}
        <ExamTools zoom={zoom} keys={keys} />
      </div>
      <div className={classes.time}>
        <Countdown clock={clock} overText={overText} showsOver={false} />
      </div>
    </header>
  );
}
