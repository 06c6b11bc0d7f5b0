import { memo, type ReactNode, type RefObject, useState } from 'react';
import type { Voice } from '../practice/use-model-voice.ts';
import { type ConversationState, type ConversationTurn, isWaiting } from './conversation-machine.ts';
import type { Prices } from './exchange.ts';
import { DoctorMessage, PatientMessage } from './messages.tsx';
import { PendingMessage, TypingIndicator } from './pending-message.tsx';
import classes from './transcript.module.css';
import { useNewestInView } from './use-newest-in-view.ts';

export interface TranscriptProps {
  /** Names the list for screen readers. */
  readonly label: string;
  /** What stands before anybody speaks. */
  readonly introduction: ReactNode;
  readonly voice: Voice;
  readonly native: string;
  readonly learning: string;
  readonly state: ConversationState;
  readonly prices: Prices;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
  /** The items by the number of their turn, to be gone to. */
  readonly items: RefObject<Map<number, HTMLLIElement>>;
  /** The conversation is over: nothing more comes, nothing moves. */
  readonly closed: boolean;
}

interface TurnProps extends Pick<TranscriptProps, 'native' | 'learning' | 'voice' | 'items'> {
  readonly turn: ConversationTurn;
  readonly speakAtOnce: boolean;
  readonly onHear: (wanted: boolean) => void;
}

/** Rendered once: a conversation may have a hundred of them. */
const Turn = memo(function Turn({ turn, items, voice, ...props }: TurnProps) {
  const keep = (item: HTMLLIElement | null) => {
    if (item) items.current.set(turn.number, item);
  };
  return (
    <li ref={keep} tabIndex={-1}>
      {turn.role === 'doctor' ? (
        <DoctorMessage turn={turn} learning={props.learning} />
      ) : (
        <PatientMessage turn={turn} patientVoice={voice} {...props} />
      )}
    </li>
  );
});

/** What is known before, everything that was said, and what is on its way. */
export function Transcript(props: TranscriptProps) {
  const { native, learning, state, items, voice } = props;
  // Whoever has asked to hear the patient hears the next answer unasked, until she stops one.
  const [speaks, setSpeaks] = useState(false);
  const list = useNewestInView(props);
  return (
    <ol ref={list} className={classes.messages} aria-label={props.label}>
      <li>{props.introduction}</li>
      {state.turns.map((turn) => (
        <Turn
          key={turn.number}
          turn={turn}
          native={native}
          learning={learning}
          voice={voice}
          items={items}
          speakAtOnce={turn.fresh && (speaks || turn.voice !== undefined)}
          onHear={setSpeaks}
        />
      ))}
      {state.pending ? (
        <li>
          <PendingMessage
            pending={state.pending}
            price={props.prices[state.pending.kind === 'recording' ? 'recording' : 'text']}
            failure={state.failure}
            closed={props.closed}
            learning={learning}
            onResend={props.onResend}
            onWithdraw={props.onWithdraw}
          />
        </li>
      ) : null}
      {isWaiting(state) ? (
        <li aria-hidden="true">
          <TypingIndicator />
        </li>
      ) : null}
    </ol>
  );
}
