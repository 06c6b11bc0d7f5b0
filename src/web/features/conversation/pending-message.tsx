import { useWords } from '#web/lib/words/use-words.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCanPay } from '../credits/out-of-credits.tsx';
import { PlayButton } from '../player/play-button.tsx';
import { usePlayer } from '../player/use-player.ts';
import type { Failure, Pending } from './conversation-machine.ts';
import classes from './messages.module.css';

export interface PendingMessageProps {
  readonly pending: Pending;
  readonly failure: Failure | null;
  /** In credits, of sending it. */
  readonly price: number;
  readonly learning: string;
  /** What the learner is called, where she is no doctor of a case. */
  readonly who?: string;
  /** The conversation is over: it can be sent no more. */
  readonly closed: boolean;
  readonly onResend: () => void;
  /** Takes the message back: a text into the composer. */
  readonly onWithdraw: () => void;
}

function RecordedMessage({ pending }: { pending: Extract<Pending, { kind: 'recording' }> }) {
  const words = useWords();
  const player = usePlayer(() => pending.take.blob);
  return <PlayButton player={player} label={words('chat.recording')} />;
}

/** What the learner has just said. When it could not be sent it stays, with the way to send it. */
export function PendingMessage(props: PendingMessageProps) {
  const words = useWords();
  const { pending, failure, learning } = props;
  const canPay = useCanPay(props.price);
  return (
    <div className={classes.doctor} data-unsent={failure !== null || undefined}>
      <p className={classes.who}>
        {props.who ?? words('guided.you')}
        {failure ? null : <span>{words('chat.sending')}</span>}
      </p>
      {pending.kind === 'recording' ? (
        <RecordedMessage pending={pending} />
      ) : (
        <p lang={learning} dir="ltr" className={classes.text}>
          {pending.text}
        </p>
      )}
      <div role="alert" className={classes.unsent}>
        {failure ? (
          <>
            <strong>{words('chat.notSent')}</strong> {failure.detail}
          </>
        ) : null}
      </div>
      {failure && !props.closed ? (
        <div className={classes.tools}>
          {canPay ? (
            <Button variant="default" onClick={props.onResend}>
              {words('chat.sendAgain')}
            </Button>
          ) : null}
          {failure.certain ? (
            <Button variant="subtle" className={classes.withdraw} onClick={props.onWithdraw}>
              {words(pending.kind === 'text' ? 'chat.edit' : 'chat.discard')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Stands where the answer will. What it means is said by the conversation's live region. */
export function TypingIndicator({ text }: { text?: string }) {
  const words = useWords();
  return (
    <div className={classes.typing} aria-hidden="true">
      <span className={classes.dots}>
        <span />
        <span />
        <span />
      </span>
      {text ?? words('chat.waiting')}
    </div>
  );
}
