import type { ExplanationPoint } from '#domain/oet/speaking/role-play.ts';
import { breathsOf, isUnsure, placesOf } from '../words/said-phrases.ts';
import type { Draft } from './draft.ts';
import { sayOwnWords } from './own-words.ts';
import {
  hasBeenTold,
  instructionsAskedFor,
  latestInstructions,
  latestTurn,
  nearestTo,
  shareTold,
} from './recalling.ts';
import { sayRefusal } from './refusing.ts';
import { isShocked } from './state.ts';
import { sayInstructions, sayNotTold, tellsOwnDeed } from './told-lines.ts';
import { allQuestionsOfPlan, partAskedFor, tellsOfPlan } from './words/asked-of-plan.ts';
import { asksWhen } from './words/condition-halves.ts';
import { contentOf, namedBy } from './words/content-words.ts';
import { bare } from './words/following-words.ts';
import { answersACase, asksWhatIf, asksWhatThen } from './words/instruction-words.ts';
import { asksBack } from './words/teach-back-words.ts';
import { asksToChoose } from './words/turn-words.ts';

/** So many points are given back at a time. */
const MOST_BACK = 3;
/** So much of a point's own words has to have been told. */
const MOSTLY_TOLD = 0.5;

/** Remembers what of the explanation was said. A point may be made in pieces. */
export function hearExplanation(draft: Draft, told: string): void {
  const breaths = breathsOf(told);
  const { turn, explained, explainedAt } = draft.state;
  const heard = pointsOf(draft).map(({ id, words }) => {
    const before = explained[id] ?? [];
    const now = words.flatMap((phrases, group) =>
      phrases.some((phrase) => placesOf(phrase, breaths).some((place) => !isUnsure(place))) ? [group] : [],
    );
    const met = words.flatMap((_, group) => (before.includes(group) || now.includes(group) ? [group] : []));
    return { id, met, at: now.length > 0 ? turn : explainedAt[id] };
  });
  draft.set({
    explained: Object.fromEntries(heard.filter(({ met }) => met.length > 0).map(({ id, met }) => [id, met])),
    explainedAt: Object.fromEntries(heard.flatMap(({ id, at }) => (at === undefined ? [] : [[id, at]]))),
  });
}

/** The points that were made, in the key's order. */
function madePoints(draft: Draft): ExplanationPoint[] {
  return pointsOf(draft).filter(({ id, words }) => (draft.state.explained[id] ?? []).length === words.length);
}

/** Those of them that have words of the other one's which say no more than was told, and may answer what was asked. */
function pointsToGive(draft: Draft, asked: string): ExplanationPoint[] {
  const isOfCase = asksWhatIf(asked);
  return madePoints(draft).filter(
    ({ back }) => back !== undefined && isMostlyTold(draft, back) && (!isOfCase || answersACase(back)),
  );
}

/** A talk that began before it was kept what was told has nothing to compare with. */
const isMostlyTold = (draft: Draft, back: string): boolean =>
  (draft.state.instructions ?? []).length === 0 ||
  (shareTold(draft, back) >= MOSTLY_TOLD && hasToldNumbers(draft, back));

const NUMBERS =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half|quarter|third)\b/g;

/** Whether each number of a text was told: nobody says back 'six to twelve weeks' after 'six to eight'. */
function hasToldNumbers({ state }: Draft, back: string): boolean {
  const told = (state.instructions ?? []).map(({ text }) => bare(text)).join(' ');
  return [...bare(back).matchAll(NUMBERS)].every(([number]) => ` ${told} `.includes(` ${number} `));
}

/** The point that a question's words ask for: 'for how long do you hold it?'. Null where they name none. */
export function pointAskedFor(draft: Draft, clause: string): ExplanationPoint | null {
  const [best] = byWords(pointsToGive(draft, clause), clause);
  return best && best.worth >= FEWEST_SHARED ? best.point : null;
}

