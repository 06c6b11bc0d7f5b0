import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import { calmly } from '#web/ui/motion.ts';
import type { Quote } from './shown-quote.tsx';

export interface SaidTurn extends SpokenTurn {
  readonly number: number;
}

/** Goes to the learner's turn with the words: of several to the one with their number. */
export function showTurn(
  { quote, turn }: Quote,
  turns: readonly SaidTurn[],
  items: ReadonlyMap<number, HTMLElement>,
): void {
  const said = turns.filter(({ role, content }) => role === 'doctor' && content.includes(quote));
  const found = said.find(({ number }) => number === turn) ?? said[0];
  const item = found && items.get(found.number);
  item?.scrollIntoView?.({ block: 'center', behavior: calmly() });
  item?.focus({ preventScroll: true });
}
