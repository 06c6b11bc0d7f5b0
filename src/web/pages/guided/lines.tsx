import { useEffect, useRef } from 'react';
import { PlayButton } from '#web/features/player/play-button.tsx';
import { usePlayer } from '#web/features/player/use-player.ts';
import { type SpokenLine, useSpokenLine } from '#web/features/player/use-spoken-line.ts';
import { TranslationArea, TranslationButton } from '#web/features/practice/translation-help.tsx';
import type { Translation } from '#web/features/practice/use-translation.ts';
import { gradeOf } from '#web/features/pronunciation/grade.ts';
import { formatNumber } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { calmly } from '#web/ui/motion.ts';
import classes from './lines.module.css';

export interface DoctorLineProps {
  readonly text: string;
  readonly learning: string;
  /** The best score at it, null before the first. */
  readonly best: number | null;
  /** It is the one to be said now. */
  readonly isCurrent: boolean;
  /** It has just become the current one: bring it into view, and with 'focus' have it read out. */
  readonly arrival: 'none' | 'view' | 'focus';
  readonly getModel: () => Blob | Promise<Blob>;
  /** Something is being recorded, which would be lost with a change of lines. */
  readonly isHeld: boolean;
  readonly onPractise: () => void;
}

function Best({ score }: { score: number }) {
  const words = useWords();
  return (
    <span className={classes.best} data-grade={gradeOf(score)}>
      {words('vocabulary.best', { score: formatNumber(score) })}
    </span>
  );
}

/** What the learner says. */
export function DoctorLine(props: DoctorLineProps) {
  const words = useWords();
  const { text, learning, best, isCurrent, arrival } = props;
  const player = usePlayer(props.getModel);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (arrival === 'none') return;
    if (arrival === 'focus') line.current?.focus({ preventScroll: true });
    const behavior = arrival === 'view' ? 'auto' : calmly();
    // The router scrolls a page that has just been loaded to its top.
    const timer = setTimeout(() => line.current?.scrollIntoView?.({ block: 'center', behavior }));
    return () => clearTimeout(timer);
  }, [arrival]);
  return (
    <div className={classes.doctor} data-current={isCurrent || undefined}>
      <p className={classes.who}>
        {words('guided.you')}
        {isCurrent ? <strong className={classes.sayThis}>{words('guided.sayThis')}</strong> : null}
      </p>
      <p ref={line} tabIndex={-1} lang={learning} dir="ltr" className={classes.text}>
        {text}
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('vocabulary.listen')} icon="speaker" compact={!isCurrent} />
        {best === null ? null : <Best score={best} />}
        {isCurrent ? null : (
          <ActionButton
            variant="subtle"
            className={classes.again}
            unavailable={props.isHeld}
            onClick={props.onPractise}
          >
            {words('guided.again')}
          </ActionButton>
        )}
      </div>
    </div>
  );
}

export interface PatientLineProps extends SpokenLine {
  readonly text: string;
  readonly native: string;
  readonly learning: string;
  readonly translation: Translation;
}

/** What the patient answers. */
export function PatientLine(props: PatientLineProps) {
  const words = useWords();
  const { text, native, learning, translation } = props;
  const player = useSpokenLine(props);
  return (
    <div className={classes.patient}>
      <p className={classes.who}>{words('guided.patient')}</p>
      <p lang={learning} dir="ltr" className={classes.text}>
        {text}
      </p>
      <div className={classes.tools}>
        <PlayButton player={player} label={words('guided.hear')} icon="speaker" />
        <TranslationButton translation={translation} native={native} learning={learning} />
      </div>
      <TranslationArea translation={translation} native={native} learning={learning} />
    </div>
  );
}