/** Gives back what each question of a turn asks for. */
export function giveAllBack(draft: Draft, asked: readonly string[]): void {
  const questions = allQuestionsOfPlan(asked);
  draft.makeRoomFor(draft.lines.length + questions.length);
  for (const each of questions) giveBack(draft, each);
}

/**
 * Says in the other one's words what was explained, that which was asked for first, or that nothing was. The key's own
 * words for a point are said where they say no more than was told; else what was told is.
 */
export function giveBack(draft: Draft, asked = ''): void {
  if (asksWhen(asked) && sayOwnWords(draft)) return;
  const said = pointsToGive(draft, asked);
  const named = byWords(said, asked)
    .filter(({ worth }) => worth >= FEWEST_SHARED)
    .map(({ point }) => point);
  const doing = ASKS_WHAT_TO_DO.test(bare(asked));
  const isNamed = named.some(({ back }) => !asksWhatThen(asked) || saysWhatToDo(back));
  const sought = isNamed ? [] : instructionsAskedFor(draft, asked);
  const isFresh = said.some(
    ({ id, back }) =>
      (draft.state.explainedAt[id] ?? 0) >= latestTurn(draft) && (!doing || saysWhatToDo(back)),
  );
  if (sought.length === 0 && !isNamed && sayRefusal(draft, asked)) return;
  if (!isNamed && THROUGH.test(bare(asked)) && said.some(({ back }) => saysWhatToDo(back))) {
    givePointsBack(draft, asked, said, named);
    return;
  }
  const isUntold = sought.length === 0 && hasBeenTold(draft) && !isNamed;
  if (isUntold && asksForPart(asked) && !isShocked(draft.state)) {
    giveNearest(draft, asked, said);
    return;
  }
  const latest =
    isNamed || isFresh || asksWhatIf(asked)
      ? []
      : ofThoseAsked(draft, asked, latestInstructions(draft, MOST_BACK));
  const isSaid = sayInstructions(draft, sought.length === 0 ? latest : sought, asked);
  if (isSaid) return;
  if (said.length === 0) draft.sayFor('nothing_to_give_back');
  else givePointsBack(draft, asked, said, named);
}

/** 'What will you do?' asks for what she does herself, if there is any of that. */
function ofThoseAsked(draft: Draft, asked: string, numbers: readonly number[]): readonly number[] {
  const own = numbers.filter((number) => tellsOwnDeed(draft, number));
  return own.length > 0 && ASKS_WHAT_TO_DO.test(bare(asked)) && !AGREED.test(bare(asked)) ? own : numbers;
}

/** What both said they would do. */
const AGREED = /\b(?:agreed|planned|decided|arranged|plan)\b/;

/** 'Take me through it', 'step by step': all that is to be done. */
const THROUGH =
  /\bthrough (?:it|that|what)\b|\bstart to finish\b|\bstep by step\b|\bwhole (?:routine|plan|thing)\b/;

/** Whether a question asks for one part of a plan, or for what to do in one case: nothing else answers it. */
export const asksForPart = (asked: string): boolean =>
  partAskedFor(bare(asked)) !== null || asksWhatThen(asked);

/** Gives back what comes nearest to a part that nobody told, or says that it was not told. */
function giveNearest(draft: Draft, asked: string, said: readonly ExplanationPoint[]): void {
  const nearest = nearestTo(
    draft,
    asked,
    said.map(({ says, back }) => `${says} ${back}`),
  );
  if (nearest?.text !== undefined) givePointsBack(draft, asked, said, [said[nearest.text]!]);
  else if (!nearest || !sayInstructions(draft, nearest.told, asked)) sayNotTold(draft);
}

