/**
 * How letters sound in English, roughly: one sign for each sound, so that a word which was heard and spelt by ear meets
 * the word itself. Small letters as in the alphabet; S stands for 'sh', C for 'ch', T for 'th', N for 'ng', @ for the
 * vowel of no colour.
 */
type Rule = readonly [letters: RegExp, sounds: string];

/** Applied one after the other. */
const RULES: readonly Rule[] = [
  [/[^a-z]/g, ''],
  [/^(?:pn|kn|gn|mn)/, 'n'],
  [/^ps(?=[aeiouy])/, 's'],
  [/^pt(?=[aeiouy])/, 't'],
  [/^wr/, 'r'],
  [/rrh|rh/g, 'r'],
  [/^x/, 'z'],
  [/gm$/, 'm'],
  [/gn(?=$|e?d$|ing$)/, 'n'],
  [/mb(?=$|ing$|ed$|ness)/, 'm'],
  [/mn$/, 'm'],
  [/(?<=^[a-z]{1,2}a)l(?=[fmk])/, ''],
  [/sth(?=m)/g, 's'],
  [/(?<=[sf])t(?=en|le)/g, ''],
  [/bt(?=$|ful)/, 't'],
  [/sch/g, 'sk'],
  [/sc(?=[eiy])/g, 's'],
  [/tch/g, 'C'],
  [/(?:[st]ch|ch)(?=[lmnrt])/g, 'k'],
  [/ch(?=r|em|o[ln]|iat|arac|oke|oea|ore)/g, 'k'],
  [/(?<=stoma|ma|psy|tra|e|bron|a)ch(?=$|e$|es$|i|o|e)/g, 'k'],
  [/ch/g, 'C'],
  [/ph/g, 'f'],
  [/(?:s|x)?sh/g, 'S'],
  [/ssion|sion|[ct]ion/g, 'Son'],
  [/tion/g, 'Son'],
  [/(?:[cst]i|[ct]e)(?=[ao](?:n|us|l))/g, 'S'],
  [/ss?ure$/, 'Sur'],
  [/ture(?=$|s$|d$)/, 'Cur'],
  [/th/g, 'T'],
  [/augh(?=t)|ough(?=t)/g, 'o'],
  [/ough|augh/g, 'of'],
  [/ogh$/, 'of'],
  [/eigh/g, 'a'],
  [/igh/g, 'i'],
  [/g(?=ts?$)/, ''],
  [/gh/g, 'g'],
  [/ng(?![eiy])/g, 'N'],
  [/gu(?=[ei])/g, 'g'],
  [/dg(?=[eiy])/g, 'j'],
  [/g(?=[eiy])/g, 'j'],
  [/cc(?=[eiy])/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/que?$/, 'k'],
  [/qu/g, 'kw'],
  [/ck|cc|q|c/g, 'k'],
  [/x/g, 'ks'],
  [/wh/g, 'w'],
  [/(?:oe|ae)(?=[a-z])/g, 'e'],
  [/ee|ea|ie|ei|ey$/g, 'i'],
  [/eu|ew|oo|ue|ui|ou/g, 'u'],
  [/ai|ay|ey/g, 'a'],
  [/oa|ow/g, 'o'],
  [/au|aw/g, 'o'],
  [/y(?=[aeiou])/g, 'Y'],
  [/y/g, 'i'],
  [/Y/g, 'y'],
  [/(?<=[a-zA-Z]{2})e$/, ''],
  [/(?<=[aeiou])w(?=$|[^aeiou])/g, ''],
  [/h(?=$|[^aeiou])/g, ''],
  [/([a-zA-Z])\1+/g, '$1'],
];

/** How letters would be said: empty where they hold no Latin letter. */
export function soundKey(word: string): string {
  return RULES.reduce((key, [letters, sounds]) => key.replace(letters, sounds), word.toLowerCase());
}

/** Phones of the CMU dictionary that are not the sign's own letter. */
const SIGNS: Readonly<Record<string, string>> = {
  AA: 'o',
  AE: 'a',
  AH: '@',
  AO: 'o',
  AW: 'o',
  AY: 'i',
  EH: 'e',
  ER: '@r',
  EY: 'a',
  IH: 'i',
  IY: 'i',
  OW: 'o',
  OY: 'oi',
  UH: 'u',
  UW: 'u',
  HH: 'h',
  NG: 'N',
  TH: 'T',
  DH: 'T',
  SH: 'S',
  ZH: 'S',
  CH: 'C',
  JH: 'j',
};

/** The key of a word whose phones are known, as 'N AY T'. */
export function keyOfPhones(phones: string): string {
  return phones
    .split(' ')
    .map((phone) => SIGNS[phone] ?? phone.toLowerCase())
    .join('')
    .replace(/(.)\1+/g, '$1');
}
