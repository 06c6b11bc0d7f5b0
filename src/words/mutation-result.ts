import { results } from './en/results.ts';
import { say } from './say.ts';

/** What is answered to a change: whether it was made, and what the learner reads of it. */
export interface MutationResult {
  readonly success: boolean;
  readonly message: string;
}

type ResultKey = keyof typeof results;

/** What can be changed. */
export type Change = ResultKey extends `result.${infer Name}.${string}` ? Name : never;

/** Why a change was not made, each with its words. */
export type RefusalOf<Name extends Change> = {
  [Key in ResultKey]: Key extends `result.${Name}.${infer Reason}` ? Exclude<Reason, 'done'> : never;
}[ResultKey];

/** Puts a change into words by the reason why it was refused; null: it was made. */
export function mutationResult<Name extends Change>(
  change: Name,
  refusal: RefusalOf<Name> | null,
): MutationResult {
  const key = `result.${change}.${refusal ?? 'done'}` as ResultKey;
  return { success: refusal === null, message: say(results[key]) };
}
