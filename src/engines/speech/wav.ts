import type { PcmEncoding } from './pcm.ts';

export interface WavFile {
  readonly encoding: PcmEncoding;
  readonly channels: number;
  readonly sampleRate: number;
  /** Interleaved samples; a view of the file. */
  readonly data: Uint8Array;
}

const MAX_CHUNKS = 1000;
const MAX_CHANNELS = 8;
const FORMAT_EXTENSIBLE = 0xfffe;

const ENCODINGS: Readonly<Record<string, PcmEncoding>> = {
  '1:8': 'u8',
  '1:16': 's16',
  '1:24': 's24',
  '1:32': 's32',
  '3:32': 'f32',
  '3:64': 'f64',
  '6:8': 'alaw',
  '7:8': 'ulaw',
};

function tagAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}

/** Whether these bytes begin as a RIFF/WAVE file does. */
export function isWav(bytes: Uint8Array): boolean {
  return tagAt(bytes, 0) === 'RIFF' && tagAt(bytes, 8) === 'WAVE';
}

function readFormat(view: DataView, at: number, size: number): Omit<WavFile, 'data'> | null {
  if (size < 16) return null;
  const tag = view.getUint16(at, true);
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const kind = tag === FORMAT_EXTENSIBLE && size >= 40 ? view.getUint16(at + 24, true) : tag;
  const encoding = ENCODINGS[`${kind}:${bits}`];
  if (!encoding || channels < 1 || channels > MAX_CHANNELS) return null;
  return { encoding, channels, sampleRate };
}

/**
 * Finds format and samples of a WAV file; null when it is not one that can be read. A length that points beyond
 * the end means 'all that is left': recorders that stream can't know it when they write the header.
 */
export function readWav(bytes: Uint8Array): WavFile | null {
  if (!isWav(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WavFile, 'data'> | null = null;
  let at = 12;
  for (let chunk = 0; chunk < MAX_CHUNKS && at + 8 <= bytes.length; chunk++) {
    const tag = tagAt(bytes, at);
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8);
    if (tag === 'fmt ') format = readFormat(view, at + 8, size);
    if (tag === 'data') return format && { ...format, data: bytes.subarray(at + 8, at + 8 + size) };
    at += 8 + size + (size & 1);
  }
  return null;
}

/** A 16-bit mono WAV file of samples from -1 to 1 (beyond is clipped) at a rate in Hz. */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => {
    for (let i = 0; i < value.length; i++) bytes[at + i] = value.charCodeAt(i);
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let i = 0; i < samples.length; i++) {
    view.setInt16(44 + i * 2, Math.round(Math.max(-1, Math.min(1, samples[i]!)) * 32767), true);
  }
  return bytes;
}
