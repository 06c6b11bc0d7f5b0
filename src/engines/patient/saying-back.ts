import type { KeyPoint } from '#domain/practice/complex/brief.ts';
import { names } from '../review/said.ts';
import type { Draft } from './draft.ts';
import { countAsTakenUp, pointsWithWords } from './fresh-points.ts';
import { textIn } from './part.ts';
import { instructionsAskedFor, latestInstructions, latestTurn, sayInstructions } from './recalling.ts';
import { sayAgain, takeUp } from './taken-up-points.ts';
import { bare } from './words/following-words.ts';
import { isOfKind, kindAskedBack } from './words/kind-of-back-words.ts';

/** So many key points are said back at a time, and so much of what was told besides. */
const MOST_BACK = 3;
const MOST_TOLD = 3;
/** Fewer points are not all that was told. */
const FEWEST_BACK = 2;
/** So many points are taken up where nothing that was told can be said again. */
const MOST_TAKEN_UP = 2;

/**
 * The patient of a case says back what was explained: what was asked for by name, or the key points that were made, in
 * her own words; in English also what else she was told, and that alone where no key point was made. False where nothing
 * was.
 */
export function sayBack(draft: Draft, asked: string): boolean {
  const justTold = REPEATS_THAT.test(bare(asked)) && latestTurn(draft) === draft.state.turn;
  if (justTold && sayInstructions(draft, latestInstructions(draft, MOST_TOLD))) return true;
  const points = pointsToSay(draft, asked);
  const sought = instructionsAskedFor(draft, asked);
  const isNamed = points.some((point) => isAskedFor(draft, point, asked));
  const latest = points.map(({ id }) => draft.state.explainedAt[id]!);
  const isLater = latestTurn(draft) > Math.max(0, ...latest);
  const isSaid =
    isNamed || (points.length > 0 && sought.length === 0)
      ? sayPoints(draft, points, isNamed || !isLater ? MOST_BACK : MOST_BACK - 1)
      : sayInstructions(draft, sought.length > 0 ? sought : latestInstructions(draft, MOST_TOLD));
  // One point is no plan: what was told of what to do is said besides.
  const besides = points.length < FEWEST_BACK ? MOST_TOLD - 1 : isLater ? 1 : 0;
  if (isSaid && points.length > 0 && besides > 0 && !isNamed && sought.length === 0)
    sayInstructions(draft, latestInstructions(draft, besides, latest));
  // What was made in the same breath needs no answer of its own later.
  if (isSaid) countAsTakenUp(draft);
  return isSaid || takeUp(draft, MOST_TAKEN_UP) || sayAgain(draft);
}

/** 'Can you repeat that for me?' is about what was said in the same breath. */
const REPEATS_THAT = /\b(?:repeat|say) (?:that|it|this)\b/;

const isAskedFor = ({ scene }: Draft, { about }: KeyPoint, asked: string): boolean =>
  names(scene.language, asked, about);

/** Those that were asked for by name, or what has not been said back yet, the latest first. */
function pointsToSay(draft: Draft, asked: string): KeyPoint[] {
  const made = pointsWithWords(draft);
  const named = made.filter((point) => isAskedFor(draft, point, asked));
  if (named.length > 0 && named.length < made.length) return named;
  const { givenBack, explainedAt } = draft.state;
  const given = ({ id }: KeyPoint) => Number(givenBack.includes(id));
  // 'What will you do at home?' asks for nothing that is the matter.
  const kind = kindAskedBack(draft.scene.language, bare(asked));
  const ofKind = made.filter(({ back }) => isOfKind(kind, textIn(back ?? {}, 'en')));
  return (ofKind.length > 0 ? ofKind : made).toSorted(
    (a, b) => given(a) - given(b) || explainedAt[b.id]! - explainedAt[a.id]!,
  );
}

/** In the order in which they were explained. */
function sayPoints(draft: Draft, points: readonly KeyPoint[], most: number): boolean {
  const { explainedAt } = draft.state;
  const said = points.slice(0, most).toSorted((a, b) => explainedAt[a.id]! - explainedAt[b.id]!);
  draft.makeRoomFor(draft.lines.length + said.length);
  const isSaid = said.map(({ id, back }) => draft.say(`back.${id}`, back!)).includes(true);
  draft.set({ givenBack: [...new Set([...draft.state.givenBack, ...said.map(({ id }) => id)])] });
  return isSaid;
}
