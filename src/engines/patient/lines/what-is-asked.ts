import type { Draft } from '../draft.ts';
import { symptomOf } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { textIn } from '../part.ts';
import { contentOf, namedBy } from '../words/content-words.ts';
import { amongOthers, type Chance } from './line-scorer.ts';

/** Chances of what may be asked for: nothing that a question leaves out, nor what speaks of another matter than its symptom. */
export const ofWhatIsAsked = (draft: Draft, clause: Clause, chances: Chance[] | null): Chance[] | null =>
  draft.scene.language === 'en'
    ? withoutOthers(draft, clause, withoutExcepted(draft, clause, chances))
    : chances;

/** From this probability on a few words name a symptom, and a fact as unlikely as this does not answer them. */
const NAMES_SYMPTOM = 0.95;
const UNLIKELY = 0.9;
const MOST_WORDS = 4;

/** 'Any rash?' asks for no allergies. */
function withoutOthers(
  { brief, scene }: Draft,
  { text, readings }: Clause,
  chances: Chance[] | null,
): Chance[] | null {
  const [best] = readings;
  const symptom = best && isTopic(best.act) && best.probability >= NAMES_SYMPTOM ? symptomOf(best.act) : null;
  if (!chances || !symptom || text.split(' ').length > MOST_WORDS) return chances;
  return chances.filter(({ kind, id, probability }) => {
    const fact = kind === 'fact' ? brief.facts.find((each) => each.id === id) : undefined;
    const isOther = fact !== undefined && symptomOf(fact.topic) === null;
    return !isOther || probability >= UNLIKELY || scene.mentions[id]?.includes(symptom);
  });
}

/** A line as unlikely as this is not what else was asked for. */
const WORTH_SAYING = 0.1;
/** What says that there is nothing else. */
const ONLY = /\b(?:only|nothing else|just|apart from)\b/i;
const EXCEPTS =
  /\b(?:besides|apart from|other than|except(?: for)?|in addition to|as well as) (?:the |your |that |his |her )?([^,.?]+)\?$/i;

/** Chances without the lines of what a question leaves out: 'did you give her anything besides the paracetamol?' */
function withoutExcepted(draft: Draft, { text }: Clause, chances: Chance[] | null): Chance[] | null {
  const [, excepted] = EXCEPTS.exec(text) ?? [];
  if (!chances || !excepted) return chances;
  const { facts, details = [] } = draft.brief;
  const named = namedBy(contentOf(excepted));
  const isOpen = ({ kind, id }: Chance): boolean => {
    const said =
      kind === 'fact'
        ? facts.find((each) => each.id === id)?.full
        : details.find((each) => each.id === id)?.says;
    const line = textIn(said ?? {}, 'en');
    return ONLY.test(line) || !contentOf(line).some((word) => named.likenessOf(word) === 'same');
  };
  return (chances.find(isOpen)?.probability ?? 0) < WORTH_SAYING ? chances : amongOthers(chances, isOpen);
}
