import type { LearningLanguage } from '#domain/languages.ts';
import { dot } from '../../understanding/meaning/dot.ts';
import type { Draft } from '../draft.ts';
import { isSmall, stemsOf } from '../lines/stems.ts';
import { type PartUptake, textIn } from '../part.ts';

/** Lines so near one another say the same; sooner where both are of one part, or one agrees to what the other one does. */
const SAME = 0.62;
const SAME_PART = 0.45;
/** What took up a proposal has agreed to it. */
const AGREED = 0.5;

/** How near two texts are that patients say, at most 1. */
const likenessOf = ({ scene }: Draft, one: string, other: string): number =>
  dot(scene.lines!.line(one), scene.lines!.line(other));

/** Whether a line says much the same as what was said before it in a reply, which `takesUp` where it took up a proposal. */
export const saysTheSame = (draft: Draft, says: string, said: string, takesUp: boolean): boolean =>
  likenessOf(draft, says, said) >= (takesUp ? AGREED : SAME);

/** Whether two lines on what was explained say much the same. */
export function areAlike(draft: Draft, one: PartUptake, other: PartUptake): boolean {
  const { language } = draft.scene;
  const [own, others] = [textIn(one.says, language), textIn(other.says, language)];
  const likeness = likenessOf(draft, own, others);
  const isOfOne = one.part === other.part || [one, other].some(({ part }) => part === 'agree');
  return likeness >= SAME || (isOfOne && likeness >= SAME_PART && shareAWord(language, own, others));
}

/** Beyond what any text is made of. */
function shareAWord(language: LearningLanguage, one: string, other: string): boolean {
  const stems = stemsOf(other, language);
  return [...stemsOf(one, language)].some((stem) => stems.has(stem) && !isSmall(stem, language));
}
