import type { Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { type Clause, isTopic } from './interpret.ts';
import { PARTS } from './thread.ts';
import { contentOf } from './words/content-words.ts';
import { ASPECTS, type Aspect, bare } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

/** A short question has no more words than this. */
const MOST_WORDS = 9;
/** So few can't name a subject besides. */
const NO_SUBJECT = 2;
/** So few that name nothing have no subject either: 'how many a day?' */
const BARE = 4;
/** A reading that is as sure as this names a subject of its own. */
const OWN_SUBJECT = 0.8;

/** What a short question is easily mistaken for. */
export const VAGUE: ReadonlySet<Topic> = new Set<Topic>([
  ...PARTS,
  'previous_episodes',
  'ideas',
  'age',
  'contacts',
  'treatment_tried',
]);

/** 'When was that exactly?' */
const EXACTLY = / (?:exactly|exactamente|exactement|genau|exatamente)$/;

/** The part that a short question asks for, where there is a matter that it can be about. */
export function followUpIn({ scene, state }: Draft, clause: Clause, isAfterOther = false): Aspect | null {
  if (!state.thread && !isAfterOther) return null;
  const words = WORDS[scene.language];
  const text = bare(clause.text).replace(words.lead, '').replace(EXACTLY, '');
  if (text.split(' ').length > MOST_WORDS) return null;
  const aspect = ASPECTS.find((each) => words.follow[each].test(text));
  if (!aspect) return null;
  const [best] = clause.readings;
  const namesNothing =
    scene.language === 'en' && contentOf(text).length === 0 && text.split(' ').length <= BARE;
  if (text.split(' ').length <= NO_SUBJECT || namesNothing) return aspect;
  const own = best && best.probability >= OWN_SUBJECT && isTopic(best.act) && !VAGUE.has(best.act);
  return own && best.act !== state.thread?.topic ? null : aspect;
}

/** The parts that a question with a subject of its own asks for: 'how often do you drink?' */
export function aspectsIn({ scene }: Draft, clause: string): Aspect[] {
  const { within } = WORDS[scene.language];
  const text = bare(clause);
  return ASPECTS.filter((aspect) => within[aspect]?.test(text));
}
