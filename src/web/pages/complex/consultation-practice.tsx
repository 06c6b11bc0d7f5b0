import { useEffect, useRef } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { Composer, type ComposerHandle } from '#web/features/conversation/composer.tsx';
import { type ConversationState, isWaiting } from '#web/features/conversation/conversation-machine.ts';
import { SystemMessage } from '#web/features/conversation/messages.tsx';
import { Transcript } from '#web/features/conversation/transcript.tsx';
import { useConversation } from '#web/features/conversation/use-conversation.ts';
import { joinTexts } from '#web/features/conversation/use-dictation.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { Announcement } from '#web/ui/announcer.tsx';
import type { Begun } from './begun-case.ts';
import { CaseCard } from './case-card.tsx';
import { CompleteButton, CompletionFailure } from './completion-view.tsx';
import classes from './complex-page.module.css';
import { ConsultationView } from './complex-page.tsx';
import { exchangeOfCase } from './exchange-of-case.ts';
import type { OfferedCase } from './offered-case.ts';
import { ReviewPanel, usePreparedReview } from './review-panel.tsx';
import { TranscribeAudioDocument } from './transcribe-audio.generated.ts';
import { useCompletion } from './use-completion.ts';

export interface ConsultationPracticeProps {
  readonly offer: OfferedCase;
  readonly begun: Begun;
  readonly native: string;
  readonly learning: LearningLanguage;
  readonly topLevel: string;
  /** The learner just came here from the case before. */
  readonly takeFocus: boolean;
  readonly loadingNext: boolean;
  /** Why the next case could not be loaded, or null. */
  readonly nextFailure: string | null;
  readonly onCompleted: () => void;
  readonly onNext: () => void;
}

/** Told once each: that the answer is on its way, then the answer. */
function Spoken({ state, learning }: { state: ConversationState; learning: string }) {
  const words = useWords();
  if (isWaiting(state)) return <Announcement text={words('chat.waiting')} />;
  const last = state.turns.at(-1);
  if (!last?.fresh || state.pending) return null;
  const quote = { text: last.content, language: learning };
  return <Announcement text={words('chat.patientSays')} quote={quote} />;
}

/** Writes down what is recorded in a case. */
function useTranscribe(offer: OfferedCase) {
  const request = useRequest();
  return async (conversationId: string | null, audioData: string, idempotencyKey: string) => {
    const context = { patientCaseId: offer.id, conversationId };
    const answer = await request(TranscribeAudioDocument, { audioData, context }, { idempotencyKey });
    return answer.transcribeAudio;
  };
}

/** Phones let a sound start by itself only after one that was started by a tap. */
function useUnlockedSound(): void {
  useEffect(() => {
    document.addEventListener('click', unlockSound, { once: true });
    return () => document.removeEventListener('click', unlockSound);
  }, []);
}

/** The conversation of a case with its completion, and what leads from one of its parts to another. */
function useConsultation({ offer, begun, onCompleted }: ConsultationPracticeProps) {
  const composer = useRef<ComposerHandle>(null);
  const items = useRef(new Map<number, HTMLLIElement>());
  const conversation = useConversation(exchangeOfCase(offer), { ...offer, unsent: begun.unsent }, (heard) =>
    composer.current?.refuse(heard),
  );
  const { state } = conversation;
  usePreparedReview(state.turns.length > 0);
  const completion = useCompletion({
    caseId: offer.id,
    state,
    readDraft: () => composer.current?.read() ?? '',
    onCompleted,
  });

  function resend(): void {
    conversation.onResend();
    // The button goes; on a phone, where it was tapped, the keyboard stays away.
    if (!window.matchMedia?.('(pointer: coarse)').matches) composer.current?.focus();
  }

  function withdraw(): void {
    const text = conversation.withdraw();
    if (text) composer.current?.write(joinTexts(text, composer.current.read()).trimEnd());
    composer.current?.focus();
  }

  return { composer, items, conversation, completion, resend, withdraw };
}

type Consultation = ReturnType<typeof useConsultation>;

interface MessagesProps extends Pick<ConsultationPracticeProps, 'offer' | 'native' | 'learning'> {
  readonly consultation: Consultation;
}

/** The text of the case, and what was said since. */
function CaseMessages({ offer, native, learning, consultation }: MessagesProps) {
  const words = useWords();
  const { conversation, completion, items, resend, withdraw } = consultation;
  const { state } = conversation;
  const completed = completion.kind === 'completed';
  return (
    <>
      <Transcript
        label={words('complex.messages')}
        introduction={
          <SystemMessage title={words('complex.case')}>
            <p lang={learning} dir="ltr" className={classes.caseText}>
              {offer.content}
            </p>
          </SystemMessage>
        }
        voice={offer.voice}
        native={native}
        learning={learning}
        state={state}
        prices={conversation.prices}
        items={items}
        closed={completed}
        onResend={resend}
        onWithdraw={withdraw}
      />
      {state.turns.length === 0 && !state.pending && !completed ? (
        <p className={classes.begin}>{words('complex.begin')}</p>
      ) : null}
    </>
  );
}

/** One case from its text to its review. */
export function ConsultationPractice(props: ConsultationPracticeProps) {
  const { offer, begun, learning } = props;
  useUnlockedSound();
  const transcribe = useTranscribe(offer);
  const consultation = useConsultation(props);
  const { composer, conversation, completion } = consultation;
  const { state } = conversation;
  const completed = completion.kind === 'completed';

  return (
    <ConsultationView
      title={offer.title}
      repeat={offer.repeat}
      learning={learning}
      takeFocus={props.takeFocus}
      card={<CaseCard clinicalCase={offer.clinicalCase} learning={learning} engine={offer.engine} />}
      review={
        completed ? (
          <ReviewPanel
            turns={state.turns}
            learning={learning}
            conversationId={state.conversationId}
            items={consultation.items}
            topLevel={props.topLevel}
            loadingNext={props.loadingNext}
            nextFailure={props.nextFailure}
            onNext={props.onNext}
          />
        ) : null
      }
      messages={
        <CaseMessages offer={offer} native={props.native} learning={learning} consultation={consultation} />
      }
      spoken={<Spoken state={state} learning={learning} />}
      composer={
        completed ? null : (
          <Composer
            handle={composer}
            subject={offer.id}
            learning={learning}
            begun={begun}
            conversation={conversation}
            transcribe={(audioData, key) => transcribe(state.conversationId, audioData, key)}
            busy={completion.kind === 'running'}
            end={(idle) => <CompleteButton completion={completion} idle={idle} />}
          >
            <CompletionFailure completion={completion} />
          </Composer>
        )
      }
    />
  );
}
