import { useEffect, useState } from 'react';
import { COSTS } from '#domain/billing/costs.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useCanPay } from '../credits/out-of-credits.tsx';
import type { Check } from './practice-machine.ts';
import classes from './practice-panel.module.css';

const SECONDS_BEFORE_COUNTING = 3;

/** Quick answers show the bar alone; slow ones say how long it has been and how long it may be. */
function Analysing() {
  const words = useWords();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const slow = seconds >= SECONDS_BEFORE_COUNTING;
  return (
    <div className={classes.analysing}>
      <div className={classes.track} aria-hidden="true">
        <div className={classes.runner} />
      </div>
      <p role="status">{words('vocabulary.analysing')}</p>
      {slow ? <p className={classes.quiet}>{words('vocabulary.analysingLong', { seconds })}</p> : null}
    </div>
  );
}

/** What became of the newest recording, where it has no score (yet). */
export function CheckNote({ check, onResend }: { check: Check; onResend: () => void }) {
  const words = useWords();
  const canPay = useCanPay(COSTS.pronunciation);
  if (check.kind === 'running') return <Analysing />;
  if (check.kind === 'refused') return <Notice kind="error">{check.message}</Notice>;
  if (check.kind === 'none') return null;
  return (
    <Notice kind="error">
      <p>{check.message}</p>
      {check.mayResend && canPay ? (
        <>
          {check.detail ? <p>{check.detail}</p> : null}
          <p>{words('vocabulary.kept')}</p>
          <Button variant="default" onClick={onResend}>
            {words('vocabulary.sendAgain')}
          </Button>
        </>
      ) : null}
    </Notice>
  );
}
