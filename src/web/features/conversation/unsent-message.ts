import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { KeptWork } from '../kept-work/kept-work.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../kept-work/unsent-calls.ts';
import type { Pending } from './conversation-machine.ts';
import { type KeptTake, keptTakeOf, readKeptTake, takeOf } from './kept-take.ts';

/** How a message that has not arrived is kept. `after`: how many turns stood before it. */
type Shown =
  | { readonly kind: 'text' | 'correction'; readonly text: string; readonly after: number }
  | ({ readonly kind: 'recording'; readonly after: number } & KeptTake);

async function shownOf(pending: Pending, after: number): Promise<Shown> {
  if (pending.kind === 'correction')
    return { kind: 'correction', text: pending.text, after: pending.number - 1 };
  if (pending.kind === 'text') return { kind: 'text', text: pending.text, after };
  return { kind: 'recording', ...(await keptTakeOf(pending.take)), after };
}

export async function keepMessage(subject: string, pending: Pending, after: number): Promise<void> {
  const { key, call } = pending;
  keepUnsent(subject, { ...call, key, shown: await shownOf(pending, after) });
}

function readShown(value: unknown): Shown | null {
  const shown = (value ?? {}) as Partial<Record<string, unknown>>;
  const { kind, text, after } = shown;
  if (typeof after !== 'number') return null;
  if ((kind === 'text' || kind === 'correction') && typeof text === 'string') return { kind, text, after };
  const take = kind === 'recording' ? readKeptTake(shown) : null;
  return take && { kind: 'recording', ...take, after };
}

/** The message that was on its way when the page went, unless the conversation shows that it has arrived. */
export function keptMessage(
  subject: string,
  kept: KeptWork | null,
  turns: readonly SpokenTurn[],
): Pending | null {
  const unsent = readUnsent(kept);
  const shown = readShown(unsent?.shown);
  if (!unsent || !shown) return null;
  const there = turns[shown.after];
  const arrived = there?.role === 'doctor' && (shown.kind === 'recording' || there.content === shown.text);
  if (arrived) {
    forgetUnsent(subject);
    return null;
  }
  const { key, document, operation, variables } = unsent;
  const call = { document, operation, variables };
  if (shown.kind === 'recording') return { kind: 'recording', key, call, take: takeOf(shown) };
  return shown.kind === 'text'
    ? { kind: 'text', key, call, text: shown.text }
    : { kind: 'correction', key, call, text: shown.text, number: shown.after + 1 };
}
