import { oneSpelling } from './spelling.ts';

/** Hyphens, quotation marks and spaces that one key types and another doesn't. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** How an answer to a gap is compared: by its letters, not by its case, spaces or the country of its spelling. */
export function asCompared(text: string): string {
  return plain(text)
    .replace(/\.$/, '')
    .replace(/per cent/g, 'percent')
    .replace(/(\d) (?=[a-zμ%°])/g, '$1')
    .replace(/\p{L}+/gu, oneSpelling);
}

/**
 * Whether a gap of the reading test is filled rightly: with an accepted answer, letter by letter, in British or
 * American spelling. Case, surplus spaces and a full stop at the end don't count; any other letter, word or unit does.
 * Source: OET's marking of Reading A, as docs/how-to/add-a-reading-test.md retells it.
 */
export function fillsReadingGap(answer: string, accepted: readonly string[]): boolean {
  const given = asCompared(answer);
  return given !== '' && accepted.some((each) => asCompared(each) === given);
}
