/** Frame lengths in samples at 48 kHz by configuration number. RFC 6716, table 2. */
const SILK_FRAMES = [480, 960, 1920, 2880];
const CELT_FRAMES = [120, 240, 480, 960];
const MAX_PACKET_SAMPLES = 5760;
const MAX_FRAME_BYTES = 1275;

function frameSamples(toc: number): number {
  const configuration = toc >> 3;
  if (configuration < 12) return SILK_FRAMES[configuration & 3]!;
  if (configuration < 16) return configuration & 1 ? 960 : 480;
  return CELT_FRAMES[configuration & 3]!;
}

/** Reads a frame length of one or two bytes. RFC 6716, section 3.2.1. */
function readLength(packet: Uint8Array, at: number): { length: number; next: number } | null {
  const first = packet[at];
  if (first === undefined) return null;
  if (first < 252) return { length: first, next: at + 1 };
  const second = packet[at + 1];
  return second === undefined ? null : { length: second * 4 + first, next: at + 2 };
}

/** Number of frames of a packet of code 3, or null. RFC 6716, section 3.2.5. */
function countManyFrames(packet: Uint8Array): number | null {
  const head = packet[1];
  if (head === undefined) return null;
  const count = head & 63;
  let at = 2;
  let padding = 0;
  if (head & 64) {
    for (let byte = 255; byte === 255; at++) {
      if (at >= packet.length) return null;
      byte = packet[at]!;
      padding += byte === 255 ? 254 : byte;
    }
  }
  const end = packet.length - padding;
  if (count === 0 || at > end) return null;
  if (!(head & 128)) {
    const bytes = (end - at) / count;
    return Number.isInteger(bytes) && bytes <= MAX_FRAME_BYTES ? count : null;
  }
  let used = 0;
  for (let frame = 0; frame < count - 1; frame++) {
    const read = readLength(packet, at);
    if (!read) return null;
    at = read.next;
    used += read.length;
  }
  const last = end - at - used;
  return last >= 0 && last <= MAX_FRAME_BYTES ? count : null;
}

function countFrames(packet: Uint8Array): number | null {
  const bytes = packet.length - 1;
  switch (packet[0]! & 3) {
    case 0:
      return bytes <= MAX_FRAME_BYTES ? 1 : null;
    case 1:
      return bytes % 2 === 0 && bytes / 2 <= MAX_FRAME_BYTES ? 2 : null;
    case 2: {
      const read = readLength(packet, 1);
      if (!read) return null;
      const second = packet.length - read.next - read.length;
      return second >= 0 && second <= MAX_FRAME_BYTES ? 2 : null;
    }
    default:
      return countManyFrames(packet);
  }
}

/**
 * How long an Opus packet lasts, in samples at 48 kHz (120 to 5,760), read from its header alone, so that a
 * recording is measured before it is decoded. null for a packet that breaks a rule of RFC 6716, section 3.4.
 */
export function opusPacketSamples(packet: Uint8Array): number | null {
  if (packet.length === 0) return null;
  const frames = countFrames(packet);
  if (frames === null) return null;
  const samples = frames * frameSamples(packet[0]!);
  return samples <= MAX_PACKET_SAMPLES ? samples : null;
}

export interface OpusHead {
  readonly channels: number;
  /** Samples at 48 kHz to drop from the start. */
  readonly preSkip: number;
  /** Factor for every sample. */
  readonly gain: number;
}

/** Reads the identification header of an Opus stream, or null. Only mono and stereo. RFC 7845, section 5.1. */
export function readOpusHead(head: Uint8Array): OpusHead | null {
  if (head.length < 19 || String.fromCharCode(...head.subarray(0, 8)) !== 'OpusHead') return null;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const channels = view.getUint8(9);
  if (view.getUint8(18) !== 0 || channels < 1 || channels > 2) return null;
  return { channels, preSkip: view.getUint16(10, true), gain: 10 ** (view.getInt16(16, true) / 256 / 20) };
}
