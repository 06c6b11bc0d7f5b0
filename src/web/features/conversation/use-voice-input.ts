import { useState } from 'react';
import { inBrowser } from '#web/lib/storage.ts';
import { useWords } from '#web/lib/words/use-words.tsx';
import { toast } from '#web/ui/toast.ts';
import { CONVERSATION_FORMAT } from '../recorder/capture.ts';
import { useRecorder } from '../recorder/use-recorder.ts';
import type { ComposerProps } from './composer.tsx';
import { useDictation } from './use-dictation.ts';
import type { Draft } from './use-draft.ts';

const AT_ONCE = 'bedside.answer-at-once';

/** Whether recordings are answered at once: a wish that holds for every conversation in this browser. */
function useAtOnce(): [boolean, (wanted: boolean) => void] {
  const [atOnce, setAtOnce] = useState(() => inBrowser.get(AT_ONCE) === 'on');
  return [
    atOnce,
    (wanted) => {
      setAtOnce(wanted);
      inBrowser.set(AT_ONCE, wanted ? 'on' : null);
    },
  ];
}

/** Recordings go into the text, or are answered at once where that is wished. */
export function useVoiceInput(
  {
    subject,
    begun,
    conversation,
    transcribe,
  }: Pick<ComposerProps, 'subject' | 'begun' | 'conversation' | 'transcribe'>,
  draft: Draft,
) {
  const words = useWords();
  const [atOnce, setAtOnce] = useAtOnce();
  const dictation = useDictation({
    subject,
    begun: begun.recording,
    transcribe,
    text: draft.read,
    onText: draft.set,
    onFailed: () => toast('error', words('chat.audioFailed')),
  });
  const recorder = useRecorder({
    format: CONVERSATION_FORMAT,
    onTake: (take) => {
      if (!atOnce) return dictation.onTake(take);
      dictation.clear();
      conversation.sayRecorded(take);
    },
    onProblem: () => toast('error', words('chat.microphoneFailed')),
  });
  return { atOnce, setAtOnce, dictation, recorder };
}
