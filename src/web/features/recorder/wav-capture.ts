import type { Capture } from './capture.ts';
import { MicrophoneError } from './microphone.ts';
import { encodeWav, joinPieces, resample, WAV_SAMPLE_RATE } from './wav.ts';
// A file of our own origin: the content security policy allows no script from a blob.
import workletUrl from './wav-worklet.ts?worker&url';

const FLUSH_MS = 500;

/** Into the browser's cache. */
export async function fetchWorklet(): Promise<void> {
  await fetch(workletUrl);
}

/** Records 16-bit mono WAV at 16 kHz. The context keeps the device's own rate: Safari records noise at others. */
export async function captureWav(stream: MediaStream): Promise<Capture> {
  if (typeof AudioWorkletNode === 'undefined') throw new MicrophoneError('unsupported');
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    await context.resume();
  } catch (error) {
    void context.close();
    throw new MicrophoneError('failed', error);
  }
  const pieces: Float32Array[] = [];
  const tap = new AudioWorkletNode(context, 'sample-tap', { numberOfOutputs: 0, channelCount: 1 });
  const source = context.createMediaStreamSource(stream);
  const flushed = new Promise<void>((resolve) => {
    tap.port.onmessage = ({ data }: MessageEvent<Float32Array | 'done'>) => {
      if (data === 'done') resolve();
      else pieces.push(data);
    };
  });
  source.connect(tap);
  const ended = new Promise<void>((resolve) => {
    stream.getAudioTracks()[0]?.addEventListener('ended', () => resolve(), { once: true });
  });
  const close = () => {
    source.disconnect();
    void context.close();
  };
  return {
    mimeType: 'audio/wav',
    ended,
    async stop() {
      tap.port.postMessage('flush');
      // An audio thread that the system has put to sleep does not answer: what arrived is then all there is.
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, FLUSH_MS))]);
      close();
      if (pieces.length === 0) throw new MicrophoneError('failed');
      const samples = resample(joinPieces(pieces), context.sampleRate, WAV_SAMPLE_RATE);
      return new Blob([encodeWav(samples, WAV_SAMPLE_RATE)], { type: 'audio/wav' });
    },
    cancel: close,
  };
}
