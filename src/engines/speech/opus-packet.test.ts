import { describe, expect, it } from 'vitest';
import { fixture, opusTrack } from './fixtures/recordings.ts';
import { opusPacketSamples, readOpusHead } from './opus-packet.ts';

const packet = (configuration: number, code: number, ...rest: number[]) =>
  Uint8Array.of((configuration << 3) | code, ...rest);

describe('the length of an Opus packet', () => {
  it.each([
    ['one frame of 10 ms', packet(0, 0, 1, 2), 480],
    ['one frame of 60 ms', packet(3, 0, 1, 2), 2_880],
    ['one hybrid frame of 20 ms', packet(13, 0, 1), 960],
    ['one frame of 2.5 ms', packet(16, 0, 1), 120],
    ['two equal frames of 20 ms', packet(31, 1, 1, 2), 1_920],
    ['two frames of different sizes', packet(31, 2, 1, 5, 6), 1_920],
    ['six empty frames', packet(1, 3, 6), 5_760],
    ['three sized frames with padding', packet(16, 3, 128 | 64 | 3, 2, 1, 0, 9, 0, 0), 360],
  ])('is read from its header: %s', (_, bytes, samples) => {
    expect(opusPacketSamples(bytes)).toBe(samples);
  });

  it.each([
    ['nothing', new Uint8Array(0)],
    ['two equal frames of odd size', packet(31, 1, 1)],
    ['a second frame beyond the end', packet(31, 2, 9, 1)],
    ['no frames', packet(31, 3, 0)],
    ['more than 120 ms', packet(31, 3, 7, ...new Array(7).fill(0))],
    ['padding beyond the end', packet(31, 3, 64 | 1, 200)],
    ['a frame of more than 1,275 bytes', packet(31, 0, ...new Array(1_276).fill(0))],
  ])('is refused for %s', (_, bytes) => {
    expect(opusPacketSamples(bytes)).toBeNull();
  });

  it('is 60 ms in what Chromium records', async () => {
    const { packets, config } = await opusTrack(fixture('recorder.webm'));
    expect(new Set(packets.map(opusPacketSamples))).toEqual(new Set([2_880]));
    expect(readOpusHead(config.description as Uint8Array)).toMatchObject({ channels: 1, gain: 1 });
  });
});
