import type { Act } from '#domain/practice/complex/acts.ts';
import { asksOfLife } from './asking-back.ts';
import type { Draft } from './draft.ts';
import { asFollowing, asOfWhatIsNamed } from './following.ts';
import { type Clause, type Interpretation, isChecked, isTopic } from './interpret.ts';
import { lineChances, SURELY_ASKED } from './lines/asked-line.ts';
import { WIDE } from './looking-up.ts';
import { isAsked } from './marks.ts';
import { withPersonsMeant } from './persons-meant.ts';
import { readInContext } from './reading.ts';
import { hasBeenTold, instructionsAskedFor } from './recalling.ts';
import { opensQuestion } from './requests.ts';
import { asSaidBeside, asTold } from './said-beside.ts';
import { LONG_LIST } from './symptom-lists.ts';
import { asksForMoreBack } from './taught.ts';
import { wholeQuestions } from './whole-questions.ts';
import { bare } from './words/following-words.ts';
import { asksWhatIf, isOfWhatComes } from './words/instruction-words.ts';
import { asksBackToo, isQuoted, isShortOfPlan } from './words/teach-back-words.ts';
import { leadsIn } from './words/turn-words.ts';

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
