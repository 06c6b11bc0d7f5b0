import { useEffect, useRef, useState } from 'react';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { minutesToTell, type ServerClock } from './clock.ts';
import classes from './countdown.module.css';
import { useSecondsLeft } from './use-countdown.ts';

export interface CountdownProps {
  readonly clock: ServerClock;
  /** What the page says at 0, in place of 'The time is over.' */
  readonly overText?: string;
  /** Whether that stands beside the time; a page may have another place for it. It is read out in any case. */
  readonly showsOver?: boolean;
}

/** Below this many seconds it also looks as if there were not much left. */
const SHORT_SECONDS = 60;

/** What a reader is told: at 5 and at 1 minutes and at the end, but not of an end that was there from the start. */
function useTold(seconds: number, overText: string): string {
  const words = useWords();
  const [told, setTold] = useState('');
  const before = useRef(seconds);
  useEffect(() => {
    const minutes = minutesToTell(before.current, seconds);
    const isNew = before.current !== seconds;
    before.current = seconds;
    if (minutes !== null) setTold(words('countdown.left', { minutes }));
    else if (isNew && seconds === 0) setTold(overText);
  }, [seconds, overText, words]);
  return told;
}

/** The time left as m:ss. Never read out by itself; at 0 it stops and says so. */
export function Countdown({ clock, overText, showsOver = true }: CountdownProps) {
  const words = useWords();
  const seconds = useSecondsLeft(clock);
  const over = overText ?? words('countdown.over');
  const told = useTold(seconds, over);
  return (
    <p className={classes.countdown} data-short={seconds <= SHORT_SECONDS || undefined}>
      <span className="visually-hidden">{words('countdown.label')}</span>
      <span className={classes.time} role="timer">
        {formatTimer(seconds * 1000)}
      </span>
      {seconds === 0 && showsOver ? <span>{over}</span> : null}
      <Announcement text={told} />
    </p>
  );
}
