import { wantsBack } from '../asking-back.ts';
import type { Draft } from '../draft.ts';
import { type Clause, type Interpretation, isTopic } from '../interpret.ts';
import { hasBeenTold, hasBeenWarned, wasToldOf } from '../recalling.ts';
import { signsOfCheck } from '../words/check-questions.ts';
import { asksWhen } from '../words/condition-halves.ts';
import { contentOf } from '../words/content-words.ts';
import { bare } from '../words/following-words.ts';
import { asksBack, asksForObstacles } from '../words/teach-back-words.ts';
import { lineChances } from './asked-line.ts';
import { CHECK_WEIGHTS } from './check-weights.generated.ts';
import { type CheckedLine, checkedLines } from './checked-lines.ts';

/** Weights of what tells that a question checks, with a constant at their end, and of what speaks for a line as its answer. */
export interface CheckWeights {
  readonly question: readonly number[];
  readonly line: readonly number[];
  /** Of none of the lines. */
  readonly none: number;
}

/** From this probability on a question is taken for a check. */
const LIKELY = 0.4;
/** From this probability on a line is said to it, and from this one on a second one as well. */
const SAID = 0.3;
const SECOND = 0.3;
/** A line is asked for as surely as this by something else than a check. */
const SURE = 0.75;

/** What tells whether a question checks what was told: the signs in its words, and how it was read. */
export function checkEvidence(draft: Draft, clause: Clause): number[] {
  const read = (act: string) => clause.readings.find((each) => each.act === act)?.probability ?? 0;
  const topic = clause.readings.find(({ act }) => isTopic(act))?.probability ?? 0;
  const line = lineChances(draft, clause, null)?.[0]?.probability ?? 0;
  return [
    ...signsOfCheck(bare(clause.text)),
    Number(wantsBack(draft, clause)),
    read('check_understanding'),
    read('invite_questions'),
    read('agree_plan') + read('ask_permission'),
    topic,
    line,
    Number(line > SURE),
  ];
}

/** Whether a clause may check what was told: somebody has told something, and it asks. */
export const mayCheck = (draft: Draft, { text }: Clause): boolean =>
  draft.scene.language === 'en' &&
  (hasBeenTold(draft) || Object.keys(draft.state.explainedAt).length > 0) &&
  (text.includes('?') || asksBack(bare(text))) &&
  !asksForObstacles(bare(text)) &&
  !(contentOf(text).length === 0 && POINTS.test(text));

/** 'And the glue, what did we say about that?' names it before. */
const POINTS = /\babout (?:that|this|it|them|those)\b/i;

/**
 * The lines of her own that are said to a check of what was told, the likeliest first; null for what checks nothing, and
 * where no line is likely: then what was told is said back.
 */
export function linesChecked(draft: Draft, clause: Clause): Interpretation[] | null {
  if (!mayCheck(draft, clause) || isOfWhatWasTaught(draft, clause) || isOfAWarning(draft, clause))
    return null;
  if (chanceOf(checkEvidence(draft, clause)) < LIKELY) return null;
  const [first, second] = checkChances(draft, clause);
  if (!first || first.probability < SAID) return null;
  const said = second && second.probability >= SECOND ? [first, second] : [first];
  return said.map(({ line }) => asRead(draft, line, clause));
}

/** 'Just to check: which arm goes in first?' has the words of what was told just now: nothing answers it better. */
const isOfWhatWasTaught = (draft: Draft, { text }: Clause): boolean =>
  contentOf(text).length > 0 && wasToldOf(draft, text);

/** Whoever was warned and is asked of what says just that, in words of her own where she has them. */
const isOfAWarning = (draft: Draft, { text }: Clause): boolean => asksWhen(text) && hasBeenWarned(draft);

const dot = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, 0);

const chanceOf = (evidence: readonly number[]): number =>
  1 / (1 + Math.exp(-dot([...evidence, 1], CHECK_WEIGHTS.question)));

/** Lines with the probability of each, softmax over them and none; the likeliest first. */
function checkChances(draft: Draft, clause: Clause) {
  const lines = checkedLines(draft, clause);
  const worths = lines.map(({ evidence }) => dot(evidence, CHECK_WEIGHTS.line));
  const top = Math.max(CHECK_WEIGHTS.none, ...worths);
  const all = worths.reduce((sum, worth) => sum + Math.exp(worth - top), Math.exp(CHECK_WEIGHTS.none - top));
  return lines
    .map((line, at) => ({ line, probability: Math.exp(worths[at]! - top) / all }))
    .toSorted((a, b) => b.probability - a.probability);
}

function asRead({ brief }: Draft, { kind, id }: CheckedLine, clause: Clause): Interpretation {
  if (kind === 'detail') return { kind, detail: id, clause, isChecked: true };
  if (kind === 'back') return { kind: 'point', point: id, clause, isChecked: true };
  const topic = brief.facts.find((fact) => fact.id === id)!.topic;
  return { kind, fact: id, topic, clause, isChecked: true };
}
