import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { textIn } from '../part.ts';
import { partsAsked, tellsPart } from '../words/asked-parts.ts';
import { bare } from '../words/following-words.ts';
import { isOfWhatComes } from '../words/instruction-words.ts';
import type { Chance } from './line-scorer.ts';

/** A line without what is asked for is so much less likely. */
const WITHOUT = 0.5;

/** Chances of lines, given the part that a question asks for: 'how often does it come?' is not answered by where. */
export function withAspect(draft: Draft, { text }: Clause, chances: Chance[] | null): Chance[] | null {
  const { language } = draft.scene;
  const parts = partsAsked(language, bare(text));
  if (parts.length === 0 || !chances || (language === 'en' && isOfWhatComes(text))) return chances;
  return chances
    .map((each) => {
      const said = bare(textOf(draft, each));
      const isTold = parts.some((part) => tellsPart(language, part, said));
      return isTold ? each : { ...each, probability: each.probability * WITHOUT };
    })
    .toSorted((a, b) => b.probability - a.probability);
}

/** All that a line may say. */
function textOf({ brief, scene }: Draft, { kind, id }: Chance): string {
  if (kind === 'detail')
    return textIn(brief.details?.find((each) => each.id === id)?.says ?? {}, scene.language);
  const fact = brief.facts.find((each) => each.id === id);
  return fact ? `${textIn(fact.short, scene.language)} ${textIn(fact.full, scene.language)}` : '';
}
