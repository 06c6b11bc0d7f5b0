import { useEffect, useState } from 'react';
import { type Outline, outlineOf } from './peaks.ts';

export type OutlineState =
  | { readonly status: 'none' | 'drawing' | 'failed' }
  | { readonly status: 'ready'; readonly outline: Outline };

const DECODE_RATE = 16_000;

async function decode(sound: Blob): Promise<Outline> {
  // Offline: needs no tap of the user, unlike a context that plays.
  const context = new OfflineAudioContext(1, 1, DECODE_RATE);
  const buffer = await context.decodeAudioData(await sound.arrayBuffer());
  return outlineOf(buffer.getChannelData(0), buffer.sampleRate);
}

/** Decodes a sound for drawing. A browser that can't decode it can often still play it. */
export function useOutline(sound: Blob | null): OutlineState {
  const [state, setState] = useState<OutlineState>({ status: 'none' });
  useEffect(() => {
    if (!sound || typeof OfflineAudioContext === 'undefined') {
      setState({ status: sound ? 'failed' : 'none' });
      return;
    }
    let current = true;
    setState({ status: 'drawing' });
    decode(sound).then(
      (outline) => current && setState({ status: 'ready', outline }),
      () => current && setState({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [sound]);
  return state;
}
