import type { SpokenTurn } from '#domain/practice/complex/conversation.ts';
import { inBrowser } from '#web/lib/storage.ts';

/*
 * What was written and has not arrived, kept in this browser through a reload. The prefix has it forgotten at
 * logout. Recordings are not kept.
 */

export interface UnsentMessage {
  readonly key: string;
  readonly text: string;
  /** How many turns stood before it. */
  readonly after: number;
}

const draftName = (conversation: string) => `bedside.learner.draft.${conversation}`;
const unsentName = (conversation: string) => `bedside.learner.unsent.${conversation}`;
const AT_ONCE = 'bedside.answer-at-once';

/** null or empty forgets it. */
const write = (name: string, value: string | null) => inBrowser.set(name, value || null);

/** `conversation` names what is talked about: the id of a case, of a role-play. */
export function keptDraft(conversation: string): string {
  return inBrowser.get(draftName(conversation)) ?? '';
}

export function keepDraft(conversation: string, text: string): void {
  write(draftName(conversation), text);
}

export function keepUnsent(conversation: string, message: UnsentMessage | null): void {
  write(unsentName(conversation), message && JSON.stringify(message));
}

function parseUnsent(kept: string | null): UnsentMessage | null {
  try {
    const { key, text, after } = JSON.parse(kept ?? '{}') as Partial<UnsentMessage>;
    if (typeof key !== 'string' || typeof text !== 'string' || typeof after !== 'number') return null;
    return { key, text, after };
  } catch {
    return null;
  }
}

/** The message that was on its way when the page went, unless the conversation shows that it has arrived. */
export function keptUnsent(conversation: string, turns: readonly SpokenTurn[]): UnsentMessage | null {
  const message = parseUnsent(inBrowser.get(unsentName(conversation)));
  if (!message) return null;
  const there = turns[message.after];
  const arrived = there !== undefined && there.role === 'doctor' && there.content === message.text;
  if (!arrived) return message;
  keepUnsent(conversation, null);
  return null;
}

/** Whether recordings are answered at once: a wish that holds for every case. */
export function keptAtOnce(): boolean {
  return inBrowser.get(AT_ONCE) === 'on';
}

export function keepAtOnce(wanted: boolean): void {
  write(AT_ONCE, wanted ? 'on' : null);
}
