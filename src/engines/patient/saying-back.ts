import type { KeyPoint } from '#domain/practice/complex/brief.ts';
import { names } from '../review/said.ts';
import { dot } from '../understanding/meaning/dot.ts';
import type { Draft } from './draft.ts';
import { countAsTakenUp, pointsWithWords } from './fresh-points.ts';
import { asksForPart } from './giving-back.ts';
import { planLineFor } from './lines/plan-lines.ts';
import { sayOwnWords } from './own-words.ts';
import { textIn } from './part.ts';
import { sayPointBack } from './points-back.ts';
import {
  directingInstructions,
  furtherInstructions,
  hasBeenTold,
  instructionsAskedFor,
  latestInstructions,
  latestTurn,
  nearestTo,
} from './recalling.ts';
import { sayRefusal } from './refusing.ts';
import { isShocked } from './state.ts';
import { sayAgain, takeUp } from './taken-up-points.ts';
import { sayInstructions, sayNotTold, tellsOwnDeed, toldLine } from './told-lines.ts';
import { withoutAddressee } from './words/addressees.ts';
import { allQuestionsOfPlan, partAskedFor, tellsOfPlan } from './words/asked-of-plan.ts';
import { asksWhen } from './words/condition-halves.ts';
import { bare } from './words/following-words.ts';
import { asksWhatIf, asksWhatThen, saysWhenToGetHelp } from './words/instruction-words.ts';
import { questionsOfCheck } from './words/joined-checks.ts';
import { isOfHelp, isOfKind, isOwnDeed, kindAskedBack } from './words/kind-of-back-words.ts';
import { asksForSum } from './words/teach-back-words.ts';

/** So many key points are said back at a time, and so much of what was told besides. */
const MOST_BACK = 3;
/** And so many to each of several questions. */
const MOST_EACH = 2;
const MOST_TOLD = 3;
const MOST_BESIDES = 2;
/** So many points are taken up where nothing that was told can be said again. */
const MOST_TAKEN_UP = 2;

/**
 * The patient of a case says back what was explained: the parts that were asked for, or the key points that were made, in
 * her own words; in English also what else she was told to do, and that alone where no key point was made. What she was
 * not told she says she was not. False where nothing was told.
 */
export function sayBack(draft: Draft, asked: readonly string[]): boolean {
  const { language } = draft.scene;
  const questions = language === 'en' ? allQuestionsOfPlan(asked) : questionsOfCheck(language, asked);
  const most = questions.length > 1 ? MOST_EACH : MOST_BACK;
  const isSaid = questions.map((each) => sayOne(draft, each, most)).includes(true);
  // What was made in the same breath needs no answer of its own later.
  if (isSaid) countAsTakenUp(draft);
  return isSaid || takeUp(draft, MOST_TAKEN_UP) || sayAgain(draft);
}

function sayOne(draft: Draft, asked: string, most: number): boolean {
  const justTold = REPEATS_THAT.test(bare(asked)) && latestTurn(draft) === draft.state.turn;
  if (justTold && sayInstructions(draft, latestInstructions(draft, MOST_TOLD, true))) return true;
  if (sayPlan(draft, asked) || sayPart(draft, asked)) return true;
  if (draft.scene.language !== 'en' || isShocked(draft.state)) return sayAll(draft, asked, most);
  if (sayRefusal(draft, asked)) return true;
  return asksWhatIf(asked) || (asksForPart(asked) && hasBeenTold(draft))
    ? sayNearest(draft, asked, most)
    : sayAll(draft, asked, most);
}

/** Says in her own words what she will do, where a case in another language than English has a line for that. */
function sayPlan(draft: Draft, asked: string): boolean {
  const id = planLineFor(draft, { text: asked, readings: [], hints: [], symptoms: [] });
  const detail = draft.brief.details?.find((each) => each.id === id);
  return detail !== undefined && draft.sayDetail(detail);
}

/** Says what comes nearest to a part that nobody told, or that it was not told. */
function sayNearest(draft: Draft, asked: string, most: number): boolean {
  // What is to be done in some case is nothing that only is so.
  const made = pointsWithWords(draft).filter(
    ({ back }) => !asksWhatThen(asked) || isOfKind('deeds', textIn(back ?? {}, 'en')),
  );
  if (asksWhatIf(asked) && sayHelp(draft, asked, made)) return true;
  const texts = made.map(({ back, model }) => `${textIn(back ?? {}, 'en')} ${model}`);
  const nearest = nearestTo(draft, asked, texts);
  if (nearest?.text !== undefined)
    return sayPoints(draft, made.slice(nearest.text, nearest.text + 1), 1, asked);
  if (nearest && sayInstructions(draft, nearest.told, asked)) return true;
  // What is done in some case may well be in what was explained, in other words.
  if (asksWhatThen(asked) && !asksWhatIf(asked) && made.length > 0) return sayAll(draft, asked, most);
  sayNotTold(draft);
  return true;
}

/** So near in meaning to a case is what says when to get help. */
const LIKE_THE_CASE = 0.5;

/**
 * Whoever is asked what to do in a case that nobody told of gets help. False where the case has no words for that, or
 * what was explained is nearer to the question.
 */
function sayHelp(draft: Draft, asked: string, made: readonly KeyPoint[]): boolean {
  const { meaningOf } = draft.scene;
  const wanted = meaningOf?.(asked);
  if (!wanted) return false;
  const likenessOf = ({ back }: KeyPoint) => {
    const meaning = meaningOf?.(textIn(back ?? {}, 'en'));
    return meaning ? dot(meaning, wanted) : 0;
  };
  const help = (draft.brief.keyPoints ?? []).find(({ back }) => saysWhenToGetHelp(textIn(back ?? {}, 'en')));
  const least = Math.max(LIKE_THE_CASE, ...made.map(likenessOf));
  if (!help || likenessOf(help) < least) return false;
  return sayPointBack(draft, help.id, asked);
}

