import type { ExamModule, PartDefinition } from '#domain/oet/modules.ts';

/** Minutes of a part's whole clock. */
export function partMinutes({ phases }: PartDefinition): number {
  return phases.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Minutes of a whole module: parts that share a clock count once. */
export function minutesOf({ parts }: ExamModule): number {
  const clocks = new Map(parts.map((part) => [part.clock, partMinutes(part)]));
  return [...clocks.values()].reduce((sum, minutes) => sum + minutes, 0);
}

/** The other parts that share a part's clock. */
export function sharedWith({ parts }: ExamModule, { part, clock }: PartDefinition): string[] {
  return parts.filter((each) => each.clock === clock && each.part !== part).map((each) => each.part);
}
