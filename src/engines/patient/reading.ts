import type { Act } from '#domain/practice/complex/acts.ts';
import { asksForAll, isPointAskedFor, mayWantBack, wantsBack } from './asking-back.ts';
import { asksForMore, begins, firstOfAll, invites } from './at-the-door.ts';
import type { Draft } from './draft.ts';
import { effectIn } from './effect.ts';
import { mayTell, ownFacts } from './facts.ts';
import { ACCEPT, type Clause, type Interpretation, isTopic } from './interpret.ts';
import { severalOf, withoutName } from './joined-lines.ts';
import { asLine, MAYBE_ASKED, MAYBE_TRANSLATED, SURELY_ASKED } from './lines/asked-line.ts';
import { likelyLines } from './lines/likely-lines.ts';
import type { Chance } from './lines/line-scorer.ts';
import { isQuestion, OF_MIND, WIDE } from './looking-up.ts';
import { arrangement, SURE } from './meant.ts';
import { hasBeenTold, instructionsAskedFor } from './recalling.ts';
import { isTranslated } from './scene.ts';
import { soberly } from './sober-reading.ts';
import { listIn } from './symptom-lists.ts';
import { readByTopic } from './topic-reading.ts';
import { turnActIn } from './turn-acts.ts';
import { bare } from './words/following-words.ts';
import { asksBack, asksForDoing } from './words/teach-back-words.ts';

/** What the patient makes of a clause in this conversation: the thread and the case's own words count besides. */
export function readInContext(draft: Draft, said: Clause, before: Clause | null = null): Interpretation[] {
  const clause = soberly(draft, said);
  return readClause(draft, clause, before);
}

function readClause(draft: Draft, clause: Clause, before: Clause | null): Interpretation[] {
  const first = firstOfAll(draft, clause, before);
  if (first) return first;
  const effect = effectIn(draft, clause, before);
  if (effect) return [effect];
  const acting = turnActIn(draft, clause, before);
  if (acting) return [acting];
  const asks = isQuestion(draft, clause) || invites(draft, clause);
  // Most of what is said in a role-play explains, and is met by concerns.
  const isMet = draft.brief.resisting !== undefined && !asks;
  const compared = isMet ? null : withoutJustSaid(draft, likelyLines(draft, clause, before));
  const isBack =
    wantsBack(draft, clause) && (asksForAll(draft, clause) || !hasOwnLine(draft, clause, compared));
  if (isBack) return readByTopic(draft, clause, before);
  const chances = asksPlainly(draft, clause, compared)
    ? null
    : compared && withoutName(draft, clause, compared);
  const best = chances?.[0];
  const list = listIn(draft, clause);
  if (list && list.symptoms.length >= LONG_LIST) return [list];
  const several = asks && compared ? severalOf(draft, clause, withoutName(draft, clause, compared)) : null;
  if (several) return several;
  const least = leastFor(draft, clause, asks);
  if (best && best.probability >= least) return [asLine(draft, best, clause)];
  if (list) return [list];
  const read = readByTopic(draft, clause, before);
  const isDoubtful =
    read.every((each) => isDoubtfulReading(draft, each)) && !isSurelyRead(draft, clause, best);
  const isUnlikely = best !== undefined && read.every((each) => isLessLikely(draft, each, chances!));
  const maybe = begins(draft) ? UNASKED : asksForMore(draft, clause) ? ASKED_OPENLY : maybeIn(draft);
  if (best && asks && (isDoubtful || isUnlikely) && best.probability >= maybe)
    return [asLine(draft, best, clause)];
  if (isDoubtful && mayWantBack(draft, clause)) return [{ kind: 'back', clause }];
  return chances ? read.map((each) => withDoubt(draft, each, chances, asks ? LEAST : LEAST_UNASKED)) : read;
}

/** A line that was said just now is said again only to what asks for it so surely. */
const AGAIN = 0.6;

function withoutJustSaid({ state }: Draft, chances: Chance[] | null): Chance[] | null {
  const isJustSaid = ({ kind, id }: Chance) => kind === 'detail' && state.last.includes(`detail.${id}`);
  return chances?.filter((each) => each.probability >= AGAIN || !isJustSaid(each)) ?? null;
}

/** Where what is asked for was told, a line that somebody wrote for it has to be as sure as this. */
const SURER_THAN_TOLD = 0.9;

/** Whether somebody has written what is said to this: 'What will you do if it comes off again?' */
const hasOwnLine = (draft: Draft, { text }: Clause, chances: readonly Chance[] | null): boolean =>
  !draft.brief.resisting &&
  (chances?.[0]?.probability ?? 0) >= (wasTold(draft, text) ? SURER_THAN_TOLD : SURELY_ASKED);

const wasTold = (draft: Draft, asked: string): boolean =>
  instructionsAskedFor(draft, asked).length > 0 || (asksForDoing(bare(asked)) && hasBeenTold(draft));

/** So many symptoms ask for no one line. */
const LONG_LIST = 3;

/** From this probability on a line answers what surely asks for whatever there is: 'can you tell me more?' */
const ASKED_OPENLY = 0.35;

const maybeIn = ({ scene }: Draft) => (isTranslated(scene) ? MAYBE_TRANSLATED : MAYBE_ASKED);

/** By words alone a line that is not likely is no better answer than what a sure reading gets. */
const isSurelyRead = ({ scene }: Draft, { readings: [reading] }: Clause, best: Chance | undefined) =>
  isTranslated(scene) &&
  reading !== undefined &&
  isTopic(reading.act) &&
  reading.probability >= SURE &&
  (best?.probability ?? 0) < LIKELY;

const LIKELY = 0.45;

