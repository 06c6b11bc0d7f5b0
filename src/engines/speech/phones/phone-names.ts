/** The phones of the two acoustic models in IPA. Capitals: American English (ARPAbet). Small letters: French. */
const IPA: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  B: 'b',
  CH: 'tʃ',
  D: 'd',
  DH: 'ð',
  EH: 'ɛ',
  ER: 'ɜː',
  EY: 'eɪ',
  F: 'f',
  G: 'ɡ',
  HH: 'h',
  IH: 'ɪ',
  IY: 'iː',
  JH: 'dʒ',
  K: 'k',
  L: 'l',
  M: 'm',
  N: 'n',
  NG: 'ŋ',
  OW: 'oʊ',
  OY: 'ɔɪ',
  P: 'p',
  R: 'ɹ',
  S: 's',
  SH: 'ʃ',
  T: 't',
  TH: 'θ',
  UH: 'ʊ',
  UW: 'uː',
  V: 'v',
  W: 'w',
  Y: 'j',
  Z: 'z',
  ZH: 'ʒ',
  aa: 'a',
  ai: 'ɛ',
  an: 'ɑ̃',
  au: 'o',
  bb: 'b',
  ch: 'ʃ',
  dd: 'd',
  ee: 'ə',
  ei: 'e',
  eu: 'ø',
  ff: 'f',
  gg: 'ɡ',
  gn: 'ɲ',
  ii: 'i',
  in: 'ɛ̃',
  jj: 'ʒ',
  kk: 'k',
  ll: 'l',
  mm: 'm',
  nn: 'n',
  oe: 'œ',
  on: 'ɔ̃',
  oo: 'ɔ',
  ou: 'u',
  pp: 'p',
  rr: 'ʁ',
  ss: 's',
  tt: 't',
  un: 'œ̃',
  uu: 'y',
  uy: 'ɥ',
  vv: 'v',
  ww: 'w',
  yy: 'j',
  zz: 'z',
};

export const ENGLISH_VOWELS: ReadonlySet<string> = new Set(
  'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' '),
);

/** All phones that learners may be shown. */
export const PHONES: readonly string[] = Object.keys(IPA);

/**
 * A phone in IPA. English AH and ER are the weak vowels ə and ɚ in words of several syllables, so `word` is all the
 * phones of its word.
 */
export function ipaOfPhone(phone: string, word: readonly string[]): string {
  if (phone === 'AH' || phone === 'ER') {
    const syllables = word.filter((other) => ENGLISH_VOWELS.has(other)).length;
    if (syllables > 1) return phone === 'AH' ? 'ə' : 'ɚ';
  }
  return IPA[phone] ?? phone;
}
