/** Where a sentence that is too long may be broken, best first. */
const BREAKS = [/[;:,](?=\s)/g, /\s/g];

function lastBreak(text: string, limit: number): number {
  for (const pattern of BREAKS) {
    const found = [...text.slice(0, limit).matchAll(pattern)].at(-1);
    if (found && found.index > 0) return found.index + 1;
  }
  return limit;
}

function breakUp(sentence: string, limit: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > limit) {
    const at = lastBreak(rest, limit);
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}

/**
 * Cuts a text into pieces of at most `limit` characters that can be spoken one after the other: whole sentences
 * where they fit, else at a comma, else at a space.
 */
export function splitForSpeech(text: string, language: string, limit: number): string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)];
  const pieces: string[] = [];
  for (const piece of sentences.flatMap(({ segment }) => breakUp(segment, limit))) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + piece.length <= limit) pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
