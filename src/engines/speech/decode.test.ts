import {
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { type DecodeLimits, decodeRecording, SPEECH_RATE } from './decode.ts';
import { fixture, level, mux, opusTrack, tone, wavFile } from './fixtures/recordings.ts';
import { encodeMp3 } from './mp3.ts';
import { writeWav } from './wav.ts';

async function decoded(bytes: Uint8Array, limits?: DecodeLimits): Promise<Float32Array> {
  const recording = await decodeRecording(bytes, limits);
  if (recording.kind === 'refused') throw new Error(`refused as ${recording.reason}`);
  return recording.samples;
}

async function refused(bytes: Uint8Array, limits?: DecodeLimits): Promise<string> {
  const recording = await decodeRecording(bytes, limits);
  return recording.kind === 'refused' ? recording.reason : 'decoded';
}

/** The largest difference between two decodings of the same packets. */
function difference(a: Float32Array, b: Float32Array): number {
  return a.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (b[i] ?? 0))), 0);
}

const FORMATS = {
  WebM: new WebMOutputFormat(),
  Matroska: new MkvOutputFormat(),
  MP4: new Mp4OutputFormat(),
  'MP4 in fragments': new Mp4OutputFormat({ fastStart: 'fragmented' }),
  QuickTime: new MovOutputFormat(),
  Ogg: new OggOutputFormat(),
};

describe('recordings with Opus', () => {
  it("decodes what Chromium's recorder makes, without a duration in the header", async () => {
    const samples = await decoded(fixture('recorder.webm'));
    expect(samples.length / SPEECH_RATE).toBeCloseTo(1.38, 2);
    expect(level(samples)).toBeGreaterThan(0.01);
  });

  it.each(Object.entries(FORMATS))(
    'decodes the same packets out of %s to the same samples',
    async (_, format) => {
      const webm = fixture('tone-burst.webm');
      const expected = await decoded(webm);
      const samples = await decoded(await mux(format, await opusTrack(webm)));
      expect(samples.length).toBe(expected.length);
      expect(difference(samples, expected)).toBe(0);
    },
  );

  it('decodes an MP4 of the recorder and mixes stereo to mono', async () => {
    const mono = await decoded(fixture('recorder.webm'));
    const stereo = await decoded(fixture('recorder-stereo.webm'));
    const mp4 = await decoded(fixture('recorder.mp4'));
    expect(level(stereo) / level(mono)).toBeCloseTo(1, 1);
    expect(level(mp4) / level(mono)).toBeCloseTo(1, 1);
  });

  it('skips exactly the samples that the encoder put in front', async () => {
    const samples = await decoded(fixture('tone-burst.webm'));
    const first = samples.findIndex((sample) => Math.abs(sample) > 0.1);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.1);
    expect(Math.abs(first / SPEECH_RATE - 0.5)).toBeLessThan(0.0005);
    expect(Math.abs(last / SPEECH_RATE - 1)).toBeLessThan(0.0005);
    expect(level(samples.subarray(8_800, 15_200))).toBeCloseTo(0.5 / Math.SQRT2, 1);
  });
});

