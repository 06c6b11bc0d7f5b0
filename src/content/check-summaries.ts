import type { Summary, Uptake } from '#domain/practice/complex/brief.ts';
import { repeated } from './text-checks.ts';

/** A summary without what it says. */
export type CheckedSummary = Omit<Summary<unknown>, 'says'>;
/** What may be summed up. */
export type SummedUptake = Pick<Uptake<unknown>, 'id' | 'part'>;

/** What is wrong with the summaries of one case or role-play: a line for every fault. */
export function checkSummaries(
  summaries: readonly CheckedSummary[],
  uptakes: readonly SummedUptake[],
): string[] {
  const ids = [...summaries, ...uptakes].map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => `the summary ${id} has the id of another line`),
    ...summaries.flatMap(({ id, of }) =>
      of.flat().flatMap((name) => faultsOf(name, uptakes).map((fault) => `${id}: ${fault}`)),
    ),
  ];
}

/** Her yes, and what stands in the way, are no part of what was told. */
function faultsOf(name: string, uptakes: readonly SummedUptake[]): string[] {
  const uptake = uptakes.find(({ id }) => id === name);
  if (!uptake) return [`sums up ${name}, which is no uptake`];
  return uptake.part === 'agree' || uptake.part === 'hard' ? [`sums up ${name}, which was not told`] : [];
}
