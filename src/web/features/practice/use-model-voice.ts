import { useCallback, useEffect, useRef, useState } from 'react';
import { mp3FromBase64 } from '#web/features/player/base64.ts';
import { request } from '#web/lib/graphql/request.ts';
import { newIdempotencyKey } from '#web/lib/graphql/use-call.ts';
import { GenerateVoiceDocument } from './generate-voice.generated.ts';

export interface ModelVoice {
  /** null until it was fetched. */
  readonly sound: Blob | null;
  /** Fetches it once; a failed fetch can be tried again. */
  readonly get: () => Promise<Blob>;
}

export type Voice = 'female' | 'male';

/** The generated voice of a text. `wanted` fetches it ahead, to be drawn under the learner's own. */
export function useModelVoice(
  text: string,
  language: string,
  wanted: boolean,
  voice: Voice = 'female',
): ModelVoice {
  const [sound, setSound] = useState<Blob | null>(null);
  const fetching = useRef<Promise<Blob> | null>(null);

  const get = useCallback(() => {
    fetching.current ??= request(
      GenerateVoiceDocument,
      { text, language, voice },
      { idempotencyKey: newIdempotencyKey() },
    )
      .then(({ generateVoice }) => {
        const fetched = mp3FromBase64(generateVoice.audioData);
        setSound(fetched);
        return fetched;
      })
      .catch((error: unknown) => {
        fetching.current = null;
        throw error;
      });
    return fetching.current;
  }, [text, language, voice]);

  useEffect(() => {
    // The button that plays it says when it can't be had.
    if (wanted) get().catch(() => undefined);
  }, [wanted, get]);

  return { sound, get };
}
