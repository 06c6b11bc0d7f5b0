import { toBase64 } from '../player/base64.ts';
import type { Take } from '../recorder/recorder-machine.ts';

/** A recording as this browser keeps it. */
export interface KeptTake {
  readonly audio: string;
  readonly mimeType: string;
  readonly durationMs: number;
}

export async function keptTakeOf({ blob, mimeType, durationMs }: Take): Promise<KeptTake> {
  return { audio: await toBase64(blob), mimeType, durationMs };
}

/** null: it is none that could be heard. */
export function readKeptTake(value: unknown): KeptTake | null {
  const { audio, mimeType, durationMs } = (value ?? {}) as Partial<Record<keyof KeptTake, unknown>>;
  if (typeof audio !== 'string' || typeof mimeType !== 'string' || typeof durationMs !== 'number')
    return null;
  return { audio, mimeType, durationMs };
}

export function takeOf({ audio, mimeType, durationMs }: KeptTake): Take {
  const bytes = Uint8Array.from(atob(audio), (character) => character.charCodeAt(0));
  return { blob: new Blob([bytes], { type: mimeType }), mimeType, durationMs };
}
