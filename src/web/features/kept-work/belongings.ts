import type { Belongings } from '#web/lib/session/session.ts';
import { claimWork, forgetAllWork } from './kept-work.ts';
import { sendUnsentWork } from './unsent-calls.ts';

export const belongings: Belongings = {
  claim: claimWork,
  sendUnsent: sendUnsentWork,
  forget: forgetAllWork,
};
