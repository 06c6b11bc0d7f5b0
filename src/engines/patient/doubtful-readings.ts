import type { Act } from '#domain/practice/complex/acts.ts';
import type { Draft } from './draft.ts';
import { mayTell, ownFacts } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { SURELY_ASKED } from './lines/asked-line.ts';
import type { Chance } from './lines/line-scorer.ts';
import { OF_MIND, WIDE } from './looking-up.ts';
import { SURE } from './meant.ts';
import { isTranslated } from './scene.ts';
import { bare } from './words/following-words.ts';
import { asksBack } from './words/teach-back-words.ts';

/** From this probability on some line of her own is asked for, whichever it is. */
const SOME = 0.5;

/** A reading without what is unlikely to be asked for; and whether anything at all is. */
export function withDoubt(
  draft: Draft,
  read: Interpretation,
  chances: readonly Chance[],
  least: number,
): Interpretation {
  const own = chanceOf(draft, read, chances);
  const isMissed = read.kind === 'lost' || (own !== null && own < least) || isLoose(draft, read);
  if (!isMissed) return read;
  const [best] = read.clause.readings;
  // 'Is there anything else?' asks for no line in particular.
  if (best?.act === 'anything_else' && best.probability >= SURE && ELSE.test(read.clause.text))
    return { kind: 'act', act: best.act, clause: read.clause };
  const sum = chances.reduce((total, { probability }) => total + probability, 0);
  // Words alone don't tell whether anything was missed.
  return { kind: 'lost', clause: read.clause, isFaint: sum < SOME || isTranslated(draft.scene) };
}

/** What asks for more by its words, in English. */
const ELSE = /\b(?:else|anything|something|more)\b/i;

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
export function isLessLikely(draft: Draft, read: Interpretation, chances: readonly Chance[]): boolean {
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
export function asksPlainly(draft: Draft, clause: Clause, chances: readonly Chance[] | null): boolean {
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
export const checks = (scene: Draft['scene'], act: Act) =>
  CHECKS.has(act) || (act === 'agree_plan' && isTranslated(scene));

/** What is not read, or taken for what the case has nothing of its own on. */
export function isDoubtfulReading({ brief, state, scene }: Draft, read: Interpretation): boolean {
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
