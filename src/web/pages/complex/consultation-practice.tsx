import { useEffect, useRef } from 'react';
import type { LearningLanguage } from '#domain/languages.ts';
import { type ChatState, type ChatTurn, isWaiting } from '#web/features/chat/chat-machine.ts';
import { joinTexts, useDictation } from '#web/features/chat/use-dictation.ts';
import { useDraft } from '#web/features/chat/use-draft.ts';
import { unlockSound } from '#web/features/player/sound-player.ts';
import type { CoveredTopic } from '#web/features/review/covered-topics.tsx';
import { useRequest } from '#web/lib/page/visit.tsx';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { CaseCard } from './case-card.tsx';
import classes from './complex-page.module.css';
import { ConsultationView } from './complex-page.tsx';
import { ComposerArea } from './composer-area.tsx';
import type { OfferedCase } from './offered-case.ts';
import { ReviewPanel } from './review-panel.tsx';
import { TranscribeAudioDocument } from './transcribe-audio.generated.ts';
import { calmly, Transcript } from './transcript.tsx';
import { useCompletion } from './use-completion.ts';
import { useConsultation } from './use-consultation.ts';

export interface ConsultationPracticeProps {
  readonly offer: OfferedCase;
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
function Spoken({ state, learning }: { state: ChatState; learning: string }) {
  const words = useWords();
  if (isWaiting(state)) return words('chat.waiting');
  const last = state.turns.at(-1);
  if (!last?.fresh || state.pending) return null;
  return (
    <>
      {words('chat.patientSays')} <span lang={learning}>{last.content}</span>
    </>
  );
}

/** The doctor's turn that earned a topic: the one with its words, of several the one with its number. */
function turnOf({ quote, turn }: CoveredTopic, turns: readonly ChatTurn[]): ChatTurn | undefined {
  const said = turns.filter(({ role, content }) => role === 'doctor' && content.includes(quote ?? ''));
  return said.find(({ number }) => number === turn) ?? said[0];
}

/** What is recorded in a case, as text for the composer. */
function useCaseDictation(
  offer: OfferedCase,
  conversationId: () => string | null,
  draft: ReturnType<typeof useDraft>,
) {
  const words = useWords();
  const request = useRequest();
  return useDictation({
    transcribe: async (audioData, idempotencyKey) => {
      const context = { patientCaseId: offer.id, conversationId: conversationId() };
      const answer = await request(TranscribeAudioDocument, { audioData, context }, { idempotencyKey });
      return answer.transcribeAudio;
    },
    text: draft.read,
    onText: draft.set,
    onFailed: () => toast('error', words('chat.audioFailed')),
  });
}

/** Phones let a sound start by itself only after one that was started by a tap. */
function useUnlockedSound(): void {
  useEffect(() => {
    document.addEventListener('click', unlockSound, { once: true });
    return () => document.removeEventListener('click', unlockSound);
  }, []);
}

/** One case from its text to its review. */
export function ConsultationPractice(props: ConsultationPracticeProps) {
  const words = useWords();
  const { offer, native, learning } = props;
  const draft = useDraft(offer.id);
  const field = useRef<HTMLTextAreaElement>(null);
  const items = useRef(new Map<number, HTMLLIElement>());
  useUnlockedSound();
  const dictation = useCaseDictation(offer, () => consultation.state.conversationId, draft);
  const consultation = useConsultation(offer, dictation.refuse);
  const { state } = consultation;
  const completion = useCompletion({
    caseId: offer.id,
    state,
    draft: draft.text,
    onCompleted: props.onCompleted,
  });
  const completed = completion.kind === 'completed';

  function showTurn(topic: CoveredTopic): void {
    const turn = turnOf(topic, state.turns);
    const item = turn && items.current.get(turn.number);
    item?.scrollIntoView?.({ block: 'center', behavior: calmly() });
    item?.focus({ preventScroll: true });
  }

  function resend(): void {
    consultation.onResend();
    // The button goes; on a phone, where it was tapped, the keyboard stays away.
    if (!window.matchMedia?.('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }

  function withdraw(): void {
    const text = consultation.withdraw();
    if (text) draft.set(joinTexts(text, draft.read()).trimEnd());
    field.current?.focus();
  }

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
            onShowTurn={showTurn}
            topLevel={props.topLevel}
            loadingNext={props.loadingNext}
            nextFailure={props.nextFailure}
            onNext={props.onNext}
          />
        ) : null
      }
      messages={
        <>
          <Transcript
            offer={offer}
            native={native}
            learning={learning}
            state={state}
            items={items}
            closed={completed}
            onResend={resend}
            onWithdraw={withdraw}
          />
          {state.turns.length === 0 && !state.pending && !completed ? (
            <p className={classes.begin}>{words('complex.begin')}</p>
          ) : null}
        </>
      }
      spoken={<Spoken state={state} learning={learning} />}
      composer={
        completed ? null : (
          <ComposerArea
            field={field}
            learning={learning}
            consultation={consultation}
            completion={completion}
            draft={draft}
            dictation={dictation}
          />
        )
      }
    />
  );
}
