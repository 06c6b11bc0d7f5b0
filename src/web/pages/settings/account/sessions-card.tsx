import { useRef, useState } from 'react';
import { messageOf } from '#web/lib/graphql/call-failure.ts';
import { useCall } from '#web/lib/page/use-call.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { ActionButton } from '#web/ui/action-button.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Card } from '#web/ui/page.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './account-page.module.css';
import type { Account } from './account-page.tsx';
import { EndOtherSessionsDocument } from './end-other-sessions.generated.ts';
import { EndOwnSessionDocument } from './end-own-session.generated.ts';

type Session = Account['sessions'][number];

export interface SessionsCardProps {
  readonly sessions: readonly Session[];
  readonly onEnded: () => void;
}

interface SessionItemProps {
  readonly session: Session;
  readonly pending: boolean;
  readonly onEnd: () => void;
}

function SessionItem({ session, pending, onEnd }: SessionItemProps) {
  const words = useWords();
  const device = session.device ?? words('account.unknownDevice');
  return (
    <li className={classes.session}>
      <div>
        {/* Names of browsers and systems are the same in all languages. */}
        {(session.device || !session.current) && (
          <p className={classes.device} lang={session.device ? 'en' : undefined}>
            {device}
          </p>
        )}
        {session.current && <p>{words('account.thisDevice')}</p>}
        <p className={classes.dimmed}>
          {words('account.loggedIn')} <DateText iso={session.createdAt} />
          {' · '}
          {words('account.lastUsed')} <DateText iso={session.lastUsedAt} />
        </p>
      </div>
      {!session.current && (
        <ActionButton
          variant="default"
          pending={pending}
          busyLabel={words('account.ending')}
          label={words('account.endSessionOf', { device })}
          onClick={onEnd}
        >
          {words('account.endSession')}
        </ActionButton>
      )}
    </li>
  );
}

/** Ends one session or all others. `one` and `others` tell which is being ended. */
function useEnding(onDone: (message: string) => void) {
  const one = useCall(EndOwnSessionDocument);
  const others = useCall(EndOtherSessionsDocument);
  const [ending, setEnding] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  return {
    one: one.pending ? ending : null,
    others: others.pending,
    failure,
    endOne(sessionId: string): void {
      setFailure(null);
      setEnding(sessionId);
      // One that has ended by itself is no failure: it is gone from the list.
      one.run(
        { sessionId },
        { onData: ({ endOwnSession }) => onDone(endOwnSession.message), onFailure: setFailure },
      );
    },
    endOthers(): void {
      setFailure(null);
      others.run(
        {},
        { onData: ({ endOtherSessions }) => onDone(endOtherSessions.message), onFailure: setFailure },
      );
    },
  };
}

/** Devices, each with a way to log it out but this one, which the menu logs out. */
export function SessionsCard({ sessions, onEnded }: SessionsCardProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const ending = useEnding((message) => {
    toast('success', message);
    // The button that had the focus goes.
    heading.current?.focus();
    onEnded();
  });
  return (
    <Card>
      <Stack>
        <h2 ref={heading} tabIndex={-1}>
          {words('account.sessions')}
        </h2>
        <p>{words('account.sessionsIntro')}</p>
        <ul className={classes.sessions}>
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              pending={ending.one === session.id}
              onEnd={() => ending.endOne(session.id)}
            />
          ))}
        </ul>
        {ending.failure !== null && (
          <Notice kind="error">{messageOf(ending.failure, words('account.endFailed'))}</Notice>
        )}
        {sessions.length > 1 && (
          <div>
            <ActionButton
              variant="default"
              pending={ending.others}
              busyLabel={words('account.ending')}
              onClick={ending.endOthers}
            >
              {words('account.endOthers')}
            </ActionButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}
