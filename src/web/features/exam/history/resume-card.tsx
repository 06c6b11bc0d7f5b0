import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useSecondsLeft } from '../countdown/use-countdown.ts';
import { moduleAddress, testAddress } from '../modules/addresses.ts';
import type { Unfinished } from './attempts.ts';
import classes from './history.module.css';
import { useTestName } from './use-test-name.ts';

function Running({
  to,
  test,
  clock,
}: {
  to: string;
  test: string;
  clock: Parameters<typeof useSecondsLeft>[0];
}) {
  const words = useWords();
  const seconds = useSecondsLeft(clock);
  const over = seconds === 0;
  return (
    <>
      <p>{words(over ? 'oet.resume.overHint' : 'oet.resume.runningHint')}</p>
      <div>
        <LinkButton to={to} className={classes.resume}>
          {over
            ? words('oet.resume.over', { test })
            : words('oet.resume.running', { test, time: formatTimer(seconds * 1000) })}
        </LinkButton>
      </div>
    </>
  );
}

function NotStarted({ to, test }: { to: string; test: string }) {
  const words = useWords();
  return (
    <>
      <p>{words('oet.resume.nextHint')}</p>
      <div>
        <LinkButton to={to} className={classes.resume}>
          {words('oet.resume.next', { test })}
        </LinkButton>
      </div>
    </>
  );
}

export interface ResumeCardProps {
  readonly unfinished: Unfinished;
  readonly receivedAt: number;
  /** How many others there are, which the module's page lists. */
  readonly others?: number;
}

/** The one thing to do next: go on with what was begun. */
export function ResumeCard({ unfinished, receivedAt, others = 0 }: ResumeCardProps) {
  const words = useWords();
  const { module, attempt, part } = unfinished;
  const test = useTestName(attempt.title, part.part);
  const { endsAt, serverNow } = part;
  const to = testAddress({ module: module.name, progressId: attempt.progressId, part: part.part });
  return (
    <section className={classes.card} aria-labelledby="resume">
      <h2 id="resume">{words('oet.resume.title')}</h2>
      {endsAt === null ? (
        <NotStarted to={to} test={test} />
      ) : (
        <Running to={to} test={test} clock={{ endsAt, serverNow, receivedAt }} />
      )}
      {others > 0 ? (
        <LinkButton to={moduleAddress(module.name)} variant="subtle" className={classes.more}>
          {words('oet.resume.more', { n: others })}
        </LinkButton>
      ) : null}
    </section>
  );
}
