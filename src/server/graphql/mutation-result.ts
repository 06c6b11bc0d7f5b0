import { builder } from './builder.ts';

export interface MutationResult {
  readonly success: boolean;
  readonly message: string;
}

export const MutationResultRef = builder.objectRef<MutationResult>('MutationResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
  }),
});
