import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { mp3FromBase64 } from '#web/features/player/base64.ts';
import { request } from '#web/lib/graphql/request.ts';
import { GenerateVoiceDocument } from './generate-voice.generated.ts';

export type Voice = 'female' | 'male';

export interface SpokenText {
  readonly text: string;
  readonly language: string;
  readonly voice?: Voice;
}

function voiceOf({ text, language, voice = 'female' }: SpokenText) {
  return queryOptions({
    queryKey: ['voice', text, language, voice],
    queryFn: async () => {
      const answer = await request(GenerateVoiceDocument, { text, language, voice }, { once: true });
      return mp3FromBase64(answer.generateVoice.audioData);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How to get the generated voice of a text: it is fetched once. */
export function useVoice(spoken: SpokenText): () => Promise<Blob> {
  const client = useQueryClient();
  const { text, language, voice = 'female' } = spoken;
  return useCallback(
    () => client.fetchQuery(voiceOf({ text, language, voice })),
    [client, text, language, voice],
  );
}

export interface ModelVoice {
  /** null until it was fetched. */
  readonly sound: Blob | null;
  readonly get: () => Promise<Blob>;
}

/** The voice to compare one's own with. `wanted` fetches it ahead, to be drawn under the learner's. */
export function useModelVoice({ wanted, ...spoken }: SpokenText & { wanted: boolean }): ModelVoice {
  const { data = null } = useQuery({ ...voiceOf(spoken), enabled: wanted });
  return { sound: data, get: useVoice(spoken) };
}
