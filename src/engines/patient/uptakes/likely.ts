import type { LearningLanguage } from '#domain/languages.ts';
import { UPTAKE_PARTS, type UptakePart } from '#domain/practice/complex/brief.ts';
import { resists } from '../concerns.ts';
import type { Draft } from '../draft.ts';
import type { Clause } from '../interpret.ts';
import { lineChances } from '../lines/asked-line.ts';
import { checkChance } from '../lines/check-reading.ts';
import { weigh } from '../lines/line-scorer.ts';
import type { PartUptake } from '../part.ts';
import { asksWhatIf } from '../words/instruction-words.ts';
import { asksForAllTold, isOfACase, isOfHelp, isOfObstacles } from '../words/uptake-questions.ts';
import { areAlike } from './alike.ts';
import { weighedUptakes } from './evidence.ts';
import { TRANSLATED_UPTAKE_WEIGHTS, UPTAKE_WEIGHTS } from './uptake-weights.generated.ts';

/** From these probabilities on a line on what was explained answers a question, and further ones do too. */
export const LIKELY = { first: 0.4, further: 0.5, most: 2 };
/** In other languages than English, whose meanings are less sure. */
export const LIKELY_ELSEWHERE = { first: 0.45, further: 0.55, most: 2 };
/** The same where it asks for all that was said. */
const IN_ALL = { first: 0.3, further: 0.25, most: 3 };
/** The same where it asks for one part of it, and nothing else will do. */
const OF_A_PART = { first: 0.25, further: 0.5, most: 2 };
/** The same where it asks what stands in the way. */
const OF_OBSTACLES = { first: 0.1, further: 0.5, most: 2 };
const OF_OBSTACLES_ELSEWHERE = { ...OF_OBSTACLES, first: 0.05 };
/** Asked what she would do in a case that may come, what is no help has to be so likely: no plan of any day will do. */
const IN_A_CASE = 0.55;
const IN_ALL_OF_A_CASE = 0.4;
/** From this probability on she agrees to something else as well that was proposed in the same breath. */
const AGREES_TOO = 0.3;
/** What was said before is said again only to what asks for it so surely. */
const AGAIN = 0.8;
/** No line is as likely. */
const NEVER = 2;
/** From this probability on a question checks what was told. */
export const CHECKS = 0.5;

/** The lines that are likely to answer a question, as they are said one after the other, and how likely the likeliest is. */
export interface LikelyUptakes {
  readonly uptakes: readonly PartUptake[];
  readonly likeliest: number;
}

const NONE: LikelyUptakes = { uptakes: [], likeliest: 0 };

/** The lines on what was explained that are likely to answer one question. */
export function likelyUptakes(draft: Draft, clause: Clause): LikelyUptakes {
  const { language } = draft.scene;
  const weights = language === 'en' ? UPTAKE_WEIGHTS : TRANSLATED_UPTAKE_WEIGHTS;
  const isOfAll = asksForAllTold(language, clause.text);
  const wanted = isOfAll ? null : partWanted(draft, clause);
  const isOfCase = language === 'en' && asksWhatIf(clause.text);
  const leastOfCase = isOfAll ? IN_ALL_OF_A_CASE : IN_A_CASE;
  const bounds = boundsFor(language, isOfAll, wanted);
  const likely = weighedUptakes(draft, clause)
    .map(({ uptake, evidence }) => ({ uptake, probability: 1 / (1 + Math.exp(-weigh(evidence, weights))) }))
    .filter(({ uptake, probability }) =>
      wanted === null
        ? !isOfCase || uptake.part === 'help' || probability >= leastOfCase
        : uptake.part === wanted,
    )
    .filter(({ uptake, probability }) => probability >= leastFor(draft, uptake, bounds))
    .toSorted((a, b) => b.probability - a.probability);
  const [first] = likely;
  if (!first || first.probability < Math.max(bounds.first, historyOf(draft, clause, wanted))) return NONE;
  const further = likely
    .slice(1)
    .filter(
      ({ uptake, probability }) =>
        probability >= (isProposedToo(draft, first.uptake, uptake) ? AGREES_TOO : bounds.further),
    );
  const chosen = [first.uptake];
  for (const { uptake } of further)
    if (chosen.length < bounds.most && !chosen.some((each) => areAlike(draft, uptake, each)))
      chosen.push(uptake);
  // What it is comes before what she does, and that before when she gets help.
  const uptakes = chosen.toSorted((a, b) => UPTAKE_PARTS.indexOf(a.part) - UPTAKE_PARTS.indexOf(b.part));
  return { uptakes, likeliest: first.probability };
}

/** 'Is there anything that might get in the way?' is of no history. English. */
const MAY_COME = /^(?!.*\bwhich\b).*\b(?:might|could|may|would|will|going to)\b/i;

/** Whether both are what she says yes to in this turn. */
const isProposedToo = ({ state }: Draft, first: PartUptake, { id, part }: PartUptake): boolean =>
  first.part === 'agree' && part === 'agree' && state.uptakes?.[id] === state.turn;

function boundsFor(language: LearningLanguage, isOfAll: boolean, wanted: UptakePart | null) {
  if (isOfAll) return IN_ALL;
  const isEnglish = language === 'en';
  if (wanted === 'hard') return isEnglish ? OF_OBSTACLES : OF_OBSTACLES_ELSEWHERE;
  if (wanted !== null) return OF_A_PART;
  return isEnglish ? LIKELY : LIKELY_ELSEWHERE;
}

/** From this probability on a line of the history is surely asked for, and by so much another one may be less sure. */
const SURELY_HISTORY = 0.85;
const NEARLY = 0.05;
/** In other languages than English lines are less sure. */
const LIKELY_HISTORY = 0.5;

/** How likely a line has to be to come before the one of the history that a question surely asks for: 'have you told your doctor?' */
function historyOf(draft: Draft, clause: Clause, wanted: UptakePart | null): number {
  const [line] = lineChances(draft, clause, null) ?? [];
  const least = draft.scene.language === 'en' ? SURELY_HISTORY : LIKELY_HISTORY;
  if (!line || line.probability < least || checkChance(draft, clause) >= CHECKS) return 0;
  // What gets in the way of something else than a plan is no answer.
  if (wanted === 'hard' && line.kind === 'fact' && MAY_COME.test(clause.text)) return 0;
  return line.probability - NEARLY;
}

/** Asked when she would get help, or what stands in the way, she says nothing else, if something of it may be said. */
function partWanted({ brief, scene, state }: Draft, { text }: Clause): UptakePart | null {
  const { language } = scene;
  // 'Et si une cloque vous gêne, vous faites quoi ?' asks for nothing in the way.
  const isOfCase = language !== 'en' && isOfACase(text, language);
  const isOfHindrance = isOfObstacles(text, language) && !isOfCase;
  const wanted = isOfHelp(text, language) ? 'help' : isOfHindrance ? 'hard' : null;
  const isOpen = (brief.uptakes ?? []).some(({ part, id }) => part === wanted && id in (state.uptakes ?? {}));
  return isOpen || wanted === 'hard' ? wanted : null;
}

/** How likely a line has to be at least. Nobody agrees to what she refuses, nor says what she has just said. */
function leastFor(draft: Draft, { id, part }: PartUptake, bounds: Readonly<typeof LIKELY>): number {
  const { last, uptakesSaid = [] } = draft.state;
  if (last.includes(`uptake.${id}`) || (part === 'agree' && resists(draft))) return NEVER;
  return uptakesSaid.includes(id) ? AGAIN : Math.min(bounds.first, bounds.further, AGREES_TOO);
}
