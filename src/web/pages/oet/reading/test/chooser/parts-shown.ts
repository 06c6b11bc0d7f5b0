import type { ShownPart } from '#web/features/exam/chooser/part-chooser.tsx';
import type { ReadingPartsQuery } from './reading-parts.generated.ts';

/** A and B, as the specification has it; C once it was worked on, or B is done. */
export function partsShown({ partA, partB, partC }: ReadingPartsQuery): readonly ShownPart[] {
  const isOpenC = partB.submittedAt !== null || partC.submittedAt !== null || partC.revision > 0;
  return [{ ...partA, part: 'A' }, { ...partB, part: 'B' }, ...(isOpenC ? [{ ...partC, part: 'C' }] : [])];
}
