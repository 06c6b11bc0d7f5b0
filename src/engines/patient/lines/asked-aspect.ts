import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { textIn } from '../part.ts';
import { ASPECTS, type Aspect, bare } from '../words/following-words.ts';
import { isOfWhatComes } from '../words/instruction-words.ts';
import { WORDS } from '../words/words.ts';
import type { Chance } from './line-scorer.ts';

/** Parts that are a time, a number or a person: a line has them or has not. */
const SLOTS: ReadonlySet<Aspect> = new Set<Aspect>(['since', 'lasts', 'often', 'many', 'old']);
/** A line without what is asked for is so much less likely. */
const WITHOUT = 0.5;

/** Chances of lines, given the part that a question asks for: 'how often does it come?' is not answered by where. */
export function withAspect(draft: Draft, { text }: Clause, chances: Chance[] | null): Chance[] | null {
  const { language } = draft.scene;
  const { within, tells, follow, lead } = WORDS[language];
  const asked = bare(text);
  const short = asked.replace(lead, '');
  const aspects = ASPECTS.filter(
    (each) => SLOTS.has(each) && (within[each]?.test(asked) || follow[each].test(short)),
  );
  if (aspects.length === 0 || !chances || (language === 'en' && isOfWhatComes(text))) return chances;
  return chances
    .map((each) => {
      const said = bare(textOf(draft, each));
      const isTold = aspects.some((aspect) => tells[aspect]?.test(said) ?? true);
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
