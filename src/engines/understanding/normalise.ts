const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(what|when|where|how|who|that|there|it|he|she)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/'ve\b/g, ' have'],
  [/'re\b/g, ' are'],
  [/'ll\b/g, ' will'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
];

/**
 * Brings a text to the form in which texts are compared: lower case, English contractions opened, accents dropped
 * (learners type without them), everything but letters, digits and apostrophes turned into single spaces.
 */
export function normalise(text: string): string {
  let plain = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  // Most texts have none, and hundreds of phrases are looked for in a turn.
  if (plain.includes("'"))
    for (const [pattern, opened] of CONTRACTIONS) plain = plain.replace(pattern, opened);
  return plain
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}

export function wordsIn(normalised: string): string[] {
  return normalised === '' ? [] : normalised.split(' ');
}
