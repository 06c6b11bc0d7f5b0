import { describe, expect, it } from 'vitest';
import { ipaOf, phonesOf, synthesize } from './espeak.ts';

describe('how espeak-ng reads', () => {
  it('gives words as phones', async () => {
    expect(await phonesOf('heart failure', 'en-gb-x-rp')).toEqual([
      ['h', 'ˈɑː', 't'],
      ['f', 'ˈeɪ', 'l', 'iə'],
    ]);
    expect(await ipaOf('hypertension', 'fr')).toBe('ipɛʁtɑ̃sjˈɔ̃');
  });

  it('keeps the languages apart, whatever was read before', async () => {
    const first = await ipaOf('tension', 'en-us');
    for (const voice of ['es', 'fr', 'de', 'pt', 'pt-br']) {
      expect(await ipaOf('tension', voice)).not.toBe(first);
    }
    await synthesize('tension', 'de+f5', { rate: 2 });
    expect(await ipaOf('tension', 'en-us')).toBe(first);
  });

  it('leaves out the marks of a change of language', async () => {
    expect(await ipaOf('le feedback, yes', 'fr')).not.toMatch(/[()_]/);
  });

  it('says nothing where there is nothing to say', async () => {
    expect(await phonesOf('', 'en-us')).toEqual([]);
    expect(await ipaOf('...', 'es')).toBe('');
  });

  it('refuses a voice it does not have', async () => {
    await expect(ipaOf('a', 'xx')).rejects.toThrow(RangeError);
    await expect(synthesize('a', '')).rejects.toThrow(RangeError);
  });
});
