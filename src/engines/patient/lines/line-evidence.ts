import type { Draft } from '../draft.ts';
import { mayTell, tells } from '../facts.ts';
import { type Clause, isTopic } from '../interpret.ts';
import { plain } from '../plain.ts';
import { type Candidate, candidatesFor, phraseOf, topicalOf } from '../resolve.ts';
import { aspectsIn, followUpIn } from '../short-questions.ts';
import type { PatientState } from '../state.ts';
import {
  type AskedClause,
  BY_LETTERS,
  type Compared,
  type ComparedLine,
  LIKENESSES,
  likenessTo,
  MEANT,
} from './likeness.ts';
import type { ScoredLine } from './line-scorer.ts';
import { sharedBy } from './question-words.ts';

/** More says no more: a fact that a clause's words name outright. */
const MOST_WORTH = 2.5;

/** So many numbers stand for each line. */
export const EVIDENCE = LIKENESSES + 12;

interface Asked {
  readonly asked: AskedClause;
  /** What was said before a clause in the same turn. */
  readonly before: string | null;
}

/**
 * What speaks for each line of a case as the answer to a clause: how near it is, what kind of line it is, how the clause
 * was read, and what has been said so far.
 */
export function evidenceFor(
  draft: Draft,
  compared: Compared,
  clause: Clause,
  { asked, before }: Asked,
): ScoredLine[] {
  const isShort = followUpIn(draft, clause, true) !== null && !isReadSurely(clause);
  const pointing = pointingIn(draft, compared, clause, asked);
  const parts = aspectsIn(draft, clause.text);
  return compared.lines.map((line) => ({
    kind: line.kind,
    id: line.id,
    evidence: [
      ...(isShort && !(goesOn(draft, line) && !before?.includes('?'))
        ? withoutWords(likenessTo(compared, asked, line), compared)
        : likenessTo(compared, asked, line)),
      ...ofFact(draft, clause, line, pointing(line), parts),
      ...ofTalk(draft, line),
    ],
  }));
}

/** 'When did it start?' is short and yet says what it asks for. */
const isReadSurely = ({ readings: [best] }: Clause) =>
  best !== undefined && isTopic(best.act) && best.probability >= SURE;

const SURE = 0.9;

/** Whether a line is about what was told last. */
const goesOn = ({ state }: Draft, { id, of }: ComparedLine) =>
  isJust(state, id) || (of !== undefined && isJust(state, of));

/**
 * 'How many?' has the words of many ways of asking, and is about none of those but about what was told last. Where
 * meanings are not only translated, nothing but its letters is left out.
 */
const withoutWords = (likeness: readonly number[], { reader }: Compared) =>
  likeness.map((value, at) => (at < (reader.isTranslated ? MEANT : LIKENESSES - BY_LETTERS) ? value : 0));

type Pointing = Pick<Candidate, 'topical' | 'lexical'>;

/** How a clause points to a fact: in English by what its words are about, else by the words themselves. */
function pointingIn(
  draft: Draft,
  { reader, worths }: Compared,
  clause: Clause,
  { stems }: AskedClause,
): (line: ComparedLine) => Pointing | undefined {
  if (!reader.isTranslated) {
    const candidates = new Map(candidatesFor(draft, clause).map((each) => [each.fact.id, each]));
    return ({ id }) => candidates.get(id);
  }
  const spoken = plain(clause.text);
  return ({ fact, saidStems }) =>
    fact
      ? {
          topical: topicalOf(draft, fact, clause),
          lexical: Math.max(sharedBy(worths, stems, saidStems), phraseOf(fact, spoken)),
        }
      : undefined;
}

function ofFact(
  draft: Draft,
  { readings }: Clause,
  { fact }: ComparedLine,
  pointing: Pointing | undefined,
  parts: ReturnType<typeof aspectsIn>,
): number[] {
  if (!fact || !pointing) return [0, 0, 0, 0, 0, 0];
  const read = readings.find(({ act }) => isTopic(act) && act === fact.topic)?.probability ?? 0;
  const isPart = parts.some((part) => tells(draft, fact, 'short', part) || tells(draft, fact, 'full', part));
  return [
    1,
    read,
    Math.min(MOST_WORTH, pointing.lexical),
    Math.min(MOST_WORTH, pointing.topical),
    Number(isPart),
    Number(!mayTell(fact, draft.state)),
  ];
}

/** Whether a fact was told, or gone on from, just now. */
const isJust = (state: PatientState, id: string) =>
  (state.thread?.facts.includes(id) ?? false) || state.last.some((unit) => unit.startsWith(`fact.${id}.`));

function ofTalk({ state }: Draft, { kind, id, of, fact }: ComparedLine): number[] {
  const isDetail = kind === 'detail';
  const justSaid = isDetail ? state.last.includes(`detail.${id}`) : isJust(state, id);
  const said = isDetail ? id in (state.detailsTold ?? {}) : id in state.told;
  return [
    Number(isDetail && justSaid),
    Number(isDetail && said),
    Number(!isDetail && justSaid),
    Number(!isDetail && said),
    Number(of !== undefined && isJust(state, of)),
    // At the beginning nobody goes into details.
    Number(state.turn <= 1 && fact?.disclosure !== 'volunteered'),
  ];
}
