export type PcmEncoding = 'u8' | 's16' | 's24' | 's32' | 'f32' | 'f64' | 'ulaw' | 'alaw';

const BYTES: Readonly<Record<PcmEncoding, number>> = {
  u8: 1,
  s16: 2,
  s24: 3,
  s32: 4,
  f32: 4,
  f64: 8,
  ulaw: 1,
  alaw: 1,
};

/** ITU-T G.711, mu-law, to -1 to 1. */
function expandMuLaw(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = ((((code & 15) << 3) + 132) << ((code >> 4) & 7)) - 132;
  return (code & 0x80 ? -magnitude : magnitude) / 32768;
}

/** ITU-T G.711, A-law, to -1 to 1. */
function expandALaw(byte: number): number {
  const code = byte ^ 0x55;
  const exponent = (code >> 4) & 7;
  const mantissa = ((code & 15) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 256) << (exponent - 1);
  return (code & 0x80 ? magnitude : -magnitude) / 32768;
}

function readerOf(encoding: PcmEncoding, view: DataView): (at: number) => number {
  switch (encoding) {
    case 'u8':
      return (at) => (view.getUint8(at) - 128) / 128;
    case 's16':
      return (at) => view.getInt16(at, true) / 32768;
    case 's24':
      return (at) => (view.getInt8(at + 2) * 65536 + view.getUint16(at, true)) / 8388608;
    case 's32':
      return (at) => view.getInt32(at, true) / 2147483648;
    case 'f32':
      return (at) => view.getFloat32(at, true);
    case 'f64':
      return (at) => view.getFloat64(at, true);
    case 'ulaw':
      return (at) => expandMuLaw(view.getUint8(at));
    case 'alaw':
      return (at) => expandALaw(view.getUint8(at));
  }
}

/** Bytes of one moment of sound over all channels. */
export function pcmFrameBytes(encoding: PcmEncoding, channels: number): number {
  return BYTES[encoding] * channels;
}

/**
 * The mean of all channels of interleaved little-endian PCM, -1 to 1 (floats may go beyond). An unfinished last
 * frame is dropped. null when a float is not a finite number.
 */
export function pcmToMono(bytes: Uint8Array, encoding: PcmEncoding, channels: number): Float32Array | null {
  const read = readerOf(encoding, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const step = BYTES[encoding];
  const frames = Math.floor(bytes.byteLength / (step * channels));
  const mono = new Float32Array(frames);
  for (let frame = 0, at = 0; frame < frames; frame++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++, at += step) sum += read(at);
    if (!Number.isFinite(sum)) return null;
    mono[frame] = sum / channels;
  }
  return mono;
}
