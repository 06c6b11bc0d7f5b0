import { inBrowser } from '#web/lib/storage.ts';

/** Which microphone a learner has chosen in this browser. */
const CHOSEN = 'bedside.microphone';
/** Names that browsers give to whichever is the first: they would stand twice. */
const ALIASES = new Set(['default', 'communications']);

export interface Microphone {
  readonly id: string;
  readonly name: string;
}

export const chosenMicrophone = () => inBrowser.get(CHOSEN);

export const chooseMicrophone = (id: string | null) => inBrowser.set(CHOSEN, id);

/** Those that can be told apart: browsers name none before the first recording was allowed. */
export async function listMicrophones(): Promise<Microphone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && label !== '' && !ALIASES.has(deviceId))
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

/** Calls back when one is plugged in or out. */
export function watchMicrophones(listener: () => void): () => void {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  devices?.addEventListener?.('devicechange', listener);
  return () => devices?.removeEventListener?.('devicechange', listener);
}
