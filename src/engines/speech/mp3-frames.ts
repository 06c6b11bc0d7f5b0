/** kbit/s by index of the frame header; 0 is free format and is not read. */
const BITRATES_MPEG_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const BITRATES_MPEG_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES_MPEG_1 = [44_100, 48_000, 32_000];

const HEADER_BYTES = 4;
const ID3V2_HEADER_BYTES = 10;
const ID3V1_BYTES = 128;

interface Frame {
  readonly bytes: number;
  readonly durationMs: number;
  /** Where an encoder's note about the whole file would stand, from the frame's start. */
  readonly noteAt: number;
}

/** ISO/IEC 11172-3 and 13818-3, section 2.4.2.3, with the halved rates of MPEG 2.5; layer III only. */
function readHeader(data: Uint8Array, at: number): Frame | undefined {
  const [sync, second, third, fourth] = data.subarray(at, at + HEADER_BYTES);
  if (sync !== 0xff || (second! & 0xe0) !== 0xe0) return undefined;
  const version = (second! >> 3) & 3; // 0: MPEG 2.5, 2: MPEG 2, 3: MPEG 1
  const isLayer3 = ((second! >> 1) & 3) === 1;
  const isMpeg1 = version === 3;
  const kbits = (isMpeg1 ? BITRATES_MPEG_1 : BITRATES_MPEG_2)[third! >> 4];
  const fullRate = RATES_MPEG_1[(third! >> 2) & 3];
  if (version === 1 || !isLayer3 || !kbits || !fullRate) return undefined;
  const rate = isMpeg1 ? fullRate : fullRate / (version === 2 ? 2 : 4);
  const samples = isMpeg1 ? 1152 : 576;
  const padding = (third! >> 1) & 1;
  const isMono = fourth! >> 6 === 3;
  const sideBytes = isMpeg1 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return {
    bytes: Math.floor((samples * kbits * 125) / rate) + padding,
    durationMs: (samples / rate) * 1000,
    noteAt: HEADER_BYTES + sideBytes,
  };
}

const startsWith = (data: Uint8Array, at: number, word: string) =>
  [...word].every((letter, i) => data[at + i] === letter.charCodeAt(0));

/** Length of a tag in bytes: 0 where there is none, undefined while too little is there to tell. */
function tagBytes(data: Uint8Array, at: number): number | undefined {
  if (startsWith(data, at, 'TAG')) return ID3V1_BYTES;
  if (!startsWith(data, at, 'ID3')) return 0;
  if (data.length - at < ID3V2_HEADER_BYTES) return undefined;
  const [a, b, c, d] = data.subarray(at + 6, at + ID3V2_HEADER_BYTES) as unknown as [
    number,
    number,
    number,
    number,
  ];
  return ID3V2_HEADER_BYTES + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127));
}

/** Thrown for bytes that are no MP3. */
export class NotMp3Error extends Error {}

export interface Mp3Frames {
  readonly audio: Uint8Array;
  readonly durationMs: number;
}

/** Takes an MP3 file in pieces of any length and gives its frames. */
export interface Mp3FrameReader {
  /** The frames that this piece completes; empty where there are none. Throws NotMp3Error. */
  read(piece: Uint8Array): Mp3Frames;
}

/**
 * Reads MP3 (MPEG 1, 2 and 2.5, layer III) frame by frame without decoding it. Tags and the encoder's note about
 * the whole file (Xing, Info) are left out, so that the frames of several files put end to end are one file. An
 * incomplete last frame is never given.
 */
export function createMp3FrameReader(): Mp3FrameReader {
  let rest = new Uint8Array(0);
  let skip = 0;
  return {
    read(piece) {
      const data = new Uint8Array(rest.length + piece.length);
      data.set(rest);
      data.set(piece, rest.length);
      const frames: Uint8Array[] = [];
      let durationMs = 0;
      let at = Math.min(skip, data.length);
      skip -= at;
      while (skip === 0 && data.length - at >= HEADER_BYTES) {
        const tag = tagBytes(data, at);
        if (tag === undefined) break;
        if (tag > 0) {
          const here = Math.min(tag, data.length - at);
          at += here;
          skip = tag - here;
          continue;
        }
        const frame = readHeader(data, at);
        if (!frame) throw new NotMp3Error('no MP3 frame where one must begin');
        if (data.length - at < frame.bytes) break;
        if (!isNote(data, at + frame.noteAt)) {
          frames.push(data.subarray(at, at + frame.bytes));
          durationMs += frame.durationMs;
        }
        at += frame.bytes;
      }
      rest = data.slice(at);
      return { audio: joined(frames), durationMs };
    },
  };
}

function isNote(data: Uint8Array, at: number): boolean {
  return startsWith(data, at, 'Xing') || startsWith(data, at, 'Info');
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
