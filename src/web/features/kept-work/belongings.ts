import type { Belongings } from '#web/lib/session/session.ts';
import { sendKeptAids } from '../exam/aids/kept-aids.ts';
import { sendKeptAnswers } from '../exam/autosave/kept-answers.ts';
import { sendKeptDraft } from '../exam/draft/kept-draft.ts';
import { claimWork, forgetAllWork } from './kept-work.ts';
import { sendUnsentWork } from './unsent-calls.ts';

export const belongings: Belongings = {
  claim: claimWork,
  sendUnsent: () => sendUnsentWork([sendKeptAnswers, sendKeptDraft, sendKeptAids]),
  forget: forgetAllWork,
};
