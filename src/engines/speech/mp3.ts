import { createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders';

/** kbit/s. Constant, because players misread the length of files with a variable rate. */
export const MP3_BITRATE = 48;

let starting: Promise<WasmMediaEncoder<'audio/mpeg'>> | undefined;

/** Encodes mono samples (-1 to 1) at a rate of MPEG-2 or MPEG-1 (16 to 48 kHz) as MP3 of so many kbit/s, 48 by default. */
export async function encodeMp3(
  pcm: Float32Array,
  sampleRate: number,
  bitrate = MP3_BITRATE,
): Promise<Uint8Array> {
  starting ??= createMp3Encoder();
  const encoder = await starting;
  const options = { channels: 1, sampleRate, outputSampleRate: sampleRate, bitrate } as const;
  encoder.configure(options as Parameters<typeof encoder.configure>[0]);
  // Both answers are views of the encoder's memory, overwritten by its next call.
  const body = encoder.encode([pcm]).slice();
  const tail = encoder.finalize();
  const mp3 = new Uint8Array(body.length + tail.length);
  mp3.set(body);
  mp3.set(tail, body.length);
  return mp3;
}
