import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { WHOLE } from '#domain/oet/modules.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { isWaiting } from '#web/features/conversation/conversation-machine.ts';
import { type Conversation, useConversation } from '#web/features/conversation/use-conversation.ts';
import { type Draft, draftName, useDraft } from '#web/features/conversation/use-draft.ts';
import { keepInStep } from '#web/features/exam/autosave/in-step.ts';
import type { ServerClock } from '#web/features/exam/countdown/clock.ts';
import { resultsAddress } from '#web/features/exam/modules/addresses.ts';
import { type Submission, useSubmission } from '#web/features/exam/submit/use-submission.ts';
import { forgetWork } from '#web/features/kept-work/kept-work.ts';
import { forgetUnsent } from '#web/features/kept-work/unsent-calls.ts';
import { CONVERSATION_FORMAT } from '#web/features/recorder/capture.ts';
import { type RecorderHandle, useRecorder } from '#web/features/recorder/use-recorder.ts';
import { createMachine, type Machine } from '#web/lib/machine.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { type BegunRolePlay, lookAtRolePlay } from './begun-role-play.ts';
import { exchangeOfRolePlay, subjectOf } from './exchange-of-role-play.ts';
import { SubmitSpeakingTestDocument } from './submit-speaking-test.generated.ts';

export interface RolePlayOf {
  readonly progressId: string;
  readonly rolePlayType: string;
  readonly begun: BegunRolePlay;
  /** The server was asked again, and said also how late it is. */
  readonly onClock: (clock: ServerClock) => void;
  /** It was submitted: the attempt is asked for again. */
  readonly onSubmitted: () => void;
}

export interface RolePlayHandle {
  readonly conversation: Conversation;
  readonly recorder: RecorderHandle;
  readonly draft: Draft;
  readonly notUnderstood: boolean;
  /** Asks whether too little was said for a score. No, where that can't be found out soon. */
  readonly isTooLittle: () => Promise<boolean>;
  readonly submission: Submission;
}

/** A question is not worth a longer wait. */
const ASKING_MS = 3_000;

/** The server alone knows how long each recording was spoken. */
async function asksIfTooLittle(progressId: string): Promise<boolean> {
  const looked = await lookAtRolePlay(progressId, AbortSignal.timeout(ASKING_MS)).catch(() => null);
  return looked?.isTooLittle ?? false;
}

/** What the server has is looked at again and again, as another tab or device may go on with it. */
function useLook({ progressId, onClock }: RolePlayOf) {
  const [submitted] = useState(() => createMachine((_: boolean, isSubmitted: boolean) => isSubmitted, false));
  const look = useCallback(async () => {
    const { soFar, isSubmitted, endsAt, serverNow } = await lookAtRolePlay(progressId);
    if (endsAt !== null) onClock({ endsAt, serverNow, receivedAt: Date.now() });
    submitted.dispatch(isSubmitted);
    return soFar;
  }, [progressId, onClock, submitted]);
  return { look, submitted };
}

/** Submits once; what was kept of the conversation here is forgotten then. */
function useRolePlaySubmission(
  of: RolePlayOf,
  conversation: Conversation,
  submitted: Machine<boolean, boolean>,
): Submission {
  const { progressId, rolePlayType } = of;
  const request = useRequest();
  const subject = subjectOf(progressId);
  return useSubmission(
    {
      flush: async () => !isWaiting(conversation.state),
      close: () => {},
      subscribe: submitted.subscribe,
      isSubmitted: submitted.state,
    },
    async () => {
      // The server has every turn with its recording.
      const variables = { progressId, rolePlayType, audioData: '' };
      return (await request(SubmitSpeakingTestDocument, variables, { once: true })).submitSpeakingTest;
    },
    {
      result: resultsAddress({ module: SPEAKING.name, progressId }),
      onDone() {
        forgetUnsent(subject);
        void forgetWork(draftName(subject));
        of.onSubmitted();
      },
      onFailed: (problem) => toast('error', problem),
    },
  );
}

/** The conversation of an attempt: said once, kept, in step with other tabs, and submitted at its end. */
export function useRolePlay(of: RolePlayOf): RolePlayHandle {
  const words = useWords();
  const { progressId, begun } = of;
  const [notUnderstood, setNotUnderstood] = useState(false);
  const { look, submitted } = useLook(of);
  const exchange = useMemo(() => exchangeOfRolePlay(progressId, look), [progressId, look]);
  const conversation = useConversation(exchange, begun.opening, () => setNotUnderstood(true));
  const draft = useDraft(exchange.subject, begun.draft);
  const recorder = useRecorder({
    format: CONVERSATION_FORMAT,
    onTake(take) {
      recorder.reset();
      if (take.cutOff) conversation.hold(take, words('speaking.cutOff'));
      else conversation.sayRecorded(take);
    },
  });
  const begins = recorder.state.phase === 'asking' || conversation.state.pending !== null;
  useEffect(() => {
    if (begins) setNotUnderstood(false);
  }, [begins]);
  const catchUp = useRef(conversation.look);
  catchUp.current = conversation.look;
  useEffect(() => keepInStep({ catchUp: () => catchUp.current(), leave: () => {} }), []);
  const submission = useRolePlaySubmission(of, conversation, submitted);
  const isTooLittle = () => asksIfTooLittle(progressId);
  return { conversation, recorder, draft, notUnderstood, isTooLittle, submission };
}

/** Asks for the attempt again once it was submitted here, so that Back finds it so. */
export function useForgetAttempt(progressId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['exam-part', progressId, WHOLE] });
}
