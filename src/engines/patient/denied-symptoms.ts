import { symptomTopic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import type { Clause, Interpretation } from './interpret.ts';
import { lineChances, SURELY_ASKED } from './lines/asked-line.ts';
import type { Chance } from './lines/line-scorer.ts';
import { SURE } from './meant.ts';
import { type Spoken, textIn } from './part.ts';
import { sharesWord } from './words/shared-words.ts';
import { withoutTimes } from './words/time-words.ts';

/**
 * A question of a symptom by its name that the case denies, in other languages than English: whoever has none says so,
 * unless a line has a word of the question. 'Are you dizzy at times?' asks for no line of tears.
 */
export function surelyDenied(draft: Draft, clause: Clause): Interpretation | null {
  const { brief, scene } = draft;
  const [best] = clause.readings;
  if (scene.language === 'en' || !best || best.probability < SURE || !clause.text.includes('?')) return null;
  if ((clause.symptoms ?? []).length > 1 || (clause.subjects ?? []).length > 0) return null;
  if (!brief.denies.some((each) => symptomTopic(each) === best.act)) return null;
  const [likely] = lineChances(draft, clause, null) ?? [];
  const isNamed =
    likely !== undefined &&
    likely.probability >= SURELY_ASKED &&
    sharesWord(textIn(saidBy(draft, likely), scene.language), withoutTimes(scene.language, clause.text));
  return isNamed ? null : { kind: 'act', act: best.act, clause };
}

function saidBy({ brief }: Draft, { kind, id }: Chance): Spoken {
  const fact = kind === 'fact' ? brief.facts.find((each) => each.id === id)?.full : undefined;
  return fact ?? brief.details?.find((each) => each.id === id)?.says ?? {};
}
