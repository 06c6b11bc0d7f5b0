import type { Act } from '#domain/practice/complex/acts.ts';
import { asksForAll, wantsBack } from '../asking-back.ts';
import type { Draft } from '../draft.ts';
import { aimOf, type Clause, type Interpretation, isTopic } from '../interpret.ts';
import { hasBeenTold, hasBeenWarned, instructionsAskedFor, wasToldOf } from '../recalling.ts';
import { hasExplained } from '../state.ts';
import { listIn } from '../symptom-lists.ts';
import { allQuestionsOfPlan } from '../words/asked-of-plan.ts';
import { asksForMind, asksOfWarning, signsOfCheck } from '../words/check-questions.ts';
import { asksWhen } from '../words/condition-halves.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksWhatIf } from '../words/instruction-words.ts';
import { questionsOfCheck } from '../words/joined-checks.ts';
import { offersToTell } from '../words/offer-words.ts';
import { asksBack, asksForObstacles, asksForSum } from '../words/teach-back-words.ts';
import { lineChances } from './asked-line.ts';
import { CHECK_WEIGHTS, TRANSLATED_CHECK_WEIGHTS } from './check-weights.generated.ts';
import { type CheckedLine, checkedLines } from './checked-lines.ts';
import { type ChanceOf, chancesOf, type LineWeights, weigh } from './line-scorer.ts';
import { planLineFor } from './plan-lines.ts';

/** Weights of what tells that a question checks, with a constant at their end, and of what speaks for a line as its answer. */
export interface CheckWeights extends LineWeights {
  readonly question: readonly number[];
}

/** From this probability on a question is taken for a check, in English and in the other languages. */
const LIKELY = 0.3;
const LIKELY_ELSEWHERE = 0.6;
/** From this one on it surely is one, in English: in other languages only words tell what was told. */
const SURELY = 0.65;
/** From this probability on a line is said to it, and from this one on a second one as well. */
const SAID = 0.3;
const SECOND = 0.5;
const SECOND_OF_TWO = 0.2;
/** A line is asked for as surely as this by something else than a check. */
const SURE = 0.75;

/** What tells whether a question checks what was told: the signs in its words, and how it was read. */
export const checkEvidence = (draft: Draft, clause: Clause): number[] => [
  ...wordedEvidence(draft, clause),
  ...lineEvidence(lineChances(draft, clause, null)?.[0]?.probability ?? 0),
];

/** The probability that a question checks what was told; 0 where nothing was. */
export const checkChance = (draft: Draft, clause: Clause): number =>
  mayCheck(draft, clause) ? chanceOf(checkEvidence(draft, clause), weightsIn(draft)) : 0;

const weightsIn = ({ scene }: Draft): CheckWeights =>
  scene.language === 'en' ? CHECK_WEIGHTS : TRANSLATED_CHECK_WEIGHTS;

/** What its words and readings tell. */
function wordedEvidence(draft: Draft, clause: Clause): number[] {
  const read = (act: string) => clause.readings.find((each) => each.act === act)?.probability ?? 0;
  const topic = clause.readings.find(({ act }) => isTopic(act))?.probability ?? 0;
  return [
    ...signsOfCheck(draft.scene.language, bare(clause.text)),
    Number(wantsBack(draft, clause)),
    read('check_understanding'),
    read('invite_questions'),
    read('agree_plan') + read('ask_permission'),
    topic,
  ];
}

/** What the probability of the likeliest line of the history tells. */
const lineEvidence = (line: number): number[] => [line, Number(line > SURE)];

/** Between these the evidence of a line is linear. */
const ENDS = [
  [0, 0],
  [SURE, 0],
  [SURE, 1],
  [1, 1],
] as const;

/** The greatest probability that a question checks, whatever the likeliest line of the history may be: that is dear to tell. */
const atMostChance = (worded: readonly number[], weights: CheckWeights): number =>
  Math.max(...ENDS.map((line) => chanceOf([...worded, ...line], weights)));

