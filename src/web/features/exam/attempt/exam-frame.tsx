import { type ReactNode, useRef } from 'react';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AidsContext, type AidsHandle } from '../aids/use-aids.ts';
import type { ServerClock } from '../countdown/clock.ts';
import { useIsOver } from '../countdown/use-countdown.ts';
import { Highlighter } from '../passage/highlighter.tsx';
import { useZoom } from '../passage/use-zoom.ts';
import { ExamBar, type ExamBarProps } from './exam-bar.tsx';
import classes from './exam-frame.module.css';

export interface ExamFrameProps extends Omit<ExamBarProps, 'zoom'> {
  readonly aids: AidsHandle;
  /** What happens when the page is left; null while leaving is no question. */
  readonly leaving: string | null;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}

function TimeIsUp({ clock, text }: { clock: ServerClock; text: string }) {
  return useIsOver(clock) ? <p className={classes.over}>{text}</p> : null;
}

/** Stays in sight at the end of the screen: what leads on. */
export function ExamFoot({ failure, children }: { failure: string | null; children: ReactNode }) {
  return (
    <footer className={classes.foot}>
      {failure ? <Notice kind="error">{failure}</Notice> : null}
      <div className={classes.actions}>{children}</div>
    </footer>
  );
}

/** What every screen under a clock has: its bar, texts that can be sized and highlighted, a foot, a word at leaving. */
export function ExamFrame({ aids, leaving, children, foot, ...bar }: ExamFrameProps) {
  const words = useWords();
  const root = useRef<HTMLDivElement>(null);
  const zoom = useZoom();
  return (
    <AidsContext value={aids}>
      <div ref={root} className={classes.exam} data-zoom={zoom.zoom}>
        <ExamBar {...bar} zoom={zoom} />
        <TimeIsUp clock={bar.clock} text={bar.overText} />
        {children}
        {foot}
        <Highlighter root={root} />
        <LeaveGuard when={leaving !== null} title={words('exam.leaveTitle')} text={leaving ?? ''} />
      </div>
    </AidsContext>
  );
}
