import { useRef, useState } from 'react';
import { CallFailure } from '#web/lib/graphql/call-failure.ts';
import { newIdempotencyKey } from '#web/lib/graphql/open-keys.ts';
import { isRefusal, type Recording } from '../practice/practice-machine.ts';
import type { Take } from '../recorder/recorder-machine.ts';
import type { NotUnderstood } from './exchange.ts';
import { forgetDictation, keepDictation } from './kept-dictation.ts';
import { keptTakeOf } from './kept-take.ts';

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
  | { readonly kind: 'failed'; readonly detail: string }
  /** An earlier visit ended before it was written down. */
  | { readonly kind: 'found'; readonly take: Take };

export interface DictationOptions {
  /** Names the conversation in this browser. */
  readonly subject: string;
  /** What an earlier visit has left to be written down. */
  readonly begun: Recording | null;
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
  /** Forgets the newest recording, and what became of it. */
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

/** With the same key the conversation stood elsewhere: it went on in another tab or on another device. */
function isSentBefore(error: unknown): boolean {
  return error instanceof CallFailure && error.reason === 'idempotency_mismatch';
}

function renewed(recording: Recording | null): Recording | null {
  return recording && { ...recording, key: newIdempotencyKey() };
}

/** Writes a recording down into the composer. Kept until then, as the page or its session may end before. */
export function useDictation(options: DictationOptions): DictationHandle {
  const { subject, begun } = options;
  const [dictation, setDictation] = useState<Dictation>(
    begun ? { kind: 'found', take: begun.take } : { kind: 'none' },
  );
  const recording = useRef(begun);
  const latest = useRef(options);
  latest.current = options;

  function forget(): void {
    if (recording.current) forgetDictation(subject);
    recording.current = null;
  }

  function refuse(heard: NotUnderstood): void {
    setDictation(refused(heard));
  }

  function hear({ text, feedback, readings }: Heard): void {
    forget();
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
    if (shown.kind !== 'failed') forget();
    else if (isSentBefore(error)) recording.current = renewed(recording.current);
    if (shown.kind !== 'not_understood') latest.current.onFailed();
    setDictation(shown);
  }

  async function send(mine: Recording): Promise<void> {
    recording.current = mine;
    setDictation({ kind: 'listening' });
    try {
      const kept = await keptTakeOf(mine.take);
      if (recording.current === mine) keepDictation(subject, mine, kept);
      const heard = await latest.current.transcribe(kept.audio, mine.key);
      if (recording.current === mine) hear(heard);
    } catch (error) {
      if (recording.current === mine) fail(error);
    }
  }

  return {
    dictation,
    onTake: (take) => void send({ take, key: newIdempotencyKey() }),
    onResend() {
      const isWaiting = dictation.kind === 'failed' || dictation.kind === 'found';
      if (recording.current && isWaiting) void send(recording.current);
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
      forget();
      setDictation({ kind: 'none' });
    },
  };
}
