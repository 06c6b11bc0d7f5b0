import { readOperatorFile } from '#content/read-operator-file.ts';
import { PackError } from '#content/read-packs.ts';
import type { Config } from './config.ts';
import type { Offers } from './deps.ts';
import { OperatorError } from './operator-error.ts';

/** What the operator's file offers. Errors: OperatorError that says where it is wrong. */
export function readOffers(
  path: string,
  { trialCredits, billing }: Pick<Config, 'trialCredits' | 'billing'>,
): Offers {
  const { plans, trial } = readFile(path);
  const unsold = plans.find(({ stripe }) => !stripe);
  if (billing.provider === 'stripe' && unsold) {
    throw new OperatorError(
      `operator.yaml: with BILLING=stripe the plan ${unsold.id} needs stripe.price and stripe.paymentLink.`,
    );
  }
  return { plans, trial: { ...trial, credits: trialCredits ?? trial.credits } };
}

function readFile(path: string) {
  try {
    return readOperatorFile(path);
  } catch (error) {
    if (error instanceof PackError) throw new OperatorError(error.message, { cause: error });
    throw error;
  }
}
