import { describe, expect, it } from 'vitest';
import { level, tone } from './fixtures/recordings.ts';
import { resample } from './resample.ts';

const decibels = (ratio: number) => 20 * Math.log10(ratio);
const middle = (samples: Float32Array) => samples.subarray(1_000, -1_000);

describe('resampling to 16 kHz', () => {
  it.each([8_000, 11_025, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000])(
    'keeps the level of a 1 kHz tone at %i Hz',
    (rate) => {
      const out = middle(resample(tone(1_000, 1, rate), rate, 16_000));
      expect(Math.abs(decibels(level(out) / level(tone(1_000, 1, 16_000))))).toBeLessThan(0.05);
    },
  );

  it.each([300, 3_000, 6_500])('keeps %i Hz', (hertz) => {
    const out = middle(resample(tone(hertz, 1, 48_000), 48_000, 16_000));
    expect(Math.abs(decibels(level(out) / level(tone(hertz, 1, 16_000))))).toBeLessThan(0.2);
  });

  it.each([8_500, 10_000, 15_000, 23_000])('removes %i Hz, which would fold into speech', (hertz) => {
    const out = middle(resample(tone(hertz, 1, 48_000), 48_000, 16_000));
    expect(decibels(level(out) / level(tone(1_000, 1, 16_000)))).toBeLessThan(-70);
  });

  it('adds no images when it goes up', () => {
    const out = middle(resample(tone(1_000, 1, 8_000), 8_000, 16_000));
    const ideal = middle(tone(1_000, 1, 16_000));
    expect(decibels(level(out.map((sample, i) => sample - ideal[i]!)) / level(ideal))).toBeLessThan(-60);
  });

  it('keeps time and length', () => {
    const click = new Float32Array(48_000);
    click[24_000] = 1;
    const out = resample(click, 48_000, 16_000);
    expect(out).toHaveLength(16_000);
    expect(out.indexOf(Math.max(...out))).toBe(8_000);
    expect(resample(new Float32Array(441), 44_100, 16_000)).toHaveLength(160);
  });
});
