import { z } from 'zod';
import { isUuid } from '#domain/uuid.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import {
  changeContact,
  endOwnSession,
  getOwnAccount,
  type OwnAccount,
  type OwnSession,
} from './own-account.service.ts';
import { endSessions } from './sessions.service.ts';

const OwnSessionRef = builder.objectRef<OwnSession>('OwnSession').implement({
  description: '(ext) a device on which the learner is logged in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    device: t.exposeString('device', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime' }),
    current: t.exposeBoolean('current'),
  }),
});

const OwnAccountRef = builder.objectRef<OwnAccount>('OwnAccount').implement({
  description: '(ext) what a learner sees of her account.',
  fields: (t) => ({
    fullName: t.exposeString('fullName'),
    email: t.exposeString('email'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    sessions: t.field({ type: [OwnSessionRef], resolve: ({ sessions }) => [...sessions] }),
  }),
});

const nameSchema = z.string().trim().min(1).max(120);
const phoneSchema = z.string().trim().max(40);

builder.queryField('myAccount', (t) =>
  t.field({
    type: OwnAccountRef,
    access: 'learner',
    description: '(ext)',
    resolve: (_root, _args, context) => getOwnAccount(context.deps, learnerOf(context)),
  }),
);

builder.mutationFields((t) => ({
  updateAccount: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: '(ext) changes name and phone number; none is null or empty.',
    args: { fullName: t.arg.string(), phoneNumber: t.arg.string({ required: false }) },
    resolve: async (_root, args, context) => {
      const { learnerId } = learnerOf(context);
      const fullName = nameSchema.safeParse(args.fullName);
      const phone = phoneSchema.safeParse(args.phoneNumber ?? '');
      if (!fullName.success) return mutationResult('account', 'name');
      if (!phone.success) return mutationResult('account', 'phone');
      await changeContact(context.deps, learnerId, {
        fullName: fullName.data,
        phoneNumber: phone.data || null,
      });
      return mutationResult('account', null);
    },
  }),
  endOwnSession: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: '(ext) logs one of the learner’s devices out.',
    args: { sessionId: t.arg.id() },
    resolve: async (_root, { sessionId }, context) => {
      const { learnerId } = learnerOf(context);
      const refusal = isUuid(sessionId)
        ? await endOwnSession(context.deps, learnerId, sessionId)
        : ('unknown' as const);
      return mutationResult('session', refusal);
    },
  }),
  endOtherSessions: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: '(ext) logs all devices out but the one that asks.',
    resolve: async (_root, _args, context) => {
      const { db, clock } = context.deps;
      const { learnerId, sessionId } = learnerOf(context);
      await endSessions(db, { learnerId, except: sessionId }, clock.now());
      return mutationResult('sessions', null);
    },
  }),
}));
