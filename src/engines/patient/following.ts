import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { isNamed, mayTell, ownFacts } from './facts.ts';
import { type Interpretation, isTopic } from './interpret.ts';
import { asLine, lineChances } from './lines/asked-line.ts';
import type { Chance } from './lines/line-scorer.ts';
import { lineSurelyAsked } from './lines/surely-asked.ts';
import { isAsked, isTold } from './marks.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { followUpIn } from './short-questions.ts';
import { isOfComplaint } from './thread.ts';
import { bare } from './words/following-words.ts';

/** What points to what was asked just before. */
const POINTS_BACK = /\b(?:it|them|that|this|those|these)\b/;
/** Fewer words have no subject of their own. */
const BARE = 4;
/** A line that goes on from what was asked for needs no more than this. */
const GOING_ON = 0.05;

/**
 * 'What do you feed him, and how often?': a short question is about what was asked just before, and 'when was that?'
 * about what was told last, unless that is of the complaint.
 */
export function asFollowing(
  draft: Draft,
  read: Interpretation,
  before: Interpretation | undefined,
): Interpretation {
  const { clause } = read;
  if (!mayFollow(read) || before?.clause === clause) return read;
  // 'What were you doing when it went?' has a line of its own.
  if (lineSurelyAsked(draft, clause, null)) return read;
  const about = aboutWhich(draft, before);
  if (!about || isOfComplaint(draft, about.topic)) return read;
  const text = bare(clause.text);
  const aspect = followUpIn(draft, clause, true);
  if (!aspect || !(text.split(' ').length <= BARE || POINTS_BACK.test(text))) return read;
  const goesOn = ({ kind, id }: Pick<Chance, 'kind' | 'id'>) =>
    kind === 'fact' ? id === about.id : draft.brief.details?.find((each) => each.id === id)?.of === about.id;
  if (read.kind === 'fact' && goesOn({ kind: read.kind, id: read.fact })) return read;
  if (read.kind === 'detail' && goesOn({ kind: read.kind, id: read.detail })) return read;
  const line = lineChances(draft, clause, before?.clause ?? null)?.find(
    (each) => goesOn(each) && each.probability >= GOING_ON,
  );
  return line ? asLine(draft, line, clause) : { kind: 'follow', aspect, clause };
}

/** The fact that a short question may be about: of the question before it in the turn, else the one that was told last. */
function aboutWhich(draft: Draft, before: Interpretation | undefined): PartFact | undefined {
  if (!before) return toldLast(draft);
  return isAsked(before.clause) || !isTold(before.clause) ? factOf(draft, before) : undefined;
}

/** Parts of the complaint that anything else has too. */
const PARTS: ReadonlySet<Act> = new Set<Act>(['onset', 'timing', 'site', 'severity']);

/** 'And the splinter, how many years ago was it?' asks for no part of the complaint. */
export function asOfWhatIsNamed(draft: Draft, read: Interpretation): Interpretation {
  const { clause } = read;
  const topic = read.kind === 'act' ? read.act : read.kind === 'fact' ? read.topic : null;
  if (!topic || !PARTS.has(topic)) return read;
  const words = plain(clause.text);
  const named = draft.brief.facts.filter((fact) => isNamed(fact, words) && mayTell(fact, draft.state));
  const [about] = named;
  // 'Which eye is it in?' asks for the place, though another fact has the word.
  const chances = lineChances(draft, clause, null) ?? [];
  const chanceOf = (isIt: (id: string) => boolean) => chances.find(({ id }) => isIt(id))?.probability ?? 0;
  const own = draft.brief.facts.filter((fact) => fact.topic === topic).map(({ id }) => id);
  if (chanceOf((id) => own.includes(id)) > chanceOf((id) => id === about?.id)) return read;
  if (!about || named.some((fact) => isOfComplaint(draft, fact.topic))) return read;
  return { kind: 'fact', fact: about.id, topic: about.topic, clause };
}

/** What was read for something of the history. */
const mayFollow = (read: Interpretation) =>
  read.kind === 'fact' || read.kind === 'detail' || (read.kind === 'act' && isTopic(read.act));

/** The fact that was told last, if nothing else was. */
function toldLast({ brief, state }: Draft): PartFact | undefined {
  const [id, ...others] = state.thread?.facts ?? [];
  return others.length === 0 ? brief.facts.find((each) => each.id === id) : undefined;
}

/** The fact that a question asks for, or for what goes on from it. */
function factOf({ brief }: Draft, read: Interpretation): PartFact | undefined {
  if (read.kind === 'act') {
    const [only, ...others] = isTopic(read.act) ? ownFacts(brief, read.act) : [];
    return others.length === 0 ? only : undefined;
  }
  const id =
    read.kind === 'fact'
      ? read.fact
      : read.kind === 'detail'
        ? brief.details?.find((each) => each.id === read.detail)?.of
        : undefined;
  return brief.facts.find((each) => each.id === id);
}