function givePointsBack(
  draft: Draft,
  asked: string,
  said: readonly ExplanationPoint[],
  named: readonly ExplanationPoint[],
): void {
  // What has been given back already makes room for what has not, and what was said long ago for what was said last.
  const given = (point: ExplanationPoint) => Number(draft.state.givenBack.includes(point.id));
  const at = ({ id }: ExplanationPoint) => draft.state.explainedAt[id] ?? 0;
  const chooses = asksToChoose(bare(asked));
  const doing = chooses || ASKS_WHAT_TO_DO.test(bare(asked));
  const done = said.filter(({ back }) => doing && saysWhatToDo(back));
  const ofHelp = said.filter(({ back = '' }) => asksForHelp(asked) && tellsOfPlan('help', back));
  const chosen = [ofHelp, done, said].find((each) => each.length > 0) ?? [];
  const latest = chosen.toSorted((a, b) => given(a) - given(b) || at(b) - at(a));
  const isStep = named.length > 0 && !asksBack(bare(asked));
  // 'Which of these could you try?' asks for one of them.
  const isSaid = ({ id }: ExplanationPoint) =>
    draft.lines.some(({ unit }) => unit.startsWith('back.') && unit.split('.').includes(id));
  const next = [...new Set(isStep ? named : [...named, ...latest])]
    .filter((point) => !isSaid(point))
    .slice(0, chooses ? 1 : MOST_BACK);
  if (next.length === 0) return;
  const ids = said.filter((point) => next.includes(point)).map(({ id }) => id);
  if (draft.say(`back.${ids.join('.')}`, { en: backOf(draft.brief, ids) }))
    draft.set({ givenBack: [...new Set([...draft.state.givenBack, ...ids])] });
}

/** Whether a question asks when to get help, or what to do in a case. */
const asksForHelp = (asked: string): boolean => asksWhen(asked) || asksWhatThen(asked);

/** What asks for what is to be done, not for what is the matter. */
const ASKS_WHAT_TO_DO =
  /\b(?:do|doing|will|'ll|going to|steps?|help (?:him|her|them)|start|begin|change|use|try|first|manage|plan|agreed|remember)\b/;
/** What somebody does or will do. */
const IS_DONE = /\b(?:I|we)\b(?! (?:had|was|were)\b)(?!'(?:ve|m|d)\b)|\bto (?:ring|call|see)\b/;
/** How things are. */
const IS_SO = /\b(?:is|are|was|were|has|have|isn't|aren't|don't|doesn't)\b|'(?:s|re|ve)\b/;

const saysWhatToDo = (back = ''): boolean => IS_DONE.test(back) || !IS_SO.test(back);

/** A point that shares so much with a question is asked for. */
const FEWEST_SHARED = 1;

/** Points by the words that they share with a question, the most first. */
function byWords(
  points: readonly ExplanationPoint[],
  clause: string,
): { readonly point: ExplanationPoint; readonly worth: number }[] {
  // 'Tell me how you'd do Derek's milk' asks for nothing that is Derek's alone.
  const asked = contentOf(clause.replace(NAMES, ' ')).filter((word) => !SAYING.test(word));
  const worths = points.map((point) => {
    const own = namedBy(contentOf([point.says, point.back, ...point.words.flat()].join(' ')));
    return asked.map((word) => own.worthOf(word));
  });
  // A word that most points have says nothing.
  const telling = asked.map(
    (_, at) => worths.filter((row) => row[at]! > 0).length <= Math.max(1, points.length / 2),
  );
  return points
    .map((point, index) => ({
      point,
      worth: worths[index]!.reduce((sum, worth, at) => sum + (telling[at] ? worth : 0), 0),
    }))
    .toSorted((a, b) => b.worth - a.worth);
}

/** Names within a sentence. */
const NAMES = /(?<=[a-z,:] )[A-Z][a-z]+(?:'s)?\b/g;
const SAYING = /^(?:repeat|recap|summari[sz]e|demonstrate|plan|explained|remind|agreed|discussed|summary)$/;

/** What is said of these points. */
export function backOf({ resisting }: Draft['brief'], ids: readonly string[]): string {
  const points = resisting?.explanation ?? [];
  return points
    .filter(({ id }) => ids.includes(id))
    .map(({ back }) => back ?? '')
    .join(' ');
}

const pointsOf = ({ brief }: Draft) => brief.resisting?.explanation ?? [];
