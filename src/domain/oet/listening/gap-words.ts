import { asCompared } from '../gap.ts';
import { inFigures, isNumber, numberMeant } from './number-words.ts';
import { unitOf } from './units.ts';
import type { WordKnowledge } from './word-knowledge.ts';

/** Words that nobody loses a mark for. */
const SMALL = new Set(['a', 'an', 'the', 'her', 'his', 'my', 'your', 'their', 'some', 'of']);
/** Before they are taken apart into figures, so that '2½' doesn't become 21/2. */
const FRACTIONS: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};
const MONTH = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

type Rule = readonly [written: RegExp, read: string];

/** What is written in several ways, made one. Applied one after the other to small letters. */
const RULES: readonly Rule[] = [
  [
    /(?<=twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?=one|two|three|four|five|six|seven|eight|nine)/g,
    ' ',
  ],
  [/&/g, ' and '],
  [/%/g, ' percent '],
  [/\bcan'?t\b|\bcannot\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|should|would|wo)n'?t\b/g, '$1 not'],
  [/\bo'clock\b/g, 'oclock'],
  [/'s\b|'/g, ''],
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [/(?<=\d)[,:](?=\d)/g, '.'],
  [/(?<=^|[^\d])\.(?=\d)/g, '0.'],
  [/(?<=\d)\s*-\s*(?=\d)/g, ' to '],
  [/(?<![\p{L}\d])(\p{L})\.(?=\p{L}(?!\p{L})|\s|$)/gu, '$1'],
  [/(?<=\d\d)\/(?=\d\d)/g, ' over '],
  [/(\d+)(st|nd|rd|th)(?!\p{L})/gu, ' $1$2 '],
  [/(?<=\d)(?=\p{L})(?!(?:st|nd|rd|th)(?!\p{L}))|(?<=\p{L})(?=\d)/gu, ' '],
  [/(?<!\d)[./]|[./](?!\d)/g, ' '],
  [/[^\p{L}\p{N}./]+/gu, ' '],
];

/**
 * The words of an answer as they are compared: small letters, British and American spelling one, numbers in figures,
 * units in full, no articles.
 */
export function gapWords(text: string, { standingOf }: Pick<WordKnowledge, 'standingOf'>): string[] {
  const plain = RULES.reduce(
    (spelt, [written, read]) => spelt.replace(written, read),
    asCompared(text.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${FRACTIONS[sign]} `)),
  );
  const words = plain.split(' ').filter((word) => word !== '' && !SMALL.has(word));
  const figures = inFigures(
    words.map((word) => numberMeant(word, (letters) => standingOf(letters) !== null) ?? word),
  ).map(plainNumber);
  return inDates(inTimes(inUnits(figures)));
}

/** '2.50' is '2.5'. */
const plainNumber = (token: string) => (/^\d+\.\d+$/.test(token) ? String(Number(token)) : token);

const inUnits = (tokens: readonly string[]) =>
  tokens.map((token, index) => (isNumber(tokens[index - 1] ?? '') ? unitOf(token) : token));

const TIMES: Readonly<Record<string, string>> = { '1': 'once', '2': 'twice' };

/** '2 times' is 'twice'. */
function inTimes(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1] ?? '';
    if (/^times?$/.test(next) && Object.hasOwn(TIMES, token)) return [TIMES[token] as string];
    return /^times?$/.test(token) && Object.hasOwn(TIMES, tokens[index - 1] ?? '') ? [] : [token];
  });
}

/** '3rd March' is '3 March'. */
const inDates = (tokens: readonly string[]) =>
  tokens.map((token, index) =>
    MONTH.test(tokens[index - 1] ?? '') || MONTH.test(tokens[index + 1] ?? '')
      ? token.replace(/^(\d+)(?:st|nd|rd|th)$/, '$1')
      : token,
  );
