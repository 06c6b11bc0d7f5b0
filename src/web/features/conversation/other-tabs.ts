import { useEffect, useRef } from 'react';
import { plainTurn } from './conversation-machine.ts';
import type { SoFar } from './exchange.ts';

/* Two tabs with the same conversation: what is said in one is shown in the other. */
const CHANNEL = 'bedside.conversation';

interface Told extends SoFar {
  readonly subject: string;
}

/** null where a browser has none: a stale tab is then told by the server that the conversation has moved on. */
function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

export function tellOfTurns(subject: string, { conversationId, turns }: SoFar): void {
  const channel = openChannel();
  channel?.postMessage({ subject, conversationId, turns: turns.map(plainTurn) } satisfies Told);
  channel?.close();
}

export function useTurnsOfOtherTabs(subject: string, onTurns: (told: SoFar) => void): void {
  const latest = useRef(onTurns);
  latest.current = onTurns;
  useEffect(() => {
    const channel = openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.subject === subject) latest.current(data);
    };
    return () => channel.close();
  }, [subject]);
}
