import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import { changePassword } from './password-change.service.ts';
import {
  chooseCategory,
  chooseLanguageToLearn,
  chooseNativeLanguage,
  chooseProfession,
  chooseSpecialty,
} from './preferences.service.ts';

builder.mutationFields((t) => ({
  updateUserLanguage: t.field({
    type: MutationResultRef,
    access: 'learner',
    args: { language: t.arg.string() },
    resolve: async (_root, { language }, context) => {
      const { learnerId } = learnerOf(context);
      return mutationResult('language', await chooseNativeLanguage(context.deps, learnerId, language));
    },
  }),
  updateUserLanguageToLearn: t.field({
    type: MutationResultRef,
    access: 'learner',
    args: { languageToLearn: t.arg.string() },
    resolve: async (_root, { languageToLearn }, context) => {
      const { learnerId } = learnerOf(context);
      const refusal = await chooseLanguageToLearn(context.deps, learnerId, languageToLearn);
      return mutationResult('languageToLearn', refusal);
    },
  }),
  updateUserCategory: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: 'By its slug. A specialty that is in another category is cleared, and the message says so.',
    args: { category: t.arg.string() },
    resolve: (_root, { category }, context) =>
      chooseCategory(context.deps, learnerOf(context).learnerId, category),
  }),
  updateUserSpecialty: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: 'By its slug. The category becomes that of the specialty.',
    args: { specialty: t.arg.string() },
    resolve: async (_root, { specialty }, context) => {
      const { learnerId } = learnerOf(context);
      return mutationResult('specialty', await chooseSpecialty(context.deps, learnerId, specialty));
    },
  }),
  updateUserProfession: t.field({
    type: MutationResultRef,
    access: 'learner',
    args: { profession: t.arg.string() },
    resolve: async (_root, { profession }, context) => {
      const { learnerId } = learnerOf(context);
      return mutationResult('profession', await chooseProfession(context.deps, learnerId, profession));
    },
  }),
  updatePassword: t.field({
    type: MutationResultRef,
    access: 'learner',
    description: "Keeps the session that asks and ends the learner's others. Errors: SRV_002 (throttled).",
    args: { currentPassword: t.arg.string(), newPassword: t.arg.string() },
    resolve: async (_root, change, context) =>
      mutationResult('password', await changePassword(context.deps, learnerOf(context), change)),
  }),
}));
