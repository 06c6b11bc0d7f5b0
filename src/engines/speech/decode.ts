import {
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WEBM,
} from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import { OpusDecoder } from 'opus-decoder';
import type { RefusalReason } from '#domain/practice/pronunciation.ts';
import { BoundedSource } from './bounded-source.ts';
import { joinSamples } from './join.ts';
import { hasSaneMp4Tables } from './mp4-tables.ts';
import { opusPacketSamples, readOpusHead } from './opus-packet.ts';
import { type PcmEncoding, pcmFrameBytes, pcmToMono } from './pcm.ts';
import { resample } from './resample.ts';
import { isWav, readWav } from './wav.ts';

/** Rate of every decoded recording, in Hz. */
export const SPEECH_RATE = 16_000;

export interface DecodeLimits {
  /** Of the container. Default 4 MB (4 * 1024 * 1024). */
  readonly maxBytes?: number;
  /** Of the sound. Default 60. */
  readonly maxSeconds?: number;
}

export type DecodedRecording =
  | { readonly kind: 'decoded'; readonly samples: Float32Array }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_SECONDS = 60;
const MIN_SECONDS = 0.1;
const MIN_RATE = 4_000;
const MAX_RATE = 192_000;
const MP3_BATCH = 32;

/** Why a recording can't be used; thrown inside this file only. */
class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

// Broken recordings are answered, not logged.
Logging.level = LogLevel.Silent;

function checkRate(rate: number): void {
  if (!Number.isInteger(rate) || rate < MIN_RATE || rate > MAX_RATE) throw new Refusal('bad_audio');
}

async function decodeOpus(track: InputAudioTrack, head: Uint8Array, maxSeconds: number) {
  const stream = readOpusHead(head);
  if (!stream) throw new Refusal('bad_audio');
  const packets: Uint8Array[] = [];
  let length = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const samples = opusPacketSamples(packet.data);
    if (samples === null) throw new Refusal('bad_audio');
    length += samples;
    if (length - stream.preSkip > maxSeconds * 48_000) throw new Refusal('too_long');
    packets.push(packet.data);
  }
  // A mono decoder mixes stereo packets itself.
  const decoder = new OpusDecoder({ sampleRate: SPEECH_RATE, channels: 1, preSkip: 0 });
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    for (const packet of packets) {
      const decoded = decoder.decodeFrame(packet);
      if (decoded.errors.length > 0) throw new Refusal('bad_audio');
      parts.push(decoded.channelData[0]!);
    }
    const samples = joinSamples(parts).subarray(Math.round((stream.preSkip * SPEECH_RATE) / 48_000));
    if (stream.gain !== 1) for (let i = 0; i < samples.length; i++) samples[i]! *= stream.gain;
    return samples;
  } finally {
    decoder.free();
  }
}

async function decodeMp3(track: InputAudioTrack, maxSeconds: number): Promise<Float32Array> {
  const rate = await track.getSampleRate();
  checkRate(rate);
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  try {
    const parts: Float32Array[] = [];
    let length = 0;
    const decodeBatch = (frames: Uint8Array[]) => {
      const { channelData, samplesDecoded, sampleRate, errors } = decoder.decodeFrames(frames);
      if (errors.length > 0 || (samplesDecoded > 0 && sampleRate !== rate)) throw new Refusal('bad_audio');
      length += samplesDecoded;
      if (length > maxSeconds * rate) throw new Refusal('too_long');
      const [left, right] = channelData;
      if (!left) return;
      parts.push(right ? left.map((sample, i) => (sample + right[i]!) / 2) : left);
    };
    let batch: Uint8Array[] = [];
    for await (const packet of new EncodedPacketSink(track).packets()) {
      batch.push(packet.data);
      if (batch.length === MP3_BATCH) {
        decodeBatch(batch);
        batch = [];
      }
    }
    decodeBatch(batch);
    return resample(joinSamples(parts), rate, SPEECH_RATE);
  } finally {
    decoder.free();
  }
}

function decodePcm(
  data: Uint8Array,
  encoding: PcmEncoding,
  channels: number,
  rate: number,
  maxSeconds: number,
) {
  checkRate(rate);
  if (data.length / pcmFrameBytes(encoding, channels) > maxSeconds * rate) throw new Refusal('too_long');
  const mono = pcmToMono(data, encoding, channels);
  if (!mono) throw new Refusal('bad_audio');
  return resample(mono, rate, SPEECH_RATE);
}

async function decodeContainer(bytes: Uint8Array, maxSeconds: number): Promise<Float32Array> {
  if (!hasSaneMp4Tables(bytes)) throw new Refusal('bad_audio');
  const formats = [WEBM, MATROSKA, MP4, QTFF, OGG, MP3];
  const input = new Input({ source: new BoundedSource(bytes), formats });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track) throw new Refusal('bad_audio');
    const codec = await track.getCodec();
    if (codec === 'mp3') return await decodeMp3(track, maxSeconds);
    const description = (await track.getDecoderConfig())?.description;
    if (codec !== 'opus' || !description) throw new Refusal('bad_audio');
    const head = ArrayBuffer.isView(description)
      ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
      : new Uint8Array(description);
    return await decodeOpus(track, head, maxSeconds);
  } finally {
    input.dispose();
  }
}

async function decode(bytes: Uint8Array, maxSeconds: number): Promise<Float32Array> {
  if (!isWav(bytes)) return decodeContainer(bytes, maxSeconds);
  const wav = readWav(bytes);
  if (!wav) throw new Refusal('bad_audio');
  return decodePcm(wav.data, wav.encoding, wav.channels, wav.sampleRate, maxSeconds);
}

/**
 * Decodes a browser's recording to mono at 16 kHz, -1 to 1: Opus in WebM, Matroska, MP4, QuickTime or Ogg; MP3;
 * PCM in WAV. Work and memory are bounded by the limits before anything is decoded. Never throws: what can't be
 * used is refused as `bad_audio`, `too_long` (in bytes or seconds) or `too_short` (under 0.1 s).
 */
export async function decodeRecording(
  bytes: Uint8Array,
  { maxBytes = MAX_BYTES, maxSeconds = MAX_SECONDS }: DecodeLimits = {},
): Promise<DecodedRecording> {
  if (bytes.length === 0) return { kind: 'refused', reason: 'too_short' };
  if (bytes.length > maxBytes) return { kind: 'refused', reason: 'too_long' };
  try {
    const samples = await decode(bytes, maxSeconds);
    if (samples.length < MIN_SECONDS * SPEECH_RATE) return { kind: 'refused', reason: 'too_short' };
    for (let i = 0; i < samples.length; i++) samples[i] = Math.max(-1, Math.min(1, samples[i]!));
    return { kind: 'decoded', samples };
  } catch (error) {
    // The demuxer and the decoders throw whatever they please at broken bytes: all of it is the recording's fault.
    return { kind: 'refused', reason: error instanceof Refusal ? error.reason : 'bad_audio' };
  }
}
