import { z } from 'zod';
import type { Consent } from '#domain/capabilities.ts';
import { AppError } from '#domain/errors.ts';
import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import { CategoryRef, SpecialityRef } from '../catalogue/catalogue.graphql.ts';
import { getCategory, getSpeciality } from '../catalogue/catalogue.service.ts';
import {
  checkSignup,
  getLearner,
  logIn,
  type SignedIn,
  type SignupForm,
  signUp,
} from './accounts.service.ts';
import { agreeToProviders } from './consents.service.ts';
import { listConsents } from './consents.store.ts';
import type { LearnerRow } from './learners.store.ts';
import { endSession, rotateRefreshToken, type TokenPair } from './sessions.service.ts';

const ProviderConsentRef = builder.objectRef<Consent>('ProviderConsent').implement({
  description: '(ext) that one capability is left to an engine of one place.',
  fields: (t) => ({ capability: t.exposeString('capability'), host: t.exposeString('host') }),
});

const ProviderConsentInput = builder.inputType('ProviderConsentInput', {
  fields: (t) => ({ capability: t.string({ required: true }), host: t.string({ required: true }) }),
});

const UserRef = builder.objectRef<LearnerRow>('User').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    email: t.exposeString('email'),
    username: t.exposeString('username'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    fullName: t.exposeString('fullName'),
    language: t.string({ nullable: true, resolve: (learner) => learner.nativeLanguage }),
    languageToLearn: t.exposeString('languageToLearn'),
    profession: t.exposeString('profession', { nullable: true }),
    providerConsents: t.field({
      type: [ProviderConsentRef],
      description: '(ext) which capabilities she has agreed to leave to a remote engine, and where.',
      resolve: ({ id }, _args, { deps }) => listConsents(deps.db, id),
    }),
    speciality: t.field({
      type: SpecialityRef,
      nullable: true,
      resolve: ({ specialitySlug }, _args, { deps }) => getSpeciality(deps.db, specialitySlug),
    }),
    category: t.field({
      type: CategoryRef,
      nullable: true,
      resolve: ({ categorySlug }, _args, { deps }) => getCategory(deps.db, categorySlug),
    }),
  }),
});

const TokenRef = builder.objectRef<TokenPair>('Token').implement({
  description: 'expiresIn and refreshExpiresIn are seconds from now.',
  fields: (t) => ({
    access: t.exposeString('access'),
    refresh: t.exposeString('refresh'),
    expiresIn: t.exposeInt('expiresIn'),
    refreshExpiresIn: t.exposeInt('refreshExpiresIn'),
  }),
});

const AuthPayloadRef = builder.objectRef<SignedIn>('AuthPayload').implement({
  fields: (t) => ({
    user: t.field({ type: UserRef, resolve: ({ user }) => user }),
    token: t.field({ type: TokenRef, resolve: ({ token }) => token }),
  }),
});

/** No password that was ever accepted is longer; a megabyte of it must not reach the hash. */
const passwordSchema = z.string().max(512);
const emailSchema = z.string().trim().max(254).pipe(z.email());
const loginSchema = z.object({ email: z.string().trim().max(254), password: passwordSchema });
const credentialsSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  fullName: z.string().trim().min(1).max(120),
});
const signupSchema = credentialsSchema.extend({
  speciality: z.string().max(100),
  language: z.string().max(20),
  languageToLearn: z.string().max(20),
  phoneNumber: z.string().trim().max(40).nullish(),
});

const REASONS = {
  email: 'email_invalid',
  password: 'password_length',
  fullName: 'name_invalid',
  speciality: 'unknown_speciality',
  language: 'unknown_language',
  languageToLearn: 'unknown_language',
} as const;

/** What is wrong in a form is told by the field. */
function parsed<Form>(schema: z.ZodType<Form>, args: unknown): Form {
  const result = schema.safeParse(args);
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path[0] as keyof typeof REASONS | undefined;
  const reason = field && REASONS[field];
  throw new AppError('VAL_001', reason ? { reason } : {});
}

function parseSignup(args: unknown): SignupForm {
  const { phoneNumber, ...form } = parsed(signupSchema, args);
  return phoneNumber ? { ...form, phoneNumber } : form;
}

function parseLogin(args: unknown) {
  const parsed = loginSchema.safeParse(args);
  if (!parsed.success) throw new AppError('AUTH_003');
  return parsed.data;
}

builder.queryField('me', (t) =>
  t.field({
    type: UserRef,
    access: 'learner',
    resolve: (_root, _args, context) => getLearner(context.deps, learnerOf(context).learnerId),
  }),
);

builder.mutationFields((t) => ({
  signup: t.field({
    type: AuthPayloadRef,
    access: 'visitor',
    args: {
      email: t.arg.string(),
      password: t.arg.string(),
      fullName: t.arg.string(),
      speciality: t.arg.id(),
      language: t.arg.string(),
      languageToLearn: t.arg.string(),
      phoneNumber: t.arg.string({ required: false }),
    },
    resolve: (_root, args, context) => signUp(context.deps, parseSignup(args), context),
  }),
  checkSignup: t.boolean({
    access: 'visitor',
    description:
      '(ext) whether signup would take these, asked before the rest is entered: true, or the error that it would give. Errors: VAL_001 (email_taken, email_invalid, name_invalid, password_*).',
    args: { email: t.arg.string(), password: t.arg.string(), fullName: t.arg.string() },
    resolve: async (_root, args, { deps, address }) => {
      await checkSignup(deps, parsed(credentialsSchema, args), address);
      return true;
    },
  }),
  login: t.field({
    type: AuthPayloadRef,
    access: 'visitor',
    args: { email: t.arg.string(), password: t.arg.string() },
    resolve: (_root, args, context) => logIn(context.deps, parseLogin(args), context),
  }),
}));

builder.mutationFields((t) => ({
  refreshToken: t.field({
    type: TokenRef,
    access: 'visitor',
    description:
      'Rotates the refresh token. Within a minute a rotated one gets its successor again; later it ends the session. Errors: AUTH_002.',
    args: { refresh: t.arg.string() },
    resolve: (_root, { refresh }, { deps, address }) => rotateRefreshToken(deps, refresh, address),
  }),
  logout: t.field({
    type: MutationResultRef,
    access: 'visitor',
    description: "Ends the refresh token's session. Always succeeds.",
    args: { refresh: t.arg.string() },
    resolve: async (_root, { refresh }, { deps }) => {
      await endSession(deps, refresh);
      return mutationResult('logout', null);
    },
  }),
  consentToProviders: t.field({
    type: MutationResultRef,
    access: 'learner',
    description:
      '(ext) the learner agrees that remote engines get what she says and writes: to each capability and place that she was told of.',
    args: { providers: t.arg({ type: [ProviderConsentInput] }) },
    resolve: async (_root, { providers }, context) => {
      const { learnerId } = learnerOf(context);
      return mutationResult('consent', await agreeToProviders(context.deps, learnerId, providers));
    },
  }),
}));
