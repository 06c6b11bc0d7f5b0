import { chooseBilling } from './choose-billing.ts';
import { type Config, readConfig } from './config.ts';
import type { Database } from './db/client.ts';
import { DataFolderInUse } from './db/embedded/folder-lock.ts';
import { connectionToRunning } from './db/embedded/running.ts';
import { openDatabase } from './db/open.ts';
import { openPool } from './db/pool.ts';
import type { Deps } from './deps.ts';
import { disableByHand } from './features/accounts/disabling.service.ts';
import { learnerIdByEmail } from './features/accounts/learners.store.ts';
import { insertAct, latestActs } from './features/billing/acts.store.ts';
import { grantByHand, refundByHand } from './features/billing/by-hand.service.ts';
import { unfitPayments } from './features/billing/payments.store.ts';
import { newSecret, rotateOwnSecret } from './jwt-secret.ts';
import { createLogger } from './logger.ts';
import { readOffers } from './offers.ts';
import { type OperatorCommand, readCommand } from './operator-command.ts';
import { OperatorError } from './operator-error.ts';
import { systemClock } from './ports/clock.ts';

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'billing'>;

/** Does what an operator asks for on the command line, and answers what is printed. Errors: OperatorError. */
export async function operate(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const command = readCommand(args);
  const config = readConfig(environment);
  const billing = await chooseBilling(config, readOffers(config.operatorFile, config));
  const database = await openBeside(config);
  try {
    return await run({ db: database.db, clock: systemClock, billing }, command, config);
  } finally {
    await database.close();
  }
}

/** The database, also while the product that keeps an embedded one is running. */
async function openBeside(config: Config): Promise<Pick<Database, 'db' | 'close'>> {
  try {
    return await openDatabase(config, createLogger('error'));
  } catch (error) {
    const connection = error instanceof DataFolderInUse ? connectionToRunning(config.dataDir) : null;
    if (!connection) throw error;
    return openPool(connection);
  }
}

/** Does it. Every act is in the audit table, in the transaction that does it. */
export async function run(
  deps: OperatorDeps,
  command: OperatorCommand,
  config: Pick<Config, 'jwtSecrets' | 'dataDir'>,
): Promise<string> {
  const { db } = deps;
  switch (command.name) {
    case 'grant': {
      const learnerId = await learnerOf(deps, command.email);
      await grantByHand(deps, { ...command, learnerId });
      return `${command.credits} credits were granted for ${command.days} days.`;
    }
    case 'payments':
      return table(
        await unfitPayments(db),
        ({ providerId, unfit, planId, amountCents, currency, paidAt }) => [
          providerId,
          unfit ?? '',
          planId ?? 'no plan of ours',
          `${(amountCents / 100).toFixed(2)} ${currency}`,
          paidAt.toISOString(),
        ],
      );
    case 'refund': {
      const payment = await refundByHand(deps, command);
      if (payment === 'unknown') throw new OperatorError(`There is no payment ${command.providerId}.`);
      if (payment === 'elsewhere') throw new OperatorError('This payment needs the BILLING that took it.');
      return `${(payment.amountCents / 100).toFixed(2)} ${payment.currency} were given back.`;
    }
    case 'disable':
    case 'enable': {
      const learnerId = await learnerOf(deps, command.email);
      await disableByHand(deps, { learnerId, disabled: command.name === 'disable', reason: command.reason });
      return command.name === 'disable'
        ? 'The account is closed; whoever is logged in to it is logged out within 15 seconds.'
        : 'The account is open again.';
    }
    case 'rotate-secret':
      return rotate(deps, command.reason, config);
    case 'acts':
      return table(await latestActs(db, 50), ({ at, act, learnerId, details, reason }) => [
        at.toISOString(),
        act,
        learnerId ?? '',
        JSON.stringify(details),
        reason,
      ]);
  }
}

async function learnerOf({ db }: OperatorDeps, email: string): Promise<string> {
  const learnerId = await learnerIdByEmail(db, email);
  if (!learnerId) throw new OperatorError(`There is no account of ${email}.`);
  return learnerId;
}

/** Written down first: a secret that is in use and nobody knows of would be worse than the other way round. */
async function rotate(
  { db }: OperatorDeps,
  reason: string,
  { jwtSecrets, dataDir }: Pick<Config, 'jwtSecrets' | 'dataDir'>,
): Promise<string> {
  await insertAct(db, { act: 'rotate-secret', details: {}, reason });
  if (jwtSecrets.length > 0) {
    return (
      'Put this before what JWT_SECRET is now, with a comma between them, in every instance, and start them again. ' +
      `After 30 days take the old one out.\n${newSecret()}`
    );
  }
  await rotateOwnSecret(dataDir);
  return 'A new secret signs from the next start on; the one before is still accepted. Start Bedside again.';
}

function table<Row>(rows: readonly Row[], cells: (row: Row) => readonly string[]): string {
  return rows.length === 0 ? 'None.' : rows.map((row) => cells(row).join('\t')).join('\n');
}
