/** What could hide in a text or turn it around on the page; joiners stay, because scripts need them. */
const INVISIBLE =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

const tidied = (text: string) => text.toWellFormed().normalize('NFC').replace(INVISIBLE, '');

/** A model's text as one line: no control characters, spaces collapsed, ends trimmed. */
export function oneLine(text: string): string {
  return tidied(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** The same with its line breaks. */
export function severalLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map(oneLine)
    .join('\n')
    .trim();
}

const SENTENCE_END = /[.!?…]["'”’»)]*(?=\s)/gu;

/** A text brought to a length in UTF-16 units, after its last whole sentence; null where none is short enough. */
export function upToSentence(text: string, maxLength: number): string | null {
  if (text.length <= maxLength) return text;
  const ends = [...text.slice(0, maxLength + 1).matchAll(SENTENCE_END)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : null;
}

/** The words of a text for comparison: lower case, without accents' forms, marks and punctuation. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}\p{M}']+/gu) ?? []
  );
}
