import type { Act, Topic } from '#domain/practice/complex/acts.ts';
import { allergyTo, onlyThanks } from './allergy.ts';
import { asksOfLife } from './asking-back.ts';
import { invites } from './at-the-door.ts';
import type { Draft } from './draft.ts';
import { factsAbout, ownFacts } from './facts.ts';
import { asFollowing, asOfWhatIsNamed } from './following.ts';
import { type Clause, type Interpretation, isChecked, isTopic } from './interpret.ts';
import { lineChances, SURELY_ASKED } from './lines/asked-line.ts';
import { WIDE } from './looking-up.ts';
import { isAsked, isOnlySaid, isTold } from './marks.ts';
import { withPersonsMeant } from './persons-meant.ts';
import { PROPOSES } from './proposing.ts';
import { readInContext } from './reading.ts';
import { hasBeenTold, instructionsAskedFor } from './recalling.ts';
import { opensQuestion } from './requests.ts';
import { isTranslated } from './scene.ts';
import { LONG_LIST } from './symptom-lists.ts';
import { asksForMoreBack } from './taught.ts';
import { isMostlyHers } from './turn-acts.ts';
import { wholeQuestions } from './whole-questions.ts';
import { bare } from './words/following-words.ts';
import { asksWhatIf, isOfWhatComes } from './words/instruction-words.ts';
import { asksBackToo, isQuoted, isShortOfPlan } from './words/teach-back-words.ts';
import { leadsIn, putsOff, takesUpAnswer, takesUpAsKnown, tellsAboutYou } from './words/turn-words.ts';
import { WORDS } from './words/words.ts';
import { stanceOnDread } from './worry.ts';

/** What the patient makes of a whole turn, in its order: a clause is read beside what else was said. */
export function readTurn(draft: Draft, clauses: readonly Clause[]): Interpretation[] {
  if (draft.scene.language !== 'en') {
    const said = withPersonsMeant(draft, surerWhole(draft, clauses));
    return withoutSecondRequest(readAll(draft, said)).map((each) =>
      isChecked(each) ? each : asTold(draft, each, said),
    );
  }
  const said = wholeQuestions(clauses.map(asMarked)).filter(
    ({ text }, at, all) => !(leadsIn(bare(text)) && all.slice(at + 1).some(isAsked)),
  );
  const read = readAll(draft, said);
  const isCheckTurn = said.some(saysThatItChecks) && hasBeenTold(draft);
  const followed: Interpretation[] = [];
  for (const [at, each] of read.entries()) {
    if (isChecked(each)) {
      followed.push(each);
      continue;
    }
    const beside = asOfWhatIsNamed(draft, asSaidBeside(draft, each, read.slice(0, at), said));
    const following = asFollowing(draft, beside, followed.at(-1));
    followed.push(asBackToo(draft, isCheckTurn ? asBack(following) : following, followed));
  }
  return followed;
}

/** 'Would you like me to tell her, or' was cut out of a question, and is one. */
function asMarked(clause: Clause, at: number, all: readonly Clause[]): Clause {
  const next = all[at + 1];
  const isCut = CUT.test(clause.text) && next !== undefined && isAsked(next);
  return isCut ? { ...clause, text: clause.text.replace(CUT, '?') } : clause;
}

const CUT = /,?\s+(?:or|and)\s*$/i;

/** A question with the words before its comma, unless it asks more surely for a line without them. */
function surerWhole(draft: Draft, clauses: readonly Clause[]): Clause[] {
  const chanceOf = (clause: Clause) => lineChances(draft, clause, null)?.[0]?.probability ?? 0;
  return wholeQuestions(clauses, ({ text }) => !opensQuestion(draft.scene.language, text)).map((whole) => {
    const alone = clauses.includes(whole) ? undefined : clauses.find(({ text }) => whole.text.endsWith(text));
    const isList = (whole.symptoms ?? []).length >= LONG_LIST;
    return alone && !isList && chanceOf(alone) > chanceOf(whole) ? alone : whole;
  });
}

/** 'When would you come back? Tell me in your own words.' asks for one thing. In other languages than English. */
function withoutSecondRequest(read: readonly Interpretation[]): Interpretation[] {
  return read.filter(({ kind, clause }, at) => {
    const before = read[at - 1];
    const isSecond = kind === 'back' && !isAsked(clause) && !NAMES_WHAT.test(bare(clause.text));
    const isAnswered = before?.kind === 'back' || before?.kind === 'detail';
    return !(isSecond && isAnswered && isAsked(before.clause));
  });
}

