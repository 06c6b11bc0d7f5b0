import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSecondsLeft } from '#web/features/exam/countdown/use-countdown.ts';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { modulePath, partPath, resultsPath } from '../addresses.ts';
import classes from './chooser-page.module.css';
import type { ShownPart } from './parts-shown.ts';

export function ChooserPage({ children }: { children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={words('reading.page')}>
      <Stack gap="wide">{children}</Stack>
    </Page>
  );
}

/** How much time a running part has, shown and not read out: the test itself tells it. */
function TimeLeft({
  endsAt,
  serverNow,
  receivedAt,
}: {
  endsAt: string;
  serverNow: string;
  receivedAt: number;
}) {
  const words = useWords();
  const seconds = useSecondsLeft({ endsAt, serverNow, receivedAt });
  return (
    <p className={classes.state}>
      <strong>{words('reading.running')}</strong>{' '}
      <span className={classes.time}>
        <span className="visually-hidden">{words('countdown.label')} </span>
        {formatTimer(seconds * 1000)}
      </span>
    </p>
  );
}

interface PartCardProps {
  readonly progressId: string;
  readonly shown: ShownPart;
  readonly receivedAt: number;
}

function PartCard({ progressId, shown, receivedAt }: PartCardProps) {
  const words = useWords();
  const { part, endsAt, serverNow, submittedAt } = shown;
  const isDone = submittedAt !== null;
  const isRunning = !isDone && endsAt !== null;
  const action = isDone ? 'reading.results' : isRunning ? 'reading.goOn' : 'reading.open';
  return (
    <li className={classes.card}>
      <h2>{words('reading.partTitle', { part })}</h2>
      <p className={classes.minutes}>{words(`reading.time.${part}`)}</p>
      <p className={classes.about}>{words(`reading.about.${part}`)}</p>
      {isDone ? <p className={classes.state}>✓ {words('reading.submitted')}</p> : null}
      {isRunning ? <TimeLeft endsAt={endsAt} serverNow={serverNow} receivedAt={receivedAt} /> : null}
      <Link
        to={isDone ? resultsPath(progressId, part) : partPath(progressId, part)}
        className={classes.link}
        data-done={isDone || undefined}
      >
        {words(action, { part })}
      </Link>
    </li>
  );
}

export interface PartListProps {
  readonly progressId: string;
  readonly parts: readonly ShownPart[];
  readonly receivedAt: number;
}

export function PartList({ progressId, parts, receivedAt }: PartListProps) {
  const words = useWords();
  return (
    <>
      <div>
        <LinkButton to={modulePath} variant="subtle" className={classes.back} leftSection={<ArrowBackIcon />}>
          {words('reading.back')}
        </LinkButton>
        <h1>{words('reading.chooseTitle')}</h1>
        <p>{words('reading.chooseIntro')}</p>
      </div>
      <ul className={classes.parts}>
        {parts.map((shown) => (
          <PartCard key={shown.part} progressId={progressId} shown={shown} receivedAt={receivedAt} />
        ))}
      </ul>
    </>
  );
}
