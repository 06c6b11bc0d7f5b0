import { useEffect, useRef } from 'react';
import { ATTEMPTS_BEFORE_PASS, mayProceed, PASS_MARK } from '#domain/practice/pronunciation.ts';
import { PronunciationView } from '#web/features/pronunciation/pronunciation-view.tsx';
import { formatNumber } from '#web/lib/numbers.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import { calmly } from '#web/ui/motion.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CheckNote } from './check-note.tsx';
import type { PracticeState } from './practice-machine.ts';
import classes from './practice-panel.module.css';

export interface PracticePanelProps {
  /** What is to be said. */
  readonly term: string;
  /** Stands there before the first recording. */
  readonly invite: string;
  /** Says that the learner may go on. */
  readonly ready: string;
  readonly learning: string;
  readonly state: PracticeState;
  readonly model: Blob | null;
  readonly getModel: () => Blob | Promise<Blob>;
  readonly onResend: () => void;
}

function Attempts({ state, ready }: { state: PracticeState; ready: string }) {
  const words = useWords();
  const { attempts, best } = state;
  const left = ATTEMPTS_BEFORE_PASS - attempts;
  const next = mayProceed(best, attempts)
    ? ready
    : attempts > 0
      ? words('vocabulary.attemptsLeft', { left })
      : '';
  return (
    <p className={classes.attempts}>
      <span>{words('vocabulary.attempts', { n: attempts })}</span>
      {best !== null && attempts > 0 ? (
        <span>{words('vocabulary.best', { score: formatNumber(best) })}</span>
      ) : null}
      {next ? <span>{next}</span> : null}
    </p>
  );
}

/** What the page says about Next. In its own place, because it is about the whole item and not about a take. */
export function NextNotice({ notice }: { notice: PracticeState['notice'] }) {
  const words = useWords();
  if (notice === null) return null;
  const text = {
    record_first: () => words('vocabulary.recordFirst'),
    below_pass: () => words('vocabulary.belowPass', { mark: PASS_MARK }),
    mark_failed: () => words('vocabulary.markFailed'),
  }[notice]();
  return <Notice kind={notice === 'mark_failed' ? 'error' : 'info'}>{text}</Notice>;
}

/** On a phone the panel starts below the fold: what was just asked for would come unseen. */
function bringIntoView(panel: HTMLElement | null): void {
  if (!panel || panel.getBoundingClientRect().top < window.innerHeight / 2) return;
  panel.scrollIntoView?.({ block: 'start', behavior: calmly() });
}

/** How it was said. */
export function PracticePanel({
  term,
  invite,
  ready,
  learning,
  state,
  model,
  getModel,
  onResend,
}: PracticePanelProps) {
  const words = useWords();
  const { scored, check } = state;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (check.kind === 'running' || scored) bringIntoView(panel.current);
  }, [check.kind, scored]);
  return (
    <div ref={panel} className={classes.panel}>
      <div className={classes.head}>
        <h2>{words('vocabulary.practice')}</h2>
        <Attempts state={state} ready={ready} />
      </div>
      <Announcement
        text={
          scored && check.kind === 'none'
            ? words('pronunciation.announced', {
                score: formatNumber(scored.report.pronunciationScore),
                mark: PASS_MARK,
              })
            : ''
        }
      />
      <CheckNote check={check} onResend={onResend} />
      {scored ? (
        <div className={classes.result} data-older={check.kind === 'running' || undefined}>
          <PronunciationView
            key={state.attempts}
            report={scored.report}
            expectedTerm={term}
            language={learning}
            take={scored.take.blob}
            model={model}
            getModel={getModel}
          />
        </div>
      ) : check.kind === 'none' ? (
        <p className={classes.invite}>{invite}</p>
      ) : null}
    </div>
  );
}
