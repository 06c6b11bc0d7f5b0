/** One of the ways a spelling is said: phones with their stress as the CMU dictionary marks it, ways apart by commas. */
interface Sense {
  readonly ways: string;
  /** Fits the words before this one, or those after it, in lower case; a sense without either is the usual one. */
  readonly before?: RegExp;
  readonly after?: RegExp;
}

const DETERMINER = /\b(the|a|an|your|his|her|their|our|my|this|that|no|any|medical|health|patient's)$/;
const VERBAL = /\b(to|will|i'll|we'll|you'll|they'll|can|could|should|must|may|might|please|i|we|you|they)$/;
const OBJECT = /^(the|a|an|your|his|her|their|our|my|this|that|it|them|him|up|off|down|in)\b/;

/**
 * English words that are said in two ways, each by what stands around it in the language of clinics: there a wound is
 * never the past of 'wind'. Left out are words whose ways differ in nothing but speed or region.
 */
const HETERONYMS: Readonly<Record<string, readonly Sense[]>> = {
  advocate: [{ ways: 'AE1 D V AH0 K EY2 T', before: VERBAL }, { ways: 'AE1 D V AH0 K AH0 T' }],
  affect: [
    { ways: 'AE1 F EH2 K T', before: /\b(flat|flattened|blunted|labile|restricted|reactive|the|his|her)$/ },
    { ways: 'AH0 F EH1 K T' },
  ],
  close: [{ ways: 'K L OW1 Z', after: OBJECT }, { ways: 'K L OW1 S' }],
  contrast: [
    { ways: 'K AH0 N T R AE1 S T', before: VERBAL },
    { ways: 'K AA1 N T R AE2 S T, K AA1 N T R AA2 S T' },
  ],
  does: [{ ways: 'D AH1 Z' }],
  job: [{ ways: 'JH AA1 B' }],
  lead: [
    { ways: 'L EH1 D', after: /^(aprons?|poisoning|levels?|shields?|glass|paint|pipes?)\b/ },
    { ways: 'L IY1 D' },
  ],
  live: [{ ways: 'L AY1 V', after: /^(vaccines?|virus|births?|donors?|attenuated)\b/ }, { ways: 'L IH1 V' }],
  minute: [
    { ways: 'M AY0 N UW1 T, M AY0 N Y UW1 T', after: /^(amounts?|traces?|quantit)/ },
    { ways: 'M IH1 N AH0 T' },
  ],
  nice: [{ ways: 'N AY1 S' }],
  polish: [{ ways: 'P AA1 L IH0 SH' }],
  present: [{ ways: 'P R IY0 Z EH1 N T, P R AH0 Z EH1 N T', before: VERBAL }, { ways: 'P R EH1 Z AH0 N T' }],
  record: [
    { ways: 'R EH1 K ER0 D, R EH1 K AO2 R D, R EH1 K AO2 D', before: DETERMINER },
    { ways: 'R IH0 K AO1 R D, R AH0 K AO1 R D, R IH0 K AO1 D' },
  ],
  st: [{ ways: 'S EY1 N T, S AH0 N T' }],
  tear: [
    {
      ways: 'T EH1 R, T EH1 AH0',
      before: /\b(muscle|ligament|tendon|cartilage|retinal|meniscal|perineal|small|a|the)$/,
    },
    { ways: 'T IH1 R, T IH1 AH0', after: /^(duct|gland|film)s?\b/ },
    { ways: 'T EH1 R, T EH1 AH0' },
  ],
  us: [{ ways: 'AH1 S' }],
  use: [
    { ways: 'Y UW1 S', before: /\b(the|a|no|of|in|drug|alcohol|tobacco|substance|for|this|regular|any)$/ },
    { ways: 'Y UW1 Z' },
  ],
  wound: [{ ways: 'W UW1 N D' }],
};

export const HETERONYM_WORDS: readonly string[] = Object.keys(HETERONYMS);

const CONTEXT = 3;

/**
 * How the word at `index` is said by its sense, in phones of the American model with stress marks (`W UW1 N D`), the
 * likeliest way first; null for a word that is no heteronym.
 */
export function sensesAt(words: readonly string[], index: number): readonly (readonly string[])[] | null {
  const senses = Object.hasOwn(HETERONYMS, words[index]!.toLowerCase())
    ? HETERONYMS[words[index]!.toLowerCase()]!
    : null;
  // Capitals alone are an abbreviation: US is no pronoun.
  if (senses === null || /^[A-Z]{2,}$/.test(words[index]!)) return null;
  const lower = words.map((word) => word.toLowerCase());
  const before = lower.slice(Math.max(0, index - CONTEXT), index).join(' ');
  const after = lower.slice(index + 1, index + 1 + CONTEXT).join(' ');
  const fits = ({ before: b, after: a }: Sense) => (b?.test(before) ?? true) && (a?.test(after) ?? true);
  return senses
    .find(fits)!
    .ways.split(', ')
    .map((way) => way.split(' '));
}

export function withoutStress(phones: readonly string[]): string[] {
  return phones.map((phone) => phone.replace(/\d$/, ''));
}
