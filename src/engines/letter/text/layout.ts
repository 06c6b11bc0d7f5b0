import type { Span } from '#domain/oet/find-quote.ts';

export interface Line extends Span {
  readonly text: string;
}

/** The parts of a letter, as the layout of a British letter has them. */
export interface Layout {
  /** Above the salutation: names and addresses. */
  readonly address: readonly Line[];
  readonly date: Line | null;
  readonly salutation: Line | null;
  readonly re: Line | null;
  /** Lines of the body, paragraph by paragraph. */
  readonly body: readonly Span[];
  readonly close: Line | null;
  /** Below the close: name and role. */
  readonly signature: readonly Line[];
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const DATE = new RegExp(
  `^(?:date\\s*:?\\s*)?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH},?\\s+\\d{2,4}|${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2})\\.?$`,
  'i',
);
const SALUTATION =
  /^(?:dear\b|to whom\b|hello\b|hi\b|hey\b|respected\b|good (?:morning|afternoon|evening)\b)/i;
const RE = /^(?:re|ref|regarding|subject|concerning|about)\b\s*[:.-]|^re\s/i;
const CLOSE =
  /^(?:yours?\b|(?:kind|best|warm|many|with|kindest|warmest)\s+(?:kind\s+|best\s+|many\s+)?(?:regards|wishes|thanks)\b|regards\b|sincerely\b|faithfully\b|respectfully\b|thanks\b|cheers\b|thank you[,.]?$|love\b)/i;
const LONGEST_CLOSE = 6;
const LONGEST_HEAD_LINE = 9;

function linesOf(text: string): Line[] {
  return [...text.matchAll(/[^\n]+/g)]
    .map(({ 0: raw, index }) => {
      const from = index + (raw.length - raw.trimStart().length);
      return { text: raw.trim(), from, to: from + raw.trim().length };
    })
    .filter(({ text: line }) => line !== '');
}

const wordsIn = (text: string) => text.split(/\s+/).length;

/** Reads a letter line by line. Any text is read; what isn't there is null or empty. */
export function readLayout(text: string): Layout {
  const lines = linesOf(text);
  const greeted = lines.findIndex(
    (line) => SALUTATION.test(line.text) && wordsIn(line.text) <= LONGEST_HEAD_LINE,
  );
  const start = greeted === -1 ? firstOfBody(lines) : greeted;
  const head = lines.slice(0, start);
  const after = lines.slice(greeted === -1 ? start : start + 1);
  const re =
    head.find((line) => RE.test(line.text)) ?? after.slice(0, 2).find((line) => RE.test(line.text)) ?? null;
  const rest = after.filter((line) => line !== re && !goesOnAbout(text, re, after, line));
  const closed = rest.findLastIndex((line) => CLOSE.test(line.text) && wordsIn(line.text) <= LONGEST_CLOSE);
  // A close that many lines follow is none.
  const close = closed !== -1 && rest.length - closed <= 8 ? rest[closed]! : null;
  const bodyLines = close ? rest.slice(0, closed) : rest;
  return {
    address: head.filter((line) => line !== re && !DATE.test(line.text)),
    date: [...head, ...(close ? rest.slice(closed) : [])].find((line) => DATE.test(line.text)) ?? null,
    salutation: greeted === -1 ? null : lines[greeted]!,
    re,
    body: paragraphsOf(text, bodyLines),
    close,
    signature: close ? rest.slice(closed + 1).filter((line) => !DATE.test(line.text)) : [],
  };
}

/** 'Owner: Mrs Hill' below 'Re: Rex': a short line of the same block that is no sentence. */
function goesOnAbout(text: string, re: Line | null, lines: readonly Line[], line: Line): boolean {
  if (!re || line.from < re.to || /\n[^\S\n]*\n/.test(text.slice(re.to, line.from))) return false;
  const isLast = lines.at(-1) === line;
  return (
    !isLast && wordsIn(line.text) <= LONGEST_HEAD_LINE && !/[.!?]$/.test(line.text) && !CLOSE.test(line.text)
  );
}

/** Without a salutation the body begins with the first line that is longer than those of an address. */
function firstOfBody(lines: readonly Line[]): number {
  const found = lines.findIndex(
    (line) => wordsIn(line.text) > LONGEST_HEAD_LINE && !RE.test(line.text) && !DATE.test(line.text),
  );
  return found === -1 ? lines.length : found;
}

/** Blank lines part paragraphs; in a letter without any, a line that ends a sentence does. */
function paragraphsOf(text: string, lines: readonly Line[]): Span[] {
  const isBlankBetween = (before: Line, line: Line) => /\n[^\S\n]*\n/.test(text.slice(before.to, line.from));
  const hasBlank = lines.some((line, at) => at > 0 && isBlankBetween(lines[at - 1]!, line));
  const paragraphs: { from: number; to: number }[] = [];
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const begins =
      !before ||
      (hasBlank ? isBlankBetween(before, line) : /[.!?:]$/.test(before.text)) ||
      /^[-•*]/.test(line.text);
    if (begins) paragraphs.push({ from: line.from, to: line.to });
    else paragraphs.at(-1)!.to = line.to;
  }
  return paragraphs;
}
