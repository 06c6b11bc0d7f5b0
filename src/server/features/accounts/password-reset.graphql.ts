import { z } from 'zod';
import { AppError } from '#domain/errors.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';

const emailSchema = z.string().trim().max(254).pipe(z.email());
/** Longer ones are no links of ours, and no password that is accepted. */
const resetSchema = z.object({ token: z.string().max(200), newPassword: z.string().max(512) });

function parseEmail(email: string): string {
  const parsed = emailSchema.safeParse(email);
  if (!parsed.success) throw new AppError('VAL_001', { reason: 'email_invalid' });
  return parsed.data;
}

function parseReset(args: unknown) {
  const parsed = resetSchema.safeParse(args);
  if (!parsed.success) throw new AppError('VAL_001');
  return parsed.data;
}

builder.mutationFields((t) => ({
  requestPasswordReset: t.field({
    type: MutationResultRef,
    access: 'visitor',
    description:
      '(ext) sends a link to a new password, if there is an account with this address, which the answer does not tell. success false: this installation sends no mail.',
    args: { email: t.arg.string() },
    resolve: async (_root, { email }, { deps, address }) =>
      mutationResult('passwordResetRequest', await requestPasswordReset(deps, parseEmail(email), address)),
  }),
  resetPassword: t.field({
    type: MutationResultRef,
    access: 'visitor',
    description: '(ext) sets a new password by the token of a link, once, and ends all sessions.',
    args: { token: t.arg.string(), newPassword: t.arg.string() },
    resolve: async (_root, args, { deps, address }) =>
      mutationResult('passwordReset', await resetPassword(deps, parseReset(args), address)),
  }),
}));