/** How likely a line has to be as the answer to a clause. */
function leastFor(draft: Draft, clause: Clause, asks: boolean): number {
  const isPut =
    isCheck(draft, clause) || arrangement(draft, clause) !== null || isPointAskedFor(draft, clause);
  if (isCheck(draft, clause) && isTranslated(draft.scene)) return CHECKED;
  return !asks || begins(draft) || isPut ? UNASKED : SURELY_ASKED;
}

/** Whether a clause asks for a nod, or for questions: more than a line of her own it wants just that. */
const isCheck = ({ scene }: Draft, { readings: [best] }: Clause) =>
  best !== undefined && checks(scene, best.act) && best.probability >= ACCEPT;

/** What asks for nothing, or only checks, is answered by a line of her own only where that is as likely as this. */
const UNASKED = 0.7;
/** What checks has few words, and by those alone is near to much. */
const CHECKED = 0.97;
/** What is less likely to answer a clause is left unsaid; where nothing is asked sooner. */
const LEAST = 0.05;
const LEAST_UNASKED = 0.3;
/** From this probability on some line of her own is asked for, whichever it is. */
const SOME = 0.5;

/** A reading without what is unlikely to be asked for; and whether anything at all is. */
function withDoubt(
  draft: Draft,
  read: Interpretation,
  chances: readonly Chance[],
  least: number,
): Interpretation {
  const own = chanceOf(draft, read, chances);
  const isMissed = read.kind === 'lost' || (own !== null && own < least) || isLoose(draft, read);
  if (!isMissed) return read;
  const sum = chances.reduce((total, { probability }) => total + probability, 0);
  // Words alone don't tell whether anything was missed.
  return { kind: 'lost', clause: read.clause, isFaint: sum < SOME || isTranslated(draft.scene) };
}

/**
 * By words alone many a question is taken for an open one, or for one of somebody's mind, that asks for something else:
 * 'do you see why that is urgent?'
 */
function isLoose({ scene, brief, state }: Draft, read: Interpretation): boolean {
  const [best] = read.clause.readings;
  if (!isTranslated(scene) || read.kind !== 'act' || !isTopic(read.act)) return false;
  const isVague = WIDE.has(read.act) || (OF_MIND.has(read.act) && ownFacts(brief, read.act).length === 0);
  return isVague && best?.act === read.act && best.probability < SURE && state.opened;
}

/** The best line is so many times likelier than what a clause was read for. */
const LIKELIER = 1.3;

/** Whether a clause was read for a fact that is less likely to answer it than the likeliest line. */
function isLessLikely(draft: Draft, read: Interpretation, chances: readonly Chance[]): boolean {
  const own = chanceOf(draft, read, chances);
  return own !== null && chances[0]!.probability > LIKELIER * own;
}

/** The chance of the likeliest fact that a reading would have told; null where it is for none. */
function chanceOf({ brief }: Draft, read: Interpretation, chances: readonly Chance[]): number | null {
  const topic = read.kind === 'act' && isTopic(read.act) && !WIDE.has(read.act) ? read.act : null;
  const told = read.kind === 'fact' ? [read.fact] : topic ? ownFacts(brief, topic).map(({ id }) => id) : [];
  const own = chances.filter(({ kind, id }) => kind === 'fact' && told.includes(id));
  return own.length === 0 ? null : Math.max(...own.map(({ probability }) => probability));
}

/** A reading that is as sure as this asks for its topic by name: 'Are you taking any medicines?' */
const BY_NAME = 0.98;

/** What is read by name and yet as unlikely as this to be answered by it asks for the line that surely does. */
const BESIDE = 0.2;

/** Whether a clause surely asks for what the case has not told yet, and for no other line more surely. */
function asksPlainly(draft: Draft, clause: Clause, chances: readonly Chance[] | null): boolean {
  const { brief, state } = draft;
  const [best] = clause.readings;
  if (!best || best.probability < BY_NAME || !isTopic(best.act) || WIDE.has(best.act)) return false;
  const own = ownFacts(brief, best.act);
  const likely = Math.max(
    0,
    ...(chances ?? [])
      .filter(({ kind, id }) => kind === 'fact' && own.some((fact) => fact.id === id))
      .map(({ probability }) => probability),
  );
  if (chances && chances[0]!.probability >= SURELY_ASKED && likely < BESIDE) return false;
  return own.some((fact) => !(fact.id in state.told) && mayTell(fact, state));
}

/** Questions that are meant as they are read, whatever they speak of. */
const CHECKS: ReadonlySet<Act> = new Set<Act>([
  'ask_permission',
  'check_understanding',
  'invite_questions',
  'summarise',
  'repeat_please',
  'examine',
]);

/** In English a proposal is told by its words. */
const checks = (scene: Draft['scene'], act: Act) =>
  CHECKS.has(act) || (act === 'agree_plan' && isTranslated(scene));

/** What is not read, or taken for what the case has nothing of its own on. */
function isDoubtfulReading({ brief, state, scene }: Draft, read: Interpretation): boolean {
  if (read.kind === 'lost' || read.kind === 'between') return true;
  // 'And how often?' has no words of its own to tell a line by.
  if (read.kind === 'follow') return !isTranslated(scene);
  if (read.kind === 'back') return !asksBack(bare(read.clause.text));
  // A word of the case's own that was answered just now is said for something else: 'wet through the plaster?'
  if (read.kind === 'fact') return state.last.some((unit) => unit.startsWith(`fact.${read.fact}.`));
  if (read.kind !== 'act') return false;
  if (!isTopic(read.act)) return read.clause.text.includes('?') && !checks(scene, read.act);
  return WIDE.has(read.act) || (!read.act.startsWith('symptom.') && ownFacts(brief, read.act).length === 0);
}
