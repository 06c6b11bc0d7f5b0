import { describe, expect, it } from 'vitest';
import { speakFlite } from './flite.ts';
import { fliteWords } from './flite-words.ts';

describe("what flite's lexicon lacks", () => {
  it('is read by espeak-ng, with its stress', async () => {
    expect(await fliteWords('Oedema and dyspnoea')).toBe(
      'oedema : iy1 d ih0 m ax0\ndyspnoea : d ih0 s p n iy1 ax0\n',
    );
  });

  it('is taken from the dictionary for long words that it holds', async () => {
    expect(await fliteWords('hypertension')).toBe('hypertension : hh ay1 p er0 t eh1 n sh ax0 n\n');
  });

  it('leaves everyday words, numbers and abbreviations to flite', async () => {
    expect(await fliteWords('The ECG and MRI of 12 May: no pain in the chest, BP 120.')).toBe('');
  });

  it("is said as the pack says where it gives the term's own pronunciation", async () => {
    expect(await fliteWords('omeprazole', 'əʊˈmɛprəzəʊl')).toBe('omeprazole : ow0 m eh1 p r ax0 z ow0 l\n');
    const two = await fliteWords('renal colic', 'ˈriːnəl ˈkɒlɪk');
    expect(two.split('\n')[0]).toBe('renal : r iy1 n ax0 l');
    expect(await fliteWords('omeprazole tablet', 'əʊˈmɛprəzəʊl')).not.toContain('ow0 m eh1');
  });

  it('changes what flite says', async () => {
    const guessed = await speakFlite('oedema', 'slt');
    const read = await speakFlite('oedema', 'slt', { words: await fliteWords('oedema') });
    expect(read.pcm.length).not.toBe(guessed.pcm.length);
  });
});
