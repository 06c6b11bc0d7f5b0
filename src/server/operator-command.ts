import { parseArgs } from 'node:util';
import { z } from 'zod';
import { OperatorError } from './operator-error.ts';

const USAGE = `Usage: npm run operator -- COMMAND
  grant EMAIL CREDITS --days DAYS --reason TEXT    grants credits
  payments                                         lists payments that fit no account
  refund PAYMENT --reason TEXT                     gives a payment back, and ends its subscription
  disable EMAIL --reason TEXT                      closes an account; enable opens it again
  enable EMAIL --reason TEXT
  rotate-secret --reason TEXT                      makes a new secret for tokens and links
  acts                                             lists what was done by hand`;

const email = z.string().includes('@').max(254);
const reason = z.string().trim().min(3).max(500);
const whole = (most: number) => z.coerce.number().int().min(1).max(most);

const commandSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('grant'), email, credits: whole(1_000_000), days: whole(3650), reason }),
  z.object({ name: z.literal('payments') }),
  z.object({ name: z.literal('refund'), providerId: z.string().min(1).max(200), reason }),
  z.object({ name: z.literal('disable'), email, reason }),
  z.object({ name: z.literal('enable'), email, reason }),
  z.object({ name: z.literal('rotate-secret'), reason }),
  z.object({ name: z.literal('acts') }),
]);

export type OperatorCommand = z.output<typeof commandSchema>;

/** What was asked for. Errors: OperatorError with the usage. */
export function readCommand(args: readonly string[]): OperatorCommand {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { days: { type: 'string' }, reason: { type: 'string' } },
    });
    const [name, subject, credits] = positionals;
    return commandSchema.parse({ name, email: subject, providerId: subject, credits, ...values });
  } catch (cause) {
    throw new OperatorError(USAGE, { cause });
  }
}
