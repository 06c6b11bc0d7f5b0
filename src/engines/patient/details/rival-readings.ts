import type { Draft } from '../draft.ts';
import { ownFacts } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { WIDE } from '../looking-up.ts';
import { candidatesFor } from '../resolve.ts';

/** More says no more: a fact that a question's words name outright. */
const MOST_WORTH = 2.5;

/** So many numbers `rivalsOf` gives. */
export const RIVALS = 6;

/**
 * What speaks against a question's asking for any detail: 1; the likelihood of the likeliest topic that the case has
 * facts on, of the likeliest one that it has none on, of what asks for whatever there is, and of what asks nothing; and
 * how much its words and reading point to one fact.
 */
export function rivalsOf(draft: Draft, clause: Clause): number[] {
  const most = (some: Clause['readings']) => Math.max(0, ...some.map(({ probability }) => probability));
  const topics = clause.readings.filter(({ act }) => isTopic(act));
  const narrow = topics.filter(({ act }) => isTopic(act) && !WIDE.has(act));
  const isOwn = ({ act }: Clause['readings'][number]) =>
    isTopic(act) && ownFacts(draft.brief, act).length > 0;
  const [best] = candidatesFor(draft, clause);
  return [
    1,
    most(narrow.filter(isOwn)),
    most(narrow.filter((reading) => !isOwn(reading))),
    most(topics.filter(({ act }) => isTopic(act) && WIDE.has(act))),
    most(clause.readings.filter(({ act }) => !isTopic(act))),
    best && best.lexical > 0 ? Math.min(MOST_WORTH, best.worth) : 0,
  ];
}