describe('recordings with other sound', () => {
  it('decodes MP3', async () => {
    const samples = await decoded(await encodeMp3(tone(440, 2, 22_050), 22_050));
    expect(Math.abs(samples.length / SPEECH_RATE - 2)).toBeLessThan(0.1);
    expect(level(samples.subarray(8_000, 24_000))).toBeCloseTo(0.5 / Math.SQRT2, 1);
  });

  it.each([8_000, 16_000, 22_050, 44_100, 48_000, 44_056])('decodes WAV at %i Hz', async (rate) => {
    const samples = await decoded(writeWav(tone(1_000, 1, rate), rate));
    expect(samples.length).toBe(SPEECH_RATE);
    expect(
      difference(samples.subarray(500, -500), tone(1_000, 1, SPEECH_RATE).subarray(500, -500)),
    ).toBeLessThan(0.003);
  });

  it('keeps 16-bit samples at 16 kHz as they are', async () => {
    const data = new Uint8Array(Int16Array.from({ length: 4_000 }, (_, i) => (i % 7) * 1_000 - 3_000).buffer);
    const samples = await decoded(wavFile(data));
    expect(Array.from(samples.subarray(0, 8), (sample) => sample * 32_768)).toEqual([
      -3_000, -2_000, -1_000, 0, 1_000, 2_000, 3_000, -3_000,
    ]);
  });

  it('decodes every width of PCM, and takes the mean of channels', async () => {
    const floats = tone(500, 0.5, SPEECH_RATE);
    const left = Float32Array.from({ length: floats.length * 2 }, (_, i) => (i % 2 ? 0 : floats[i / 2]!));
    const ints = Int32Array.from(floats, (sample) => Math.round(sample * 2 ** 31));
    const bytes24 = Uint8Array.from({ length: floats.length * 3 }, (_, i) => {
      return (ints[Math.floor(i / 3)]! >> (8 * ((i % 3) + 1))) & 255;
    });
    const f32 = await decoded(wavFile(new Uint8Array(floats.buffer), { tag: 3, bits: 32 }));
    const f64 = await decoded(
      wavFile(new Uint8Array(Float64Array.from(floats).buffer), { tag: 3, bits: 64 }),
    );
    const s32 = await decoded(wavFile(new Uint8Array(ints.buffer), { bits: 32 }));
    const s24 = await decoded(wavFile(bytes24, { bits: 24 }));
    const u8 = await decoded(
      wavFile(
        Uint8Array.from(floats, (sample) => 128 + sample * 128),
        { bits: 8 },
      ),
    );
    const stereo = await decoded(wavFile(new Uint8Array(left.buffer), { tag: 3, bits: 32, channels: 2 }));
    for (const samples of [f32, f64, s32, s24]) expect(difference(samples, floats)).toBeLessThan(1e-6);
    expect(difference(u8, floats)).toBeLessThan(0.01);
    expect(
      difference(
        stereo,
        floats.map((sample) => sample / 2),
      ),
    ).toBeLessThan(1e-6);
  });

  it('decodes G.711 by its tables', async () => {
    // Values of ITU-T G.711: mu-law 0x80 and 0x00 are the extremes, 0xff is zero; A-law 0xaa and 0x2a.
    const pad = new Uint8Array(4_000);
    const ulaw = await decoded(wavFile(Uint8Array.of(0x80, 0x00, 0xff, ...pad), { tag: 7, bits: 8 }));
    const alaw = await decoded(wavFile(Uint8Array.of(0xaa, 0x2a, 0xd5, ...pad), { tag: 6, bits: 8 }));
    expect(Array.from(ulaw.subarray(0, 3), (sample) => sample * 32_768)).toEqual([32_124, -32_124, 0]);
    expect(Array.from(alaw.subarray(0, 3), (sample) => sample * 32_768)).toEqual([32_256, -32_256, 8]);
  });

  it('reads a WAV whose header could not know the length', async () => {
    const data = new Uint8Array(Int16Array.from({ length: 16_000 }, (_, i) => i % 1_000).buffer);
    expect(await decoded(wavFile(data, { dataSize: 0xffffffff }))).toHaveLength(16_000);
  });

  it('leaves the bytes it was given alone', async () => {
    const webm = fixture('recorder.webm');
    await decoded(webm);
    expect(webm).toEqual(fixture('recorder.webm'));
  });
});

describe('limits', () => {
  it('refuses what is too long, in bytes and in seconds', async () => {
    const minute = (seconds: number) => writeWav(new Float32Array(8_000 * seconds), 8_000);
    expect(await refused(minute(61))).toBe('too_long');
    expect(await refused(minute(60))).toBe('decoded');
    expect(await refused(minute(61), { maxSeconds: 62 })).toBe('decoded');
    expect(await refused(minute(3), { maxBytes: 20_000 })).toBe('too_long');
    expect(await refused(new Uint8Array(4 * 1024 * 1024 + 1))).toBe('too_long');
    expect(await refused(await encodeMp3(new Float32Array(16_000 * 61), 16_000))).toBe('too_long');
  });

  it('refuses what is too short', async () => {
    expect(await refused(new Uint8Array(0))).toBe('too_short');
    expect(await refused(writeWav(new Float32Array(1_000), 16_000))).toBe('too_short');
    expect(await refused(writeWav(new Float32Array(0), 16_000))).toBe('too_short');
    const { config, packets, packetSeconds } = await opusTrack(fixture('recorder.webm'));
    const one = await mux(new WebMOutputFormat(), { config, packets: packets.slice(0, 1), packetSeconds });
    expect(await refused(one)).toBe('too_short');
  });

  it('refuses sound that it can not decode', async () => {
    const config = {
      codec: 'mp4a.40.2',
      sampleRate: 48_000,
      numberOfChannels: 1,
      description: Uint8Array.of(17, 136),
    };
    const packets = Array.from({ length: 50 }, () => new Uint8Array(100).fill(33));
    const aac = await mux(new Mp4OutputFormat(), { config, packets, packetSeconds: 1024 / 48_000 });
    expect(await refused(aac)).toBe('bad_audio');
  });
});
