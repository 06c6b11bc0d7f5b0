import { useRef, useState } from 'react';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { toBase64 } from '../player/base64.ts';
import { isRefusal, type Recording } from '../practice/practice-machine.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import type { NotUnderstood } from './exchange.ts';

/** What a recording was understood as. An empty text: not at all. */
export interface Heard extends NotUnderstood {
  readonly text: string;
}

export type Dictation =
  | { readonly kind: 'none' }
  | { readonly kind: 'listening' }
  /** `before`: what stood in the composer when it came. `readings` begins with the best. */
  | {
      readonly kind: 'heard';
      readonly before: string;
      readonly feedback: string;
      readonly readings: readonly string[];
    }
  | { readonly kind: 'not_understood'; readonly message: string; readonly readings: readonly string[] }
  /** The recording is kept. */
  | { readonly kind: 'failed'; readonly detail: string };

export interface DictationOptions {
  readonly transcribe: (audioData: string, idempotencyKey: string) => Promise<Heard>;
  /** What stands in the composer now. */
  readonly text: () => string;
  readonly onText: (text: string) => void;
  readonly onFailed: () => void;
}

export interface DictationHandle {
  readonly dictation: Dictation;
  readonly onTake: (take: Take) => void;
  readonly onResend: () => void;
  /** Takes another reading in place of what was heard. */
  readonly onReading: (reading: string) => void;
  /** Says that a recording was not understood. */
  readonly refuse: (heard: NotUnderstood) => void;
  readonly clear: () => void;
}

/** What was dictated stands behind what was typed before. */
export function joinTexts(before: string, heard: string): string {
  return before.trim() ? `${before.trimEnd()} ${heard}` : heard;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

function refused({ feedback, readings }: NotUnderstood): Dictation {
  return { kind: 'not_understood', message: feedback, readings: unique(readings) };
}

/** A recording that cannot be read now cannot be read the next time; any other may be sent again. */
function afterFailure(error: unknown): Dictation {
  if (!(error instanceof CallFailure)) return { kind: 'none' };
  if (isRefusal(error.reason)) return refused({ feedback: error.message, readings: [] });
  return { kind: 'failed', detail: error.message };
}

/** Writes a recording down into the composer. */
export function useDictation(options: DictationOptions): DictationHandle {
  const [dictation, setDictation] = useState<Dictation>({ kind: 'none' });
  const recording = useRef<Recording | null>(null);
  const latest = useRef(options);
  latest.current = options;

  function refuse(heard: NotUnderstood): void {
    setDictation(refused(heard));
  }

  function hear({ text, feedback, readings }: Heard): void {
    recording.current = null;
    if (!text.trim()) {
      refuse({ feedback, readings });
      return;
    }
    const before = latest.current.text();
    latest.current.onText(joinTexts(before, text));
    setDictation({ kind: 'heard', before, feedback, readings: unique([text, ...readings]) });
  }

  function fail(error: unknown): void {
    const shown = afterFailure(error);
    if (shown.kind !== 'failed') recording.current = null;
    if (shown.kind !== 'not_understood') latest.current.onFailed();
    setDictation(shown);
  }

  async function send(mine: Recording): Promise<void> {
    recording.current = mine;
    setDictation({ kind: 'listening' });
    try {
      const heard = await latest.current.transcribe(await toBase64(mine.take.blob), mine.key);
      if (recording.current === mine) hear(heard);
    } catch (error) {
      if (recording.current === mine) fail(error);
    }
  }

  return {
    dictation,
    onTake: (take) => void send({ take, key: newIdempotencyKey() }),
    onResend() {
      if (recording.current && dictation.kind === 'failed') void send(recording.current);
    },
    onReading(reading) {
      const before = dictation.kind === 'heard' ? dictation.before : '';
      latest.current.onText(joinTexts(before, reading));
      if (dictation.kind === 'not_understood') {
        setDictation({ kind: 'heard', before, feedback: '', readings: dictation.readings });
      }
    },
    refuse,
    clear() {
      recording.current = null;
      setDictation({ kind: 'none' });
    },
  };
}
