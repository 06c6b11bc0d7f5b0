import type { MutationResult } from '#words/mutation-result.ts';
import { builder } from './builder.ts';

export const MutationResultRef = builder.objectRef<MutationResult>('MutationResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
  }),
});
