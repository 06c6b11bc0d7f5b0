import { beforeAll, describe, expect, it } from 'vitest';
import { encodeMp3 } from './mp3.ts';
import { createMp3FrameReader, NotMp3Error } from './mp3-frames.ts';

const RATE = 16_000;
let mp3: Uint8Array;

beforeAll(async () => {
  mp3 = await encodeMp3(
    Float32Array.from({ length: RATE }, (_, i) => Math.sin(i / 8) / 4),
    RATE,
  );
});

function readInPieces(file: Uint8Array, size: number) {
  const reader = createMp3FrameReader();
  const audio: number[] = [];
  let durationMs = 0;
  for (let at = 0; at < file.length; at += size) {
    const part = reader.read(file.subarray(at, at + size));
    audio.push(...part.audio);
    durationMs += part.durationMs;
  }
  return { audio: new Uint8Array(audio), durationMs };
}

const bytes = (...parts: (Uint8Array | number[] | string)[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part)))),
  );

describe('the frames of an MP3', () => {
  it('say how long it is', () => {
    const { durationMs } = readInPieces(mp3, mp3.length);
    // A frame of 16 kHz lasts 36 ms; encoders add up to three of silence.
    expect(durationMs).toBeGreaterThanOrEqual(1_000);
    expect(durationMs).toBeLessThan(1_150);
    expect(durationMs % 36).toBeCloseTo(0);
  });

  it.each([1, 7, 100, 1_000])('are the same in pieces of %i bytes', (size) => {
    const whole = readInPieces(mp3, mp3.length);
    const pieces = readInPieces(mp3, size);
    expect(pieces.audio).toEqual(whole.audio);
    expect(pieces.durationMs).toBeCloseTo(whole.durationMs);
  });

  it.each([1, 64, 10_000])('come without tags, in pieces of %i bytes', (size) => {
    const id3 = bytes('ID3', [4, 0, 0, 0, 0, 1, 5], new Uint8Array(133));
    const tag = bytes('TAG', new Uint8Array(125));
    const tagged = bytes(id3, mp3, id3, mp3, tag);
    expect(readInPieces(tagged, size).audio).toEqual(bytes(mp3, mp3));
  });

  it('come without the encoder’s note about the whole file', () => {
    const frameBytes = 216;
    const note = mp3.slice(0, frameBytes);
    note.set(Buffer.from('Info'), 4 + 9);
    expect(readInPieces(bytes(note, mp3), 500).audio).toEqual(mp3);
  });

  it('are whole: a last one that was cut is left out', () => {
    const { audio } = readInPieces(mp3.subarray(0, mp3.length - 5), 300);
    expect(audio.length).toBeLessThan(mp3.length - 5);
    expect(audio).toEqual(mp3.subarray(0, audio.length));
  });

  it('know the three versions', () => {
    const frame = (second: number, third: number, length: number) => {
      const data = new Uint8Array(length);
      data.set([0xff, second, third, 0xc4]);
      return createMp3FrameReader().read(data);
    };
    expect(frame(0xfb, 0x90, 417)).toMatchObject({ durationMs: (1152 / 44_100) * 1000 });
    expect(frame(0xf3, 0x60, 156)).toMatchObject({ durationMs: (576 / 22_050) * 1000 });
    expect(frame(0xe3, 0x48, 288)).toMatchObject({ durationMs: (576 / 8_000) * 1000 });
  });

  it.each([
    ['a page', bytes('<html></html>')],
    ['a WAV', bytes('RIFF....WAVEfmt ')],
    ['layer II', bytes([0xff, 0xfd, 0x90, 0xc4])],
    ['a free bitrate', bytes([0xff, 0xfb, 0x00, 0xc4])],
  ])('are not found in %s', (_, file) => {
    expect(() => createMp3FrameReader().read(file)).toThrow(NotMp3Error);
  });
});
