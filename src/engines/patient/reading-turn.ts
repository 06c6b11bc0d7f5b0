import type { Act } from '#domain/practice/complex/acts.ts';
import { allergyTo } from './allergy.ts';
import type { Draft } from './draft.ts';
import { isNamed, mayTell, ownFacts } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { asLine, lineChances } from './lines/asked-line.ts';
import type { Chance } from './lines/line-scorer.ts';
import { WIDE } from './looking-up.ts';
import type { PartFact } from './part.ts';
import { plain } from './plain.ts';
import { readInContext } from './reading.ts';
import { isTranslated } from './scene.ts';
import { followUpIn, isOfComplaint } from './thread.ts';
import { bare } from './words/following-words.ts';
import { leadsIn, takesUpAsKnown, tellsAboutYou } from './words/turn-words.ts';
import { WORDS } from './words/words.ts';
import { stanceOnDread } from './worry.ts';

/** What the patient makes of a whole turn, in its order: a clause is read beside what else was said. */
export function readTurn(draft: Draft, clauses: readonly Clause[]): Interpretation[] {
  if (draft.scene.language !== 'en')
    return readAll(draft, clauses).map((each) => asOnlySaid(draft, each, clauses));
  const said = clauses.filter(
    ({ text }, at) => !(leadsIn(bare(text)) && clauses.slice(at + 1).some(isAsked)),
  );
  const read = readAll(draft, said);
  const followed: Interpretation[] = [];
  for (const [at, each] of read.entries()) {
    const beside = asOfWhatIsNamed(draft, asSaidBeside(draft, each, read.slice(0, at), said));
    followed.push(asFollowing(draft, beside, followed.at(-1)));
  }
  return followed;
}

const readAll = (draft: Draft, clauses: readonly Clause[]) =>
  clauses.flatMap((clause, at) => readInContext(draft, clause, clauses[at - 1] ?? null));

/** Half of a question has no mark either. */
const isTold = ({ text }: Clause) => /[.!…]\s*$/.test(text);

const isAsked = ({ text }: Clause) => text.trim().endsWith('?');

/**
 * Beside a question that is marked as one, or an explanation, what is not marked tells: 'So no diclofenac, then. Is
 * there anything that worries you?' asks for no allergy. For the languages whose statements nothing else tells from
 * questions.
 */
function asOnlySaid(draft: Draft, read: Interpretation, clauses: readonly Clause[]): Interpretation {
  const { scene, fresh } = draft;
  const { clause } = read;
  const asksFor = read.kind === 'act' ? isTopic(read.act) && !WIDE.has(read.act) : ASKS_FOR.has(read.kind);
  const isBeside = clauses.some(isAsked) || fresh.length > 0 || !CHOSEN.has(read.kind);
  if (!isTranslated(scene) || !asksFor || !isTold(clause) || !isBeside) return read;
  // What the patient can't have, or dreads, is met whatever it was read as.
  if (allergyTo(draft, clause.text) !== undefined || stanceOnDread(draft, clause.text) !== null) return read;
  const { tell, asking } = WORDS[scene.language];
  const text = bare(clause.text);
  return tell.test(text) || asking.test(text) ? read : { kind: 'echo', clause };
}

/** By a line that somebody has written for it, and not by a topic that it names. */
const CHOSEN: ReadonlySet<Interpretation['kind']> = new Set(['fact', 'detail']);

const ASKS_FOR: ReadonlySet<Interpretation['kind']> = new Set(['fact', 'detail', 'daily', 'between']);

/** What takes something up, and neither asks nor tells. */
const TAKES_UP: ReadonlySet<Act> = new Set<Act>([
  'acknowledge',
  'affirm',
  'greet',
  'thank',
  'empathy',
  'small_talk',
  'summarise',
]);

/**
 * Whether a clause only takes up what is known, beside a question that is marked as one: 'I see you have high blood
 * pressure. What tablets do you take?', 'So two weeks. What did you try?' Other statements may well ask: 'Grade it for
 * me.' English alone.
 */
function isOnlyTakenUp(draft: Draft, read: Interpretation, clauses: readonly Clause[]): boolean {
  const { kind, clause } = read;
  const text = bare(clause.text);
  const asksFor = kind === 'fact' || kind === 'detail';
  // Whoever explains tells: 'It slows down the healing in the jaw.'
  const isTopical = asksFor || (read.kind === 'act' && isTopic(read.act) && !WIDE.has(read.act));
  const explains = draft.fresh.length > 0 && !draft.brief.resisting && isTold(clause);
  if (isTopical && explains && !WORDS.en.tell.test(text)) return true;
  if (!asksFor || isAsked(clause) || !clauses.some(isAsked)) return false;
  const [best] = clause.readings;
  if (best && TAKES_UP.has(best.act) && best.probability >= SURELY) return true;
  return takesUpAsKnown(text) || (!draft.brief.resisting && tellsAboutYou(text));
}

/** A reading that is as sure as this holds where its clause can't ask for what another one asked for. */
const SURELY = 0.9;

/**
 * A reading, given what was asked before it in the same turn and that the turn marks its questions: 'And anything from
 * the pharmacy?' after the tablets asks for no tablets again, and 'you have high blood pressure' tells.
 */
function asSaidBeside(
  draft: Draft,
  read: Interpretation,
  before: readonly Interpretation[],
  clauses: readonly Clause[],
): Interpretation {
  const { clause } = read;
  if (isOnlyTakenUp(draft, read, clauses)) return { kind: 'echo', clause };
  if (read.kind !== 'fact') return read;
  const [best] = clause.readings;
  const isAgain = before.some((each) => each.kind === 'fact' && each.fact === read.fact);
  if (!isAgain || !best || best.probability < SURELY || !isTopic(best.act) || WIDE.has(best.act)) return read;
  return best.act === read.topic ? read : { kind: 'act', act: best.act, clause };
}

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
function asFollowing(draft: Draft, read: Interpretation, before: Interpretation | undefined): Interpretation {
  const { clause } = read;
  if (!mayFollow(read) || before?.clause === clause) return read;
  const about =
    before && isAsked(before.clause) ? factOf(draft, before) : before ? undefined : toldLast(draft);
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

/** Parts of the complaint that anything else has too. */
const PARTS: ReadonlySet<Act> = new Set<Act>(['onset', 'timing', 'site', 'severity']);

/** 'And the splinter, how many years ago was it?' asks for no part of the complaint. */
function asOfWhatIsNamed(draft: Draft, read: Interpretation): Interpretation {
  const { clause } = read;
  const topic = read.kind === 'act' ? read.act : read.kind === 'fact' ? read.topic : null;
  if (!topic || !PARTS.has(topic)) return read;
  const words = plain(clause.text);
  const named = draft.brief.facts.filter((fact) => isNamed(fact, words) && mayTell(fact, draft.state));
  const [about] = named;
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
