import {
  type ConversationState,
  isWaiting,
  turnsBefore,
} from '#web/features/conversation/conversation-machine.ts';
import { PendingMessage, TypingIndicator } from '#web/features/conversation/pending-message.tsx';
import type { Conversation } from '#web/features/conversation/use-conversation.ts';
import { useNewestInView } from '#web/features/conversation/use-newest-in-view.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import classes from './messages.module.css';
import { OwnTurn, PartnerTurn } from './turns.tsx';

export interface RolePlayTranscriptProps {
  readonly conversation: Conversation;
  /** Answers are spoken at once. */
  readonly aloud: boolean;
  /** The test is being submitted: nothing changes any more. */
  readonly closed: boolean;
  readonly onWithdraw: () => void;
}

/** Told once each: that the answer is on its way, then the answer, unless it is heard anyway. */
function Told({ state, aloud }: { state: ConversationState; aloud: boolean }) {
  const words = useWords();
  if (isWaiting(state)) return <Announcement text={words('speaking.waiting')} />;
  const last = state.turns.at(-1);
  if (!last?.fresh || state.pending || (aloud && last.voice)) return null;
  const quote = { text: last.content, language: 'en' };
  return <Announcement text={words('speaking.partnerSays')} quote={quote} />;
}

/** Everything that was said so far, and what is on its way. */
export function RolePlayTranscript({ conversation, aloud, closed, onWithdraw }: RolePlayTranscriptProps) {
  const words = useWords();
  const { state } = conversation;
  const list = useNewestInView({ state, closed });
  const turns = turnsBefore(state);
  const lastOwn = turns.findLast(({ role }) => role === 'doctor')?.number;
  const mayCorrect = state.pending === null && !closed;
  return (
    <>
      <ol ref={list} className={classes.messages} aria-label={words('speaking.transcript')}>
        {turns.length === 0 && !state.pending ? (
          <li className={classes.first}>{words('speaking.first')}</li>
        ) : null}
        {turns.map((turn) => (
          <li key={turn.number}>
            {turn.role === 'doctor' ? (
              <OwnTurn
                turn={turn}
                onCorrect={mayCorrect && turn.number === lastOwn ? conversation.correct : null}
              />
            ) : (
              <PartnerTurn turn={turn} aloud={aloud} />
            )}
          </li>
        ))}
        {state.pending ? (
          <li>
            <PendingMessage
              pending={state.pending}
              failure={state.failure}
              who={words('speaking.you')}
              price={0}
              closed={closed}
              learning="en"
              onResend={conversation.onResend}
              onWithdraw={onWithdraw}
            />
          </li>
        ) : null}
        {isWaiting(state) ? (
          <li aria-hidden="true">
            <TypingIndicator text={words('speaking.waiting')} />
          </li>
        ) : null}
      </ol>
      <Told state={state} aloud={aloud} />
    </>
  );
}
