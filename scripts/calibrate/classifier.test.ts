import { describe, expect, it } from 'vitest';
import {
  readToldModel,
  tellSounds,
  VIEW,
  viewOf,
  WIDTH,
} from '../../src/engines/speech/pronunciation/told.ts';
import { fitClassifier } from './classifier.ts';
import { createRandom } from './gather.ts';

const random = createRandom(3);
/** Of three kinds of sounds each has its own numbers raised. */
const sounds = Array.from({ length: 600 }, (_, index) => ({
  phone: index % 3,
  view: Float32Array.from({ length: VIEW }, (_, i) => random() * 20 + (i % 7 === index % 3 ? 8 : 0)),
}));

describe('the classifier of sounds', () => {
  const model = fitClassifier(sounds.slice(0, 450), 3);

  it('knows sounds that it has not seen', () => {
    const classify = readToldModel(model);
    const right = sounds.slice(450).filter(({ view, phone }) => {
      const odds = classify(view);
      return odds[phone] === Math.max(...odds);
    });
    expect(right.length).toBeGreaterThan(145);
  });

  it('comes out the same every time', () => {
    expect(fitClassifier(sounds.slice(0, 450), 3)).toEqual(model);
  });
});

describe('what is told of a sound', () => {
  it('is looked up where the sound is, between the frames', () => {
    // A frame's numbers are its index; frames are 2.4 times as long as those of the sounds.
    const frames = Float32Array.from({ length: 10 * WIDTH }, (_, i) => Math.floor(i / WIDTH));
    const view = viewOf(frames, { start: 6, end: 12 });
    const thirds = [0, 1, 2].map((third) => view[third * WIDTH]!);
    const expected = [7, 9, 11].map((frame) => (frame * 160 + 125 - 447) / 384);
    thirds.forEach((third, index) => {
      expect(third).toBeCloseTo(expected[index]!, 5);
    });
    expect(viewOf(frames, { start: 90, end: 95 })[0]).toBe(9);
  });

  it('is how likely the expected phone is, and how far before the best other', () => {
    const sound = { phone: 1, start: 0, end: 3, fit: 0, lead: 0, share3: 0, share8: 0, agreed: 1 };
    const evidence = {
      words: [{ text: 'a', variant: 0, sounds: [sound] }],
      total: 0,
      freeTotal: 0,
      frames: 3,
    };
    const classify = () => Float64Array.of(0, Math.log(3), -99);
    const [told] = tellSounds(evidence, new Float32Array(WIDTH), classify).words[0]!.sounds;
    expect(told!.told!.share).toBeCloseTo(Math.log(3 / 4), 6);
    expect(told!.told!.lead).toBeCloseTo(Math.log(3), 6);
  });
});
