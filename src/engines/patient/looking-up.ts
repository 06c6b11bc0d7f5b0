import { symptomTopic, type Topic } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { ownFacts } from './facts.ts';
import { wordedIn } from './hooks.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { isQuestionIn, SURE } from './meant.ts';
import { contentOf } from './words/content-words.ts';

/** What any question about how somebody does something is easily taken for. */
export const OF_MIND: ReadonlySet<Topic> = new Set<Topic>(['feelings', 'mood', 'impact', 'ideas']);

/** Questions that ask for whatever there is. */
export const WIDE: ReadonlySet<Topic> = new Set<Topic>([
  'open_complaint',
  'tell_more',
  'anything_else',
  'associated',
]);

/** In a role-play a question that is not read, or that the brief has nothing on, is looked up in the words of its facts. */
export function unread(
  draft: Draft,
  clause: Clause,
  read: readonly Interpretation[],
): Interpretation[] | null {
  const [first] = read;
  if (!draft.brief.resisting || !first || !isQuestion(draft, clause)) return null;
  const isRead = first.kind === 'act' && isTopic(first.act) && !WIDE.has(first.act);
  const isVain = isRead && ownFacts(draft.brief, first.act as Topic).length === 0;
  if (isRead && OF_MIND.has(first.act as Topic)) {
    const topic = wordedIn(draft, clause.text, SURELY);
    return topic ? [{ kind: 'act', act: topic, clause }] : null;
  }
  if (first.kind !== 'lost' && first.kind !== 'between' && !isVain) return null;
  const topic = wordedIn(draft, clause.text);
  if (topic) return [{ kind: 'act', act: topic, clause }];
  // What names nothing at all is about what was told last.
  const [likely] = clause.readings;
  const isShort = clause.text.split(' ').length <= MOST_BARE;
  const isBare = isShort && contentOf(clause.text).length === 0 && draft.state.thread?.facts.length;
  if (
    isBare &&
    likely &&
    isTopic(likely.act) &&
    likely.probability >= LIKELY_TOPIC &&
    hasUntold(draft, likely.act)
  )
    return [{ kind: 'act', act: likely.act, clause }];
  if (isBare && !isVain && !draft.state.thread?.negative)
    return [{ kind: 'follow', aspect: 'which', clause }];
  const wantsMatter = clause.readings
    .slice(0, 2)
    .some(({ act, probability }) => WIDE.has(act as Topic) && probability >= HALF_OPEN);
  const matter = draft.brief.facts.find(
    ({ id, disclosure }) => disclosure === 'volunteered' && !(id in draft.state.told),
  );
  if (wantsMatter && matter && !isVain)
    return [{ kind: 'fact', fact: matter.id, topic: matter.topic, clause }];
  // What everybody answers is no answer to what was hardly understood.
  const isHardly = isVain && (clause.readings[0]?.probability ?? 0) < SURE;
  return isHardly && !draft.brief.denies.some((each) => symptomTopic(each) === first.act)
    ? [{ kind: 'lost', clause }]
    : null;
}

/** What names nothing may be what it is likeliest taken for from here on. */
const LIKELY_TOPIC = 0.3;

/** A question may be for the matter itself from here on. */
const HALF_OPEN = 0.2;

/** So many words of a fact stand against what a question was taken for. */
const SURELY = 2;
/** More words that name nothing are not of what was told last. */
const MOST_BARE = 7;

export function hasUntold({ brief, state }: Draft, topic: Topic): boolean {
  return ownFacts(brief, topic).some(({ id }) => !(id in state.told));
}

export function isQuestion({ brief }: Draft, clause: Clause): boolean {
  return brief.resisting ? isQuestionIn(clause) : clause.text.includes('?');
}
