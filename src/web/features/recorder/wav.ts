/** What the server accepts from browsers that record neither WebM nor MP4 with Opus. */
export const WAV_SAMPLE_RATE = 16_000;

const HEADER_BYTES = 44;
const TAPS_EACH_SIDE = 16;

/** One stretch of samples from pieces recorded one after another. */
export function joinPieces(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    joined.set(piece, offset);
    offset += piece.length;
  }
  return joined;
}

function windowedSinc(distance: number, cutoff: number, reach: number): number {
  if (Math.abs(distance) >= reach) return 0;
  const x = Math.PI * distance * cutoff;
  const sinc = Math.abs(x) < 1e-9 ? 1 : Math.sin(x) / x;
  return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / reach));
}

/**
 * Brings samples from one rate (Hz) to another by Hann-windowed sinc interpolation, low-passed below the lower
 * of both Nyquist frequencies, so that nothing folds back into the speech band.
 */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const ratio = from / to;
  const cutoff = Math.min(1, 1 / ratio) * 0.95;
  const reach = TAPS_EACH_SIDE / cutoff;
  const output = new Float32Array(Math.floor(samples.length / ratio));
  for (let index = 0; index < output.length; index++) {
    const centre = index * ratio;
    const last = Math.min(samples.length - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let tap = Math.max(0, Math.ceil(centre - reach)); tap <= last; tap++) {
      sum += samples[tap]! * windowedSinc(tap - centre, cutoff, reach);
    }
    output[index] = sum;
  }
  return output;
}

function writeText(view: DataView, offset: number, text: string): void {
  for (let index = 0; index < text.length; index++) view.setUint8(offset + index, text.charCodeAt(index));
}

/** A 16-bit mono RIFF/WAVE file. Samples beyond -1..1 are clipped. */
export function encodeWav(samples: Float32Array, sampleRate: number): ArrayBuffer {
  const buffer = new ArrayBuffer(HEADER_BYTES + samples.length * 2);
  const view = new DataView(buffer);
  writeText(view, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples.length * 2, true);
  writeText(view, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (let index = 0; index < samples.length; index++) {
    const sample = Math.max(-1, Math.min(1, samples[index]!));
    view.setInt16(HEADER_BYTES + index * 2, Math.round(sample * (sample < 0 ? 0x8000 : 0x7fff)), true);
  }
  return buffer;
}
