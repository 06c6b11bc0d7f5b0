import { mutationResult } from '#words/mutation-result.ts';
import { builder } from '../../graphql/builder.ts';
import { learnerOf } from '../../graphql/context.ts';
import { MutationResultRef } from '../../graphql/mutation-result.ts';
import { deleteAccount } from './deletion.service.ts';
import { collectOwnData } from './own-data.service.ts';

/** No password that was ever accepted is longer. */
const MAX_PASSWORD = 512;

builder.queryField('myData', (t) =>
  t.field({
    type: 'JSON',
    access: 'learner',
    description: '(ext) everything that is stored of the learner, for her to take along.',
    resolve: (_root, _args, context) => collectOwnData(context.deps, learnerOf(context).learnerId),
  }),
);

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: MutationResultRef,
    access: 'learner',
    description: '(ext) deletes the learner with everything that is stored of her. It can’t be undone.',
    args: { password: t.arg.string() },
    resolve: async (_root, { password }, context) => {
      const { learnerId } = learnerOf(context);
      const entered = password.slice(0, MAX_PASSWORD);
      return mutationResult('deletion', await deleteAccount(context.deps, learnerId, entered));
    },
  }),
);
