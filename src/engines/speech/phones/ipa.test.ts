import { describe, expect, it } from 'vitest';
import { phonesFromIpa } from './ipa.ts';
import { ENGLISH_TO_EN_US, FOREIGN_TO_EN_US } from './phone-map-en-us.ts';
import { FOREIGN_TO_FR_FR } from './phone-map-fr-fr.ts';

describe('IPA in the phones of a model', () => {
  it('takes the longest entry at each place and ignores stress', () => {
    expect(phonesFromIpa('hˌaɪpətˈɛnʃən', ENGLISH_TO_EN_US).phones.join(' ')).toBe(
      'HH AY P AH T EH N SH AH N',
    );
  });

  it('drops an R that the vowel before it already holds', () => {
    expect(phonesFromIpa('hɜːɹniə', ENGLISH_TO_EN_US).phones.join(' ')).toBe('HH ER N IY AH');
  });

  it('reads slashes, ties and syllable dots as no sound', () => {
    expect(phonesFromIpa('/ˈɡaʊ.t/', ENGLISH_TO_EN_US).phones.join(' ')).toBe('G AW T');
    expect(phonesFromIpa('t͡ʃɛst', ENGLISH_TO_EN_US).phones.join(' ')).toBe('CH EH S T');
  });

  it('knows nasal vowels, whether their tilde is composed or not', () => {
    expect(phonesFromIpa('mɛ̃'.normalize('NFC'), FOREIGN_TO_FR_FR).phones).toEqual(['mm', 'in']);
    expect(phonesFromIpa('pũ', FOREIGN_TO_EN_US).phones).toEqual(['P', 'UW', 'N']);
  });

  it('reports what it does not know instead of guessing', () => {
    expect(phonesFromIpa('aʘt', ENGLISH_TO_EN_US).unknown).toContain('ʘ');
  });
});
