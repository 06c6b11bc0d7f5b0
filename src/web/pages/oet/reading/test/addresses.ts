import { partOf } from '#domain/oet/modules.ts';
import { READING } from '#domain/oet/reading/module.ts';

const MODULE = '/oet/reading';

export const modulePath = MODULE;
export const chooserPath = (progressId: string) => `${MODULE}/test/${encodeURIComponent(progressId)}`;
export const partPath = (progressId: string, part: string) => `${chooserPath(progressId)}/${part}`;
export const resultsPath = (progressId: string, part: string) =>
  `${MODULE}/results/${encodeURIComponent(progressId)}/${part}`;

/** The part that an address names, in either case; null for none of the module's. */
export function partNamed(name: string | undefined): string | null {
  return partOf(READING, name ?? '')?.part ?? null;
}
