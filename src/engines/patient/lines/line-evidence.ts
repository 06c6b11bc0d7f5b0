import type { Draft } from '../draft.ts';
import { mayTell, tells } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import type { PartFact } from '../part.ts';
import { type Candidate, candidatesFor } from '../resolve.ts';
import { aspectsIn } from '../thread.ts';
import { type AskedClause, type Compared, type ComparedLine, LIKENESSES, likenessTo } from './likeness.ts';
import type { ScoredLine } from './line-scorer.ts';

/** More says no more: a fact that a clause's words name outright. */
const MOST_WORTH = 2.5;

/** So many numbers stand for each line. */
export const EVIDENCE = LIKENESSES + 12;

/**
 * What speaks for each line of a case as the answer to a clause: how near it is, what kind of line it is, how the clause
 * was read, and what has been said so far.
 */
export function evidenceFor(
  draft: Draft,
  compared: Compared,
  clause: Clause,
  asked: AskedClause,
): ScoredLine[] {
  const candidates = new Map(candidatesFor(draft, clause).map((each) => [each.fact.id, each]));
  const parts = aspectsIn(draft, clause.text);
  return compared.lines.map((line) => ({
    kind: line.kind,
    id: line.id,
    evidence: [
      ...likenessTo(compared, asked, line),
      ...ofFact(draft, clause, line.fact, candidates.get(line.id), parts),
      ...ofTalk(draft, line),
    ],
  }));
}

function ofFact(
  draft: Draft,
  { readings }: Clause,
  fact: PartFact | null,
  candidate: Candidate | undefined,
  parts: ReturnType<typeof aspectsIn>,
): number[] {
  if (!fact || !candidate) return [0, 0, 0, 0, 0, 0];
  const read = readings.find(({ act }) => isTopic(act) && act === fact.topic)?.probability ?? 0;
  const isPart = parts.some((part) => tells(draft, fact, 'short', part) || tells(draft, fact, 'full', part));
  return [
    1,
    read,
    Math.min(MOST_WORTH, candidate.lexical),
    Math.min(MOST_WORTH, candidate.topical),
    Number(isPart),
    Number(!mayTell(fact, draft.state)),
  ];
}

function ofTalk({ state }: Draft, { kind, id, of, fact }: ComparedLine): number[] {
  const isJust = (each: string) =>
    (state.thread?.facts.includes(each) ?? false) ||
    state.last.some((unit) => unit.startsWith(`fact.${each}.`));
  const isDetail = kind === 'detail';
  const justSaid = isDetail ? state.last.includes(`detail.${id}`) : isJust(id);
  const said = isDetail ? id in (state.detailsTold ?? {}) : id in state.told;
  return [
    Number(isDetail && justSaid),
    Number(isDetail && said),
    Number(!isDetail && justSaid),
    Number(!isDetail && said),
    Number(of !== undefined && isJust(of)),
    // At the beginning nobody goes into details.
    Number(state.turn <= 1 && fact?.disclosure !== 'volunteered'),
  ];
}
