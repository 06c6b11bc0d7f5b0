import { GENERAL } from '../../understanding/meaning/line-meanings.ts';
import type { Draft } from '../draft.ts';
import { ownFacts } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { WIDE } from '../looking-up.ts';
import type { AskedClause } from './likeness.ts';

/** So many numbers `rivalsOf` gives. */
export const RIVALS = 6 + GENERAL.length;
/** Keeps what speaks for general answers in the range of the other numbers. */
const TENTH = 0.1;

/**
 * What speaks for a clause's being answered by no line of the case's own: 1; whether it asks; the likelihood of the
 * likeliest topic that the case has nothing on, of what asks for whatever there is, and of what asks nothing; whether it
 * is short; and how well each general answer suits it in meaning, 0 where nothing is known of that.
 */
export function rivalsOf(draft: Draft, clause: Clause, { meaning, stems }: AskedClause): number[] {
  const most = (some: Clause['readings']) => Math.max(0, ...some.map(({ probability }) => probability));
  const topics = clause.readings.filter(({ act }) => isTopic(act));
  const isOwn = ({ act }: Clause['readings'][number]) =>
    isTopic(act) && ownFacts(draft.brief, act).length > 0;
  const isWide = ({ act }: Clause['readings'][number]) => isTopic(act) && WIDE.has(act);
  return [
    1,
    Number(clause.text.includes('?')),
    most(topics.filter((reading) => !isWide(reading) && !isOwn(reading))),
    most(topics.filter(isWide)),
    most(clause.readings.filter(({ act }) => !isTopic(act))),
    1 / (1 + stems.size),
    ...(meaning ? Array.from(meaning.general, (value) => TENTH * value) : GENERAL.map(() => 0)),
  ];
}
