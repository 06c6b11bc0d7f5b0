import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { hasConfided } from './facts.ts';
import { type PartFact, textIn } from './part.ts';
import { type Asked, wordingFor } from './wordings.ts';
import { bare } from './words/following-words.ts';

/** Whether a line holds something back. */
export const holdsBack = (unit: string) => /^talk\.hesitant\.|^fact\.[^.]+\.cue$/.test(unit);

/** What is hard to speak of, whoever asks. */
const SENSITIVE: ReadonlySet<Topic> = new Set<Topic>([
  'feelings',
  'mood',
  'self_harm',
  'sexual_history',
  'alcohol',
  'drugs',
  'pregnancy',
  'stress',
]);
const OF_MONEY_OR_FEAR = /\b(?:rent|debts?|hits? me|hurts? me|afraid of (?:him|her))\b/;

/** Whether a guarded fact is held back from whoever asks for it straight out, until its condition is met. */
export function isSensitive({ topic, short, full }: Pick<PartFact, 'topic' | 'short' | 'full'>): boolean {
  return SENSITIVE.has(topic) || OF_MONEY_OR_FEAR.test(bare(`${textIn(short, 'en')} ${textIn(full, 'en')}`));
}

/** Holds back what may not be told yet; whoever resists still tells what nobody is ashamed of. */
export function withhold(draft: Draft, closed: readonly PartFact[], part: Asked): void {
  const plain =
    draft.brief.resisting && !hasConfided(draft) ? closed.find((fact) => !isSensitive(fact)) : null;
  if (plain) {
    draft.tell(plain, wordingFor(draft, plain, part) ?? (draft.lines.length > 0 ? 'short' : 'full'));
    return;
  }
  for (const fact of closed) draft.withhold(fact);
  holdBack(draft, closed);
}

/** Hints at what is hard to say, and hesitates where that has been hinted at: not in the same breath. */
function holdBack(draft: Draft, closed: readonly PartFact[]): void {
  const isHintedJustNow = closed.some(({ id }) => draft.lines.some(({ unit }) => unit === `fact.${id}.cue`));
  if (isHintedJustNow) return;
  const hinted = closed.find(({ id, cue }) => cue && !draft.state.cues.includes(id));
  if (!hinted?.cue) draft.sayFor('hesitant');
  else if (draft.say(`fact.${hinted.id}.cue`, hinted.cue))
    draft.set({ cues: [...draft.state.cues, hinted.id] });
}