/** A request that says what it asks for. */
const NAMES_WHAT =
  /\b(?:was|wann|wie|wer|wo|welche\w*|womit|que|cuando|como|cuant[oa]s?|quand|comment|combien|ce qu\w*|o que|quando|quant[oa]s?)\b/;

/** From this probability on a clause that asks nothing says that it checks what was understood. */
const CHECKS = 0.75;

/** 'Just so I know I've explained it.' */
const saysThatItChecks = (clause: Clause): boolean => {
  const [best] = clause.readings;
  return !isAsked(clause) && best?.act === 'check_understanding' && best.probability >= CHECKS;
};

/** Beside a word that it checks what was understood, a question that asks for no more than something is one of that. */
function asBack(read: Interpretation): Interpretation {
  const [best] = read.clause.readings;
  const isOpen =
    best === undefined || !isTopic(best.act) || WIDE.has(best.act) || best.probability < HALF_SURE;
  // 'But if your leg gets weak, what would you do?' is read for what she expects.
  const isOfCase = (read.kind === 'lost' || read.kind === 'act') && asksWhatIf(read.clause.text);
  return isAsked(read.clause) && (isOpen || isOfCase) && ASKS_WHAT.test(read.clause.text)
    ? { kind: 'back', clause: read.clause }
    : read;
}

const ASKS_WHAT = /\b(?:what|when|who|how|where|why|which)\b/i;

/** 'What have we agreed, and when will you ring me?': what follows asks for what was told too, where no line is for it. */
function asBackToo(draft: Draft, read: Interpretation, before: readonly Interpretation[]): Interpretation {
  const { clause } = read;
  // 'How long?' is of what was asked just before, whatever it may be read as.
  const text = bare(clause.text);
  const others = before.filter(({ clause: other }) => other !== clause);
  const isSameBreath = others.at(-1)?.kind === 'back' && GOES_ON.test(clause.text);
  const isOfHistory = asksOfLife(clause) && !isShortOfPlan(text) && !isQuoted(text) && !isSameBreath;
  if (isOfHistory || asksOfMind(read)) return read;
  const isAfterBack = others.some(({ kind }) => kind === 'back');
  if (isAfterBack && asksForMoreBack(draft, clause)) return { kind: 'back', clause };
  // '..., in your own words, what's wrong with it and how long it may take?' is one request.
  if (isSameBreath && isAsked(clause)) return { kind: 'back', clause };
  // 'Which would suit you?' leaves it to her.
  if (!isAsked(clause) || !asksBackToo(text) || CHOOSES.test(text)) return read;
  if (!isAfterBack && !goesOnFromPlan(draft, clause, others.at(-1)?.clause)) return read;
  const hasLine = (lineChances(draft, clause, null)?.[0]?.probability ?? 0) >= SURELY_ASKED;
  const isTold = instructionsAskedFor(draft, clause.text).length > 0;
  return hasLine && !isTold ? read : { kind: 'back', clause };
}

const CHOOSES = /\b(?:suit|prefer|rather|choose|like|easier)\b/;

/** A question that begins in the middle of a sentence. */
const GOES_ON = /^(?:and |or )?(?:what|how|when|which|who|where|why)\b/;

/** What somebody thinks and feels was told by nobody else. */
const OF_MIND: ReadonlySet<Act> = new Set<Act>(['concerns', 'ideas', 'feelings', 'mood', 'expectations']);
const HALF_SURE = 0.5;

const asksOfMind = (read: Interpretation): boolean =>
  (read.kind === 'act' && OF_MIND.has(read.act)) ||
  (read.kind === 'fact' && OF_MIND.has(read.topic)) ||
  read.clause.readings.some(({ act, probability }) => OF_MIND.has(act) && probability >= HALF_SURE);

/** 'Which would you take, and for how long?' is of what was told, if anything was. */
const goesOnFromPlan = (draft: Draft, clause: Clause, before: Clause | undefined): boolean =>
  before !== undefined &&
  isAsked(before) &&
  (isOfWhatComes(before.text) || WOULD.test(before.text)) &&
  isShortOfPlan(bare(clause.text)) &&
  instructionsAskedFor(draft, clause.text).length > 0;

const WOULD = /\bwould you\b/i;

const readAll = (draft: Draft, clauses: readonly Clause[]) =>
  clauses.flatMap((clause, at) => readInContext(draft, clause, clauses[at - 1] ?? null));

/**
 * Beside a question that is marked as one, or an explanation, what is not marked tells: 'So no diclofenac, then. Is
 * there anything that worries you?' asks for no allergy. For the languages whose statements nothing else tells from
 * questions.
 */
function asTold(draft: Draft, read: Interpretation, clauses: readonly Clause[]): Interpretation {
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
function asSaidBeside(
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
