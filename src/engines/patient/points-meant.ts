import { dot } from '../understanding/meaning/dot.ts';
import type { Draft, FreshPoint } from './draft.ts';
import { textIn } from './part.ts';
import { heardOf } from './units.ts';

/** So near in meaning to what was told is a point that was made in few words, or with an answer that is near to nothing told. */
const NOTED = 0.5;
const HEARD = 0.45;
const ANSWERED = 0.3;

/**
 * Whether what was told means a point whose words it has: 'they've looked for cancer and found none' doesn't say why he
 * loses weight. Without meanings its words are enough.
 */
export function isMeant(
  { brief, scene }: Draft,
  { id, inFull }: FreshPoint,
  told: readonly string[],
): boolean {
  const { meaningOf } = scene;
  if (scene.language !== 'en' || !meaningOf) return true;
  const point = brief.resisting?.explanation.find((each) => each.id === id);
  const key = brief.keyPoints?.find((each) => each.id === id);
  const nearest = (text: string | undefined) => {
    const meaning = text ? meaningOf(text) : null;
    if (!meaning) return 1;
    const likenesses = told.map((each) => {
      const meant = meaningOf(each);
      return meant ? dot(meant, meaning) : 0;
    });
    return Math.max(-1, ...likenesses);
  };
  const near = nearest(key?.model ?? point?.back);
  if (!inFull) return near >= NOTED;
  return near >= HEARD || nearest(textIn(heardOf(brief, id) ?? {}, 'en')) >= ANSWERED;
}