/** Whether a clause may check what was told: somebody has told something, and it asks. */
export function mayCheck(draft: Draft, clause: Clause): boolean {
  const { state, scene } = draft;
  const { text } = clause;
  const asksMind = asksForHers(clause) || asksForMind(scene.language, bare(text));
  if ((asksMind && !asksForAll(draft, clause)) || listIn(draft, clause)) return false;
  if (scene.language !== 'en') {
    const isWarned = (state.heard ?? []).some(({ warns }) => warns);
    return text.includes('?') && (isWarned || hasExplained(state));
  }
  return (
    (Object.keys(state.explainedAt).length > 0 || hasBeenTold(draft)) &&
    (text.includes('?') || asksBack(bare(text))) &&
    !asksForObstacles(bare(text)) &&
    !offersToTell(bare(text)) &&
    !(contentOf(text).length === 0 && POINTS.test(text))
  );
}

/** From this probability on a question is one for a yes, for questions of hers, or of her mind. */
const OF_HERS = 0.5;
const FOR_HERS: ReadonlySet<Act> = new Set<Act>([
  ...(['invite_questions', 'agree_plan', 'ask_permission', 'anything_else'] as const),
  ...(['concerns', 'feelings', 'mood'] as const),
]);

/** 'Any questions?', 'what do you make of it?': she says what nobody told her. */
const asksForHers = ({ readings }: Clause): boolean =>
  readings.reduce((sum, { act, probability }) => sum + (FOR_HERS.has(act) ? probability : 0), 0) >= OF_HERS;

/** 'And the glue, what did we say about that?' names it before, and 'tell me in your own words' may lead in to a question. */
const POINTS = /\babout (?:that|this|it|them|those)\b|\bin your (?:own )?words\b/i;

/**
 * The lines of her own that are said to a check of what was told, the likeliest first; null for what checks nothing, and
 * where no line is likely: then what was told is said back.
 */
export function linesChecked(draft: Draft, clause: Clause): Interpretation[] | null {
  if (!mayCheck(draft, clause) || isOfWhatWasTaught(draft, clause) || isOfAll(draft, clause)) return null;
  const { language } = draft.scene;
  const weights = weightsIn(draft);
  const likely = language === 'en' ? LIKELY : LIKELY_ELSEWHERE;
  const isWarned = language !== 'en' && isOfAWarning(draft, clause);
  if (!isWarned && atMostChance(wordedEvidence(draft, clause), weights) < likely) return null;
  const chance = chanceOf(checkEvidence(draft, clause), weights);
  if (!isWarned && chance < likely) return null;
  const questions =
    language === 'en' ? allQuestionsOfPlan([clause.text]) : questionsOfCheck(language, [clause.text]);
  // A point of the explanation is no answer to what only may check it.
  const mayBePoint = (language !== 'en' || chance >= SURELY) && !isOfUntoldCase(draft, clause);
  const asked = questions.map((text) => ({
    text,
    chances: chancesFor(draft, text === clause.text ? clause : { ...clause, text }, weights).filter(
      ({ line }) => mayBePoint || line.kind !== 'back',
    ),
  }));
  const answers = asked.map(({ text, chances }) => {
    const lines = saidOf(
      text,
      chances.filter(
        (one) => !asked.some((other) => other.text !== text && isForAnother(one, other.chances, chances)),
      ),
    );
    // What she will do in her own words comes before what is common to all who are told so.
    const own = lines[0]?.kind === 'detail' ? null : planLineFor(draft, { ...clause, text });
    return { text, lines, own };
  });
  if (answers.every(({ lines, own }) => lines.length === 0 && !own)) return null;
  const mayBack = wantsBack(draft, clause);
  const read = answers.flatMap(({ text, lines, own }): Interpretation[] => {
    if (own) return [{ kind: 'detail', detail: own, clause, isChecked: true }];
    // One of two questions that no line is for is answered by what was told.
    if (lines.length === 0)
      return mayBack ? [{ kind: 'back', clause: { ...clause, text: `${text.replace(/\?$/, '')}?` } }] : [];
    return lines.map((line) => asRead(draft, line, clause));
  });
  return [...new Map(read.map((each) => [aimOf(each), each])).values()];
}

