/** With fewer words a letter can't be assessed. */
export const LEAST_WORDS = 50;

const SALUTATION = /^\s*(?:dear|to whom)\b/i;
const SUBJECT = /^\s*re\s*:/i;
/** A salutation is a line of its own: a longer one goes on with the letter. */
const SALUTATION_WORDS = 5;
const CLOSE = /^\s*(?:yours?\b|(?:kind|best|warm)?\s*regards\b|sincerely\b)/i;

/** Words as a word processor counts them: what stands between spaces and has a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const isSalutation = (line: string) => SALUTATION.test(line) && countWords(line) <= SALUTATION_WORDS;

/** The words of a letter's body: after the salutation and its Re line, before the close; all of them without these. */
export function bodyWords(letter: string): number {
  const lines = letter.split('\n');
  const salutation = lines.findIndex(isSalutation);
  const after = lines.slice(salutation + 1);
  const close = after.findLastIndex((line) => CLOSE.test(line));
  const body = close === -1 ? after : after.slice(0, close);
  return countWords(body.filter((line) => !SUBJECT.test(line)).join('\n'));
}
