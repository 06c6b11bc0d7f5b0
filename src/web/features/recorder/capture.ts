import { MicrophoneError } from './microphone.ts';

export interface RecordingFormat {
  /** Bits a second of the Opus encoder. */
  readonly bitsPerSecond: number;
  /** How often the encoder hands over what it has. */
  readonly chunkMs: number;
}

/** Spec section 9: for practice, and for a conversation. */
export const PRACTICE_FORMAT: RecordingFormat = { bitsPerSecond: 128_000, chunkMs: 250 };
export const CONVERSATION_FORMAT: RecordingFormat = { bitsPerSecond: 64_000, chunkMs: 100 };

/** A running recording of a stream that somebody else opened and will release. */
export interface Capture {
  readonly mimeType: string;
  /** Resolves when it ends, also by itself: the device was pulled out, the encoder gave up. */
  readonly ended: Promise<void>;
  /** Ends it and resolves to everything recorded. Rejects with MicrophoneError. */
  stop(): Promise<Blob>;
  /** Ends it and forgets everything. */
  cancel(): void;
}

const ENCODED_TYPES = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus'] as const;

/** The encoded format that this browser records and the server can decode; null: record WAV. */
export function encodedType(isSupported: (type: string) => boolean): string | null {
  return ENCODED_TYPES.find((type) => isSupported(type)) ?? null;
}

function supportedHere(type: string): boolean {
  return typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported?.(type) === true;
}

function captureEncoded(stream: MediaStream, mimeType: string, format: RecordingFormat): Capture {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: format.bitsPerSecond });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => {
    if (data.size > 0) chunks.push(data);
  };
  // A recorder that fails or loses its track stops by itself: what it has is then ready.
  const ended = new Promise<void>((resolve) => {
    recorder.onstop = () => resolve();
    recorder.onerror = () => resolve();
  });
  recorder.start(format.chunkMs);
  return {
    mimeType,
    ended,
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      if (chunks.length === 0) throw new MicrophoneError('failed');
      return new Blob(chunks, { type: mimeType });
    },
    cancel() {
      recorder.ondataavailable = null;
      if (recorder.state !== 'inactive') recorder.stop();
      chunks.length = 0;
    },
  };
}

const loadWavCapture = () => import('./wav-capture.ts');

/** Fetches what recording needs here, before a deploy can take it away in the middle of a test. */
export async function prepareCapture(): Promise<void> {
  if (!encodedType(supportedHere)) await loadWavCapture().then(({ fetchWorklet }) => fetchWorklet());
}

/** Starts recording in the best format that this browser has. */
export async function startCapture(stream: MediaStream, format: RecordingFormat): Promise<Capture> {
  const type = encodedType(supportedHere);
  if (type) return captureEncoded(stream, type, format);
  const { captureWav } = await loadWavCapture();
  return captureWav(stream);
}
