import { Mp4OutputFormat, OggOutputFormat, WebMOutputFormat } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { decodeRecording } from './decode.ts';
import { fixture, mux, opusTrack, tone, wavFile } from './fixtures/recordings.ts';
import { encodeMp3 } from './mp3.ts';
import { writeWav } from './wav.ts';

const REASONS = ['bad_audio', 'too_short', 'too_long'];
const CASE_MS = 5_000;

/** Marsaglia's xorshift32: the same broken recordings in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const packets = await opusTrack(fixture('recorder.webm'));
const GOOD: Readonly<Record<string, Uint8Array>> = {
  webm: fixture('recorder.webm'),
  'webm with cues': await mux(new WebMOutputFormat(), packets),
  'mp4 in fragments': fixture('recorder.mp4'),
  mp4: await mux(new Mp4OutputFormat(), packets),
  ogg: await mux(new OggOutputFormat(), packets),
  mp3: await encodeMp3(tone(400, 1, 16_000), 16_000),
  wav: writeWav(tone(400, 1, 44_100), 44_100),
};

/** Damages a copy in one of four ways; half of the time within the headers. */
function damage(recording: Uint8Array, random: () => number): Uint8Array {
  const bytes = recording.slice();
  const region = random() < 0.5 ? Math.min(300, bytes.length) : bytes.length;
  const at = Math.floor(random() * region);
  switch (Math.floor(random() * 4)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      for (let flips = 0; flips < 4; flips++) {
        bytes[Math.floor(random() * region)]! ^= 1 << Math.floor(random() * 8);
      }
      return bytes;
    case 2:
      return bytes.fill(random() < 0.5 ? 0xff : 0, at, at + 8);
    default:
      return new Uint8Array([...bytes.slice(0, at), ...bytes.slice(at + Math.floor(random() * 200))]);
  }
}

/** A copy with a 32-bit number behind the first occurrence of a box's name. */
function withNumber(recording: Uint8Array, tag: string, offset: number, value: number): Uint8Array {
  const bytes = recording.slice();
  const at = Buffer.from(bytes).indexOf(tag, 0, 'latin1');
  new DataView(bytes.buffer).setUint32(at + offset, value);
  return bytes;
}

async function outcome(bytes: Uint8Array): Promise<string> {
  const started = performance.now();
  const recording = await decodeRecording(bytes);
  expect(performance.now() - started).toBeLessThan(CASE_MS);
  if (recording.kind === 'refused') return recording.reason;
  expect(recording.samples.length).toBeLessThanOrEqual(60.2 * 16_000);
  expect(recording.samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  return 'decoded';
}

describe('malformed recordings', () => {
  it('end 210 times in a clean refusal, or in sound within the limits where some is left', {
    timeout: 60_000,
  }, async () => {
    const random = seeded(762);
    const names = Object.keys(GOOD);
    const outcomes: string[] = [];
    const before = process.memoryUsage().rss;
    for (let i = 0; i < 210; i++)
      outcomes.push(await outcome(damage(GOOD[names[i % names.length]!]!, random)));
    expect(outcomes.filter((found) => found !== 'decoded' && !REASONS.includes(found))).toEqual([]);
    expect(outcomes.filter((found) => found !== 'decoded').length).toBeGreaterThan(60);
    expect(process.memoryUsage().rss - before).toBeLessThan(300e6);
  });

  it('that hold no sound at all are refused as bad audio', async () => {
    const random = seeded(9);
    const noise = (length: number) => Uint8Array.from({ length }, () => random() * 256);
    const magics = [
      'RIFF\0\0\0\0WAVE',
      '\x1aE\xdf\xa3',
      'OggS',
      '\0\0\0\x18ftypisom',
      'ID3\x04\0\0',
      'caff',
      'fLaC',
    ];
    const withMagic = magics.map(
      (magic) => new Uint8Array([...Buffer.from(magic, 'latin1'), ...noise(3_000)]),
    );
    const random40 = Array.from({ length: 40 }, (_, i) => noise(1 + i * 100));
    for (const bytes of [...withMagic, ...random40, new Uint8Array(5_000), new Uint8Array(5_000).fill(255)]) {
      expect(await outcome(bytes)).toBe('bad_audio');
    }
  });

  it('with nonsense in a WAV header or in its samples are refused as bad audio', async () => {
    const data = new Uint8Array(32_000);
    const floats = new Float32Array(8_000);
    floats[4_000] = Number.NaN;
    const infinite = new Float32Array(8_000).fill(Number.POSITIVE_INFINITY);
    for (const bytes of [
      wavFile(data, { rate: 0 }),
      wavFile(data, { rate: 1 }),
      wavFile(data, { rate: 0xffffffff }),
      wavFile(data, { channels: 0 }),
      wavFile(data, { channels: 65_535 }),
      wavFile(data, { bits: 0 }),
      wavFile(data, { bits: 12 }),
      wavFile(data, { tag: 0x55 }),
      wavFile(new Uint8Array(floats.buffer), { tag: 3, bits: 32 }),
      wavFile(new Uint8Array(infinite.buffer), { tag: 3, bits: 32 }),
      writeWav(tone(400, 1, 16_000), 16_000).subarray(0, 40),
    ]) {
      expect(await outcome(bytes)).toBe('bad_audio');
    }
  });

  it('with huge numbers in the tables of an MP4 are refused before anything is counted', async () => {
    const [plain, pieces] = [GOOD.mp4!, GOOD['mp4 in fragments']!];
    expect(await outcome(withNumber(plain, 'stsc', 16, 0xffffffff))).toBe('bad_audio');
    expect(await outcome(withNumber(plain, 'stsc', 12, 0x7fffffff))).toBe('bad_audio');
    expect(await outcome(withNumber(pieces, 'trun', 8, 0xffffffff))).toBe('bad_audio');
    for (const tag of ['stts', 'stsz', 'stco', 'moov', 'mdia', 'mdhd', 'dOps']) {
      for (const offset of [-4, 8, 12]) {
        expect([...REASONS, 'decoded']).toContain(await outcome(withNumber(plain, tag, offset, 0xfffffff0)));
      }
    }
  });

  it('with garbage behind the last element of a Matroska file do not keep the demuxer busy', async () => {
    for (const length of [8, 9, 20]) {
      const bytes = new Uint8Array([...GOOD['webm with cues']!, ...new Uint8Array(length).fill(0x77)]);
      await outcome(bytes);
    }
  });

  it.each([new WebMOutputFormat(), new Mp4OutputFormat(), new OggOutputFormat()])(
    'of ten hours of silence in few bytes are refused at once: %#',
    async (format) => {
      // Six empty frames of 20 ms. RFC 6716, section 3.2.5.
      const silence = Uint8Array.of((1 << 3) | 3, 6);
      const count = (10 * 3_600) / 0.12;
      const bomb = await mux(format, {
        config: packets.config,
        packetSeconds: 0.12,
        packets: (function* () {
          for (let i = 0; i < count; i++) yield silence;
        })(),
      });
      // Decoded to its end, it would be gigabytes of samples, and take longer than a test may.
      expect(await decodeRecording(bomb, { maxBytes: 12 * 1024 * 1024 })).toEqual({
        kind: 'refused',
        reason: 'too_long',
      });
    },
  );
});