/** Asked for all that was agreed, the patient of a case says more than any one line. English. */
const isOfAll = (draft: Draft, clause: Clause): boolean =>
  draft.scene.language === 'en' &&
  !draft.brief.resisting &&
  asksForSum(bare(clause.text)) &&
  wantsBack(draft, clause);

/** 'If your leg gets weak, what would you do?', of which nothing was told: no point says just that. English. */
const isOfUntoldCase = (draft: Draft, { text }: Clause): boolean =>
  draft.scene.language === 'en' &&
  !draft.brief.resisting &&
  asksWhatIf(text) &&
  instructionsAskedFor(draft, text).length === 0;

/** 'What will you do about driving and your warfarin?' English. */
const JOINS_TWO = /\w and (?:the|your|his|her) \w/i;

type CheckChance = ChanceOf<CheckedLine>;

/** What may be said to one question, the likeliest first: what she says of a case of her own comes before what is common to all who are warned of it. */
function chancesFor(draft: Draft, clause: Clause, weights: CheckWeights): CheckChance[] {
  const chances = chancesOf(checkedLines(draft, clause), [1], weights);
  if (!isOfAWarning(draft, clause)) return chances;
  const warned = chances.filter(({ line }) => line.isOfWarning);
  const isEnglish = draft.scene.language === 'en';
  // In the other languages whatever says so, else what any check gets.
  const own = isEnglish ? warned.find(({ line }) => line.kind === 'detail') : warned[0];
  if (own) return [{ line: own.line, probability: 1 }];
  return isEnglish ? warned : chances;
}

/** Whether another question of the same check surely asks for a line that this one only may ask for. */
function isForAnother(
  { line }: CheckChance,
  [best]: readonly CheckChance[],
  [first]: readonly CheckChance[],
): boolean {
  const isSame = best !== undefined && `${best.line.kind}.${best.line.id}` === `${line.kind}.${line.id}`;
  return isSame && best.probability > (first?.line === line ? first.probability : 0);
}

/** The likeliest line, and a second one that is likely too. */
function saidOf(text: string, [first, second]: readonly CheckChance[]): CheckedLine[] {
  if (!first || first.probability < SAID) return [];
  const least = JOINS_TWO.test(text) ? SECOND_OF_TWO : SECOND;
  // Beside what she was told nobody goes back to the history.
  return second && second.line.kind !== 'fact' && second.probability >= least
    ? [first.line, second.line]
    : [first.line];
}

/** 'Just to check: which arm goes in first?' has the words of what was told just now: nothing answers it better. */
const isOfWhatWasTaught = (draft: Draft, { text }: Clause): boolean =>
  draft.scene.language === 'en' && contentOf(text).length > 0 && wasToldOf(draft, text);

/** A warning of so many turns ago may be asked for. */
const JUST_NOW = 2;

/** Whoever was warned and is asked of what says just that. */
function isOfAWarning(draft: Draft, { text }: Clause): boolean {
  const { scene, state } = draft;
  if (scene.language === 'en') return asksWhen(text) && hasBeenWarned(draft);
  const warning = state.heard?.findLast(({ warns }) => warns);
  if (!warning || state.turn - warning.turn > JUST_NOW) return false;
  // What was told last is what 'what do you do then?' is of.
  const isLast = warning.turn === state.turn && state.heard?.at(-1) === warning;
  return asksOfWarning(scene.language, bare(text), isLast);
}

const chanceOf = (evidence: readonly number[], { question }: CheckWeights): number =>
  1 / (1 + Math.exp(-weigh([...evidence, 1], question)));

function asRead({ brief }: Draft, { kind, id }: CheckedLine, clause: Clause): Interpretation {
  if (kind === 'detail') return { kind, detail: id, clause, isChecked: true };
  if (kind === 'back') return { kind: 'point', point: id, clause, isChecked: true };
  const topic = brief.facts.find((fact) => fact.id === id)!.topic;
  return { kind, fact: id, topic, clause, isChecked: true };
}
