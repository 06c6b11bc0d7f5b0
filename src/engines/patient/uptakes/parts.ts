import type { UptakePart } from '#domain/practice/complex/brief.ts';

/** What says back what was told; the others agree to it, or say what stands in its way. */
const SAYS_BACK: ReadonlySet<UptakePart> = new Set<UptakePart>(['is', 'do', 'avoid', 'help', 'next']);

/** Whether a line says back what was told, and does not only agree to it or name what stands in its way. */
export const saysBackPart = (part: UptakePart): boolean => SAYS_BACK.has(part);
