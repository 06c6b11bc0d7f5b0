/** All of them, and not 'every one or two hours', 'every one week'. */
const EVERY_ONE =
  /\b(every) one\b(?! (?:of|or|to|and a|half|(?:second|minute|hour|day|night|week|fortnight|month|year)s?)\b)/gi;

/** How the course writes what the model writes in its own way. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bDr\b\.?(?= )/gi, 'Doctor'],
  [/\bmr\b\.?(?= )/gi, 'Mr'],
  [/\bmrs\b\.?(?= )/gi, 'Mrs'],
  [/\b[Mm]s\b\.?(?= \p{Lu})/gu, 'Ms'],
  [/\bmiss(?= \p{Lu})/gu, 'Miss'],
  [/\bgood ?(morning|afternoon|evening)\b/gi, 'good $1'],
  [/\bi(?![\p{L}\p{N}])/gu, 'I'],
  // As books wrote them that are read aloud, which the model has learned from.
  [/\bto-(day|night|morrow)\b/gi, 'to$1'],
  [/\bsome one\b(?! of\b)/gi, 'someone'],
  [EVERY_ONE, '$1one'],
  [/,(?:\s*,)+/g, ','],
];

/** Writes a dictated text as the course does: titles without a full stop, a capital where a sentence begins. */
export function tidy(text: string): string {
  const whole = text.replace(/[\s,;:…-]+$/u, '').trim();
  const spelled = SPELLINGS.reduce((done, [form, ours]) => done.replace(form, ours), whole);
  const begun = spelled.replace(
    /(^|[.?!] +)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
  return /[.?!]$/.test(begun) || begun === '' ? begun : `${begun}.`;
}
