import { formatTimer } from '#web/lib/timer.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { ServerClock } from '../countdown/clock.ts';
import { useSecondsLeft } from '../countdown/use-countdown.ts';
import type { Attempt } from '../history/attempts.ts';
import { testAddress } from '../modules/addresses.ts';

interface NextLinkProps {
  readonly to: string;
  readonly part: string;
}

function RunningLink({ to, part, clock }: NextLinkProps & { clock: ServerClock }) {
  const words = useWords();
  const seconds = useSecondsLeft(clock);
  return (
    <LinkButton to={to}>
      {seconds === 0
        ? words('oet.results.nextOver', { part })
        : words('oet.results.nextRunning', { part, time: formatTimer(seconds * 1000) })}
    </LinkButton>
  );
}

function NextLink({ to, part }: NextLinkProps) {
  const words = useWords();
  return <LinkButton to={to}>{words('oet.results.next', { part })}</LinkButton>;
}

/** The ways on to the parts of an attempt that aren't submitted yet. */
export function NextParts({ attempt, receivedAt }: { attempt: Attempt; receivedAt: number }) {
  const { module, progressId, parts } = attempt;
  return parts.map(({ part, submittedAt, endsAt, serverNow }) => {
    if (part === null || submittedAt !== null) return null;
    const to = testAddress({ module, progressId, part });
    return endsAt === null ? (
      <NextLink key={part} to={to} part={part} />
    ) : (
      <RunningLink key={part} to={to} part={part} clock={{ endsAt, serverNow, receivedAt }} />
    );
  });
}
