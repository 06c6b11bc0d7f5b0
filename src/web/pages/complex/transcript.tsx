import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ChatState, type ChatTurn, isWaiting } from '#web/features/chat/chat-machine.ts';
import {
  DoctorMessage,
  PatientMessage,
  PendingMessage,
  SystemMessage,
  TypingIndicator,
} from '#web/features/chat/messages.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import classes from './complex-page.module.css';
import type { OfferedCase } from './offered-case.ts';

export interface TranscriptProps {
  readonly offer: OfferedCase;
  readonly native: string;
  readonly learning: string;
  readonly state: ChatState;
  readonly onResend: () => void;
  readonly onWithdraw: () => void;
  /** The items by the number of their turn, to be gone to. */
  readonly items: RefObject<Map<number, HTMLLIElement>>;
  /** The case is completed: nothing more comes, nothing moves. */
  readonly closed: boolean;
}

export function calmly(): 'auto' | 'smooth' {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Brings the newest into view: a new message as it comes, and on a reload where the conversation stands. */
function useNewestInView({ state, closed }: TranscriptProps): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const { turns, pending } = state;
  const said = turns.length + (pending ? 1 : 0);
  const isNew = pending !== null || turns.at(-1)?.fresh === true;
  useEffect(() => {
    if (said === 0 || closed) return;
    const behavior = isNew ? calmly() : 'auto';
    // The router scrolls a page that has just been loaded to its top.
    const timer = setTimeout(() => {
      list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest', behavior });
    });
    return () => clearTimeout(timer);
  }, [said, isNew, closed]);
  return list;
}

/** The case's text, everything that was said, and what is on its way. */
export function Transcript(props: TranscriptProps) {
  const words = useWords();
  const { offer, native, learning, state, items } = props;
  // Whoever has asked to hear the patient hears the next answer unasked, until she stops one.
  const [speaks, setSpeaks] = useState(false);
  const list = useNewestInView(props);
  const keep = (turn: ChatTurn) => (item: HTMLLIElement | null) => {
    if (item) items.current.set(turn.number, item);
  };
  return (
    <ol ref={list} className={classes.messages} aria-label={words('complex.messages')}>
      <li>
        <SystemMessage title={words('complex.case')}>
          <p lang={learning} dir="ltr" className={classes.caseText}>
            {offer.content}
          </p>
        </SystemMessage>
      </li>
      {state.turns.map((turn) => (
        <li key={turn.number} ref={keep(turn)} tabIndex={-1}>
          {turn.role === 'doctor' ? (
            <DoctorMessage turn={turn} learning={learning} />
          ) : (
            <PatientMessage
              turn={turn}
              native={native}
              learning={learning}
              patientVoice={offer.voice}
              speakAtOnce={turn.fresh && (speaks || turn.voice !== undefined)}
              onHear={setSpeaks}
            />
          )}
        </li>
      ))}
      {state.pending ? (
        <li>
          <PendingMessage
            pending={state.pending}
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