/** Says the part of what was told that a question names: how often, when to ring, what to leave alone. */
function sayPart(draft: Draft, asked: string): boolean {
  const part = draft.scene.language === 'en' ? partAskedFor(bare(asked)) : null;
  if (draft.scene.language === 'en' && asksWhen(asked) && sayOwnWords(draft)) return true;
  const made = pointsWithWords(draft);
  const named = made.filter((point) => isAskedFor(draft, point, asked));
  const fitting = named.filter(({ back }) => part === null || tellsOfPlan(part, textIn(back ?? {}, 'en')));
  const isOne = fitting.length > 0 && fitting.length < Math.max(made.length, 2);
  // What she was told in so many words says more than what is common to all who are told of it.
  if (sayInstructions(draft, toldOf(draft, asked), asked)) return true;
  const kind = asksWhatThen(asked) ? 'deeds' : kindAskedBack(draft.scene.language, bare(asked));
  const isOfDeeds = kind === null || fitting.some(({ back }) => isOfKind(kind, textIn(back ?? {}, 'en')));
  const isOther = draft.scene.language !== 'en';
  const ofHelp = fitting.filter(
    ({ back }) => kind === 'help' && isOther && isOfHelp(textIn(back ?? {}, 'en')),
  );
  return isOne && isOfDeeds && sayPoints(draft, ofHelp.length > 0 ? ofHelp : fitting, MOST_BACK, asked);
}

/** Says all of it: the points that were made, and what was told besides. */
function sayAll(draft: Draft, asked: string, most: number): boolean {
  const points = pointsToSay(draft, asked).slice(0, most);
  if (points.length === 0) return sayInstructions(draft, latestInstructions(draft, MOST_TOLD));
  const isSaid = sayPoints(draft, points, most, asked);
  const texts = [
    ...points.map(({ back, model }) => `${textIn(back ?? {}, 'en')} ${model}`),
    ...draft.lines.map(({ utterance }) => textIn(utterance, 'en')),
  ];
  // Of all that was told she remembers what is hers to do.
  const isAsked = (number: number) =>
    tellsOwnDeed(draft, number) || !(OF_HER_OWN.test(bare(asked)) || asksForSum(bare(asked)));
  sayInstructions(draft, furtherInstructions(draft, texts, MOST_BESIDES, isAsked));
  return isSaid;
}

/** 'What will you do at home?' asks for nothing that others do. */
const OF_HER_OWN =
  /\bwhat\b.*\b(?:will|would) you (?:do|take|change|start)\b|\bhow (?:will|would) you (?!and|know|feel|describe|rate|like|say|explain|tell)\w+|\bhow you(?:'ll|'re going to| will) (?!know|feel|explain|tell)\w+|\byou(?:'ll|'re going to| will) (?:do|take|change|start)\b/;

const HOW = /\bhow\b/;
/** 'You recommend one tablet a day': hers to do. */
const ADVISED = /^You (?:recommend|suggest|advise|want me)\b/;

/** What was told of what a question names; asked for her own deeds, those alone, where she was told any. */
function toldOf(draft: Draft, asked: string): readonly number[] {
  const told = instructionsAskedFor(draft, asked);
  if (draft.scene.language !== 'en' || !OF_HER_OWN.test(bare(asked))) return told;
  const isOwn = (number: number) =>
    tellsOwnDeed(draft, number) || ADVISED.test(toldLine(draft, [`${number}`]));
  const own = told.filter(isOwn);
  if (own.length > 0 || !HOW.test(bare(asked))) return own;
  const deeds = directingInstructions(draft).filter(isOwn);
  return deeds.length > 0 ? deeds.slice(-MOST_BESIDES) : told;
}

/** 'Can you repeat that for me?' is about what was said in the same breath. */
const REPEATS_THAT =
  /\b(?:repeat|say) (?:that|it|this)\b|\b(?:tell|give|say|repeat) (?:me )?(?:that|it|this) back\b|\b(?:tell|give) (?:that|it|this) back to me\b/;

const isAskedFor = ({ scene }: Draft, { about }: KeyPoint, asked: string): boolean =>
  names(scene.language, withoutAddressee(scene.language, asked), about);

/** What has not been said back yet, the latest first: of the kind that is asked for, if there is any. */
function pointsToSay(draft: Draft, asked: string): KeyPoint[] {
  const made = pointsWithWords(draft);
  const { givenBack, explainedAt } = draft.state;
  const given = ({ id }: KeyPoint) => Number(givenBack.includes(id));
  // 'What will you do at home?' asks for nothing that is the matter.
  const kind = kindAskedBack(draft.scene.language, bare(asked));
  const isOther = draft.scene.language !== 'en';
  const fits = (back: string) =>
    kind === 'deeds' ? isOwnDeed(back) : kind === 'help' && isOther ? isOfHelp(back) : isOfKind(kind, back);
  const ofKind = made.filter(({ back }) => fits(textIn(back ?? {}, 'en')));
  return (ofKind.length > 0 ? ofKind : made).toSorted(
    (a, b) => given(a) - given(b) || explainedAt[b.id]! - explainedAt[a.id]!,
  );
}

/** In the order in which they were explained. */
function sayPoints(draft: Draft, points: readonly KeyPoint[], most: number, asked: string): boolean {
  const { explainedAt } = draft.state;
  const said = points.slice(0, most).toSorted((a, b) => explainedAt[a.id]! - explainedAt[b.id]!);
  draft.makeRoomFor(draft.lines.length + said.length);
  return said.map(({ id }) => sayPointBack(draft, id, asked)).includes(true);
}
