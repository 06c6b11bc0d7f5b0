import { LISTENING } from '#domain/oet/listening/module.ts';
import { partOf } from '#domain/oet/modules.ts';
import { resultsAddress, testAddress } from '#web/features/exam/modules/addresses.ts';

const module = LISTENING.name;

export const chooserPath = (progressId: string) => testAddress({ module, progressId });
export const resultsPath = (progressId: string, part: string) => resultsAddress({ module, progressId, part });

/** The part that an address names, in either case; null for none of the module's. */
export function partNamed(name: string | undefined): string | null {
  return partOf(LISTENING, name ?? '')?.part ?? null;
}
