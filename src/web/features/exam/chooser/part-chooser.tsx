import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ArrowBackIcon } from '#web/ui/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import type { PlainKey } from '#words/catalogue.ts';
import { useSecondsLeft } from '../countdown/use-countdown.ts';
import { moduleAddress, resultsAddress, testAddress } from '../modules/addresses.ts';
import classes from './part-chooser.module.css';

/** A part as its card shows it. */
export interface ShownPart {
  readonly part: string;
  readonly endsAt: string | null;
  readonly serverNow: string;
  readonly submittedAt: string | null;
}

/** What a module's chooser says. */
export interface ChooserTexts {
  /** As addresses have it. */
  readonly module: string;
  readonly page: PlainKey;
  readonly intro: PlainKey;
  readonly back: PlainKey;
  /** By the names of its parts. */
  readonly parts: Readonly<Record<string, { readonly time: PlainKey; readonly about: PlainKey }>>;
}

export function ChooserPage({ page, children }: { page: PlainKey; children: ReactNode }) {
  const words = useWords();
  return (
    <Page title={words(page)}>
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
      <strong>{words('exam.chooser.running')}</strong>{' '}
      <span className={classes.time}>
        <span className="visually-hidden">{words('countdown.label')} </span>
        {formatTimer(seconds * 1000)}
      </span>
    </p>
  );
}

interface PartCardProps {
  readonly texts: ChooserTexts;
  readonly progressId: string;
  readonly shown: ShownPart;
  readonly receivedAt: number;
}

function PartCard({ texts, progressId, shown, receivedAt }: PartCardProps) {
  const words = useWords();
  const { part, endsAt, serverNow, submittedAt } = shown;
  const own = texts.parts[part];
  const place = { module: texts.module, progressId, part };
  const isDone = submittedAt !== null;
  const isRunning = !isDone && endsAt !== null;
  const action = isDone ? 'exam.chooser.results' : isRunning ? 'exam.chooser.goOn' : 'exam.chooser.open';
  return (
    <li className={classes.card}>
      <h2>{words('exam.chooser.partTitle', { part })}</h2>
      {own ? <p className={classes.minutes}>{words(own.time)}</p> : null}
      {own ? <p className={classes.about}>{words(own.about)}</p> : null}
      {isDone ? <p className={classes.state}>✓ {words('exam.chooser.submitted')}</p> : null}
      {isRunning ? <TimeLeft endsAt={endsAt} serverNow={serverNow} receivedAt={receivedAt} /> : null}
      <Link
        to={isDone ? resultsAddress(place) : testAddress(place)}
        className={classes.link}
        data-done={isDone || undefined}
      >
        {words(action, { part })}
      </Link>
    </li>
  );
}

export interface PartListProps {
  readonly texts: ChooserTexts;
  readonly progressId: string;
  readonly parts: readonly ShownPart[];
  readonly receivedAt: number;
}

export function PartList({ texts, progressId, parts, receivedAt }: PartListProps) {
  const words = useWords();
  return (
    <>
      <div>
        <LinkButton
          to={moduleAddress(texts.module)}
          variant="subtle"
          className={classes.back}
          leftSection={<ArrowBackIcon />}
        >
          {words(texts.back)}
        </LinkButton>
        <h1>{words('exam.chooseTitle')}</h1>
        <p>{words(texts.intro)}</p>
      </div>
      <ul className={classes.parts}>
        {parts.map((shown) => (
          <PartCard
            key={shown.part}
            texts={texts}
            progressId={progressId}
            shown={shown}
            receivedAt={receivedAt}
          />
        ))}
      </ul>
    </>
  );
}
