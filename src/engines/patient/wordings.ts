import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { tells } from './facts.ts';
import { isSmall, stemsOf } from './lines/stems.ts';
import { lineSpeaksOf } from './mentions.ts';
import { type PartFact, textIn } from './part.ts';
import type { Aspect } from './words/following-words.ts';

/** What was asked for. */
export interface Asked {
  readonly topic: Topic;
  readonly aspects: readonly Aspect[];
  readonly clause: string;
}

/** The wording that tells the part that was asked for; null where neither does, or both do. */
export function wordingFor(
  draft: Draft,
  fact: PartFact,
  { topic, aspects, clause }: Asked,
): 'short' | 'full' | null {
  const language = draft.scene.language;
  const [short, full] = (['short', 'full'] as const).map(
    (wording) =>
      aspects.some((aspect) => tells(draft, fact, wording, aspect)) ||
      (fact.topic !== topic && lineSpeaksOf(draft, textIn(fact[wording], language), topic)),
  );
  if (short !== full) return full ? 'full' : 'short';
  return wordingNaming(draft, fact, clause);
}

/** The long wording, where it has more of what a question names: 'no ulcer' stands in no short one. */
function wordingNaming({ scene: { language } }: Draft, fact: PartFact, clause: string): 'full' | null {
  const asked = [...stemsOf(clause, language)].filter((stem) => !isSmall(stem, language));
  const shared = (wording: 'short' | 'full') => {
    const own = stemsOf(textIn(fact[wording], language), language);
    return asked.filter((stem) => own.has(stem)).length;
  };
  return shared('full') > shared('short') ? 'full' : null;
}
