import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import { allergyTo, onlyThanks } from './allergy.ts';
import { invites } from './at-the-door.ts';
import type { Draft } from './draft.ts';
import { factsAbout, ownFacts } from './facts.ts';
import { type Clause, type Interpretation, isTopic } from './interpret.ts';
import { lineChances } from './lines/asked-line.ts';
import { WIDE } from './looking-up.ts';
import { isAsked, isOnlySaid, isTold } from './marks.ts';
import { PROPOSES } from './proposing.ts';
import { isTranslated } from './scene.ts';
import { isMostlyHers } from './turn-acts.ts';
import { bare } from './words/following-words.ts';
import { putsOff, takesUpAnswer, takesUpAsKnown, tellsAboutYou } from './words/turn-words.ts';
import { WORDS } from './words/words.ts';
import { stanceOnDread } from './worry.ts';

/** What a clause is that is only said beside what a turn asks: it takes something up, or tells. */

/**
 * Beside a question that is marked as one, or an explanation, what is not marked tells: 'So no diclofenac, then. Is
 * there anything that worries you?' asks for no allergy. For the languages whose statements nothing else tells from
 * questions.
 */
export function asTold(draft: Draft, read: Interpretation, clauses: readonly Clause[]): Interpretation {
  const { scene, fresh } = draft;
  const { clause } = read;
  const asksFor = read.kind === 'act' ? isTopic(read.act) && !WIDE.has(read.act) : ASKS_FOR.has(read.kind);
  const isInvited = clauses.some((each) => each !== clause && invites(draft, each));
  const isBeside = clauses.some(isAsked) || isInvited || fresh.length > 0 || !CHOSEN.has(read.kind);
  if (!isTranslated(scene) || !asksFor || !isBeside || touches(draft, clause)) return read;
  if (read.kind === 'detail' && onlyInvites(clauses) && offers(draft, clause)) return read;
  return isOnlySaid(scene.language, clause) ? { kind: 'echo', clause } : read;
}

/** Whether all that a turn asks is whether there are questions. */
const onlyInvites = (clauses: readonly Clause[]): boolean =>
  clauses
    .filter(isAsked)
    .every(({ readings: [best] }) => best?.act === 'invite_questions' && best.probability >= INVITES);
const INVITES = 0.8;

/** 'And we'll find you some help, a carer who comes.' is answered by the line that somebody wrote for just that. */
const offers = (draft: Draft, clause: Clause): boolean =>
  clause.readings.some(({ act, probability }) => TELLS.has(act) && probability >= SOMEWHAT) &&
  (lineChances(draft, clause, null)?.[0]?.probability ?? 0) >= SURELY_OFFERED;
const SURELY_OFFERED = 0.95;

/** What the patient can't have, or dreads, is met whatever it was read as. */
const touches = (draft: Draft, clause: Clause): boolean =>
  (allergyTo(draft, clause.text) !== undefined && !onlyThanks(draft.scene.language, clause)) ||
  stanceOnDread(draft, clause.text) !== null;

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
  const asksFor =
    kind === 'fact' || kind === 'detail' || (read.kind === 'act' && WIDE.has(read.act as Topic));
  // Whoever explains tells: 'It slows down the healing in the jaw.'
  const isTopical = asksFor || (read.kind === 'act' && isTopic(read.act) && !WIDE.has(read.act));
  const explains = draft.fresh.length > 0 && !draft.brief.resisting && isTold(clause);
  if (isTopical && explains && !WORDS.en.tell.test(text)) return true;
  const isBeside = !isAsked(clause) && clauses.some(isAsked);
  if (isBeside && isTopical && (takesUpAnswer(text) || takesUpAsKnown(text) || putsOff(text))) return true;
  // 'Living on the third floor, how are you coping?': what names something that the case has nothing on asks for nothing.
  if (isBeside && isTopical && read.kind === 'act' && hasNothingOn(draft, read.act, text)) return true;
  if (!asksFor || isAsked(clause) || !clauses.some(isAsked)) return false;
  // 'A steel splinter in the eye, that's important.'
  if (isMostlyHers(draft, clause.text)) return true;
  // 'Thanks, I'll use other gloves. What bothers you most?'
  if (WILL_DO.test(text)) return true;
  const [best] = clause.readings;
  const takingUp = clause.readings.filter(({ act }) => TAKES_UP.has(act));
  if (best && TAKES_UP.has(best.act) && takingUp.reduce((sum, each) => sum + each.probability, 0) >= SURELY)
    return true;
  if (takesUpAsKnown(text) || (!draft.brief.resisting && tellsAboutYou(text))) return true;
  // What neither explains nor proposes is answered by what is asked beside it.
  const proposes = clause.readings.some(({ act, probability }) => TELLS.has(act) && probability >= SOMEWHAT);
  return !proposes && isOnlySaid('en', clause);
}

/** Whether the case has no line on a topic that somebody only names: what is ordinary is told to questions alone. */
const hasNothingOn = (draft: Draft, act: Act, text: string): boolean =>
  isTopic(act) && !WORDS.en.tell.test(text) && factsAbout(draft, act, text).length === 0;

/** What whoever asks will do about what was told. */
const WILL_DO =
  /^(?:(?:thanks|thank you|okay|ok|right|good|sure|of course) )*i(?:'ll| will) (?:use|note|remember|write|make a note|keep|tell|bear)\b/;

/** What explains, proposes or asks something of somebody. */
const TELLS: ReadonlySet<Act> = new Set<Act>([
  ...PROPOSES,
  'explain_diagnosis',
  'safety_net',
  'examine',
  'agree_plan',
  'reassure',
  'signpost',
]);
/** A reading from this probability on may be what is meant. */
const SOMEWHAT = 0.25;

/** A fact as unlikely as this is not what was asked for. */
const UNLIKELY = 0.05;
/** A reading that is as sure as this holds where its clause can't ask for what another one asked for. */
const SURELY = 0.9;

/**
 * A reading, given what was asked before it in the same turn and that the turn marks its questions: 'And anything from
 * the pharmacy?' after the tablets asks for no tablets again, and 'you have high blood pressure' tells.
 */
export function asSaidBeside(
  draft: Draft,
  read: Interpretation,
  before: readonly Interpretation[],
  clauses: readonly Clause[],
): Interpretation {
  const { clause } = read;
  if (!touches(draft, clause) && isOnlyTakenUp(draft, read, clauses)) return { kind: 'echo', clause };
  if (read.kind !== 'fact') return read;
  const [best] = clause.readings;
  const isAgain = before.some((each) => each.kind === 'fact' && each.fact === read.fact);
  const chances = lineChances(draft, clause, null) ?? [];
  const chance = chances[0]?.probability ?? 0;
  // 'Are you breastfeeding?' sounds like a question about pregnancy, and is none.
  const isOfAct = (id: string) =>
    draft.brief.facts.some((fact) => fact.id === id && fact.topic === best?.act);
  if (chances.some(({ id, probability }) => isOfAct(id) && probability < UNLIKELY)) return read;
  if (
    !isAgain ||
    chance >= SURELY ||
    !best ||
    best.probability < SURELY ||
    !isTopic(best.act) ||
    WIDE.has(best.act)
  )
    return read;
  // What the case has nothing of its own on is part of what was asked for.
  const hasOwn = best.act.startsWith('symptom.') || ownFacts(draft.brief, best.act).length > 0;
  return best.act === read.topic || !hasOwn ? read : { kind: 'act', act: best.act, clause };
}
