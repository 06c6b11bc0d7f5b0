import type { LocalEdits, ServerWork } from './answers-machine.ts';

/* Two tabs with the same part: what is done in one is shown in the other at once. */
const CHANNEL = 'bedside.exam';

export type TabMessage =
  | { readonly type: 'told'; readonly edits: LocalEdits }
  | { readonly type: 'settled'; readonly edits: LocalEdits; readonly work: ServerWork };

export interface OtherTabs<Message> {
  readonly tell: (message: Message) => void;
  readonly close: () => void;
}

/** Where a browser has no channels, the tabs hear of each other from the server. */
export function openTabs<Message>(
  subject: string,
  onMessage: (message: Message) => void,
): OtherTabs<Message> {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`${CHANNEL}.${subject}`);
  channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
