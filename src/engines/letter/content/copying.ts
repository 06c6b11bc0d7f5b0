import type { Quotation } from '#domain/oet/writing/assessment.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import type { ReadLetter } from '../text/reading.ts';

/** As many words in a row as nobody writes by chance. */
const RUN = 7;

export interface Copying {
  /** Of the words of the body, 0 to 1. */
  readonly share: number;
  readonly runs: readonly Quotation[];
}

const wordsOf = (text: string) =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    word,
    from: index,
    to: index + word.length,
  }));

/** The stretches of the body that stand in the notes or the task word for word. */
export function copiedFrom(paper: LetterPaper, { text, layout }: ReadLetter): Copying {
  const sources = [
    ...paper.caseNotes.map(({ notes }) => notes.map((note) => note.text).join(' ')),
    paper.task.instruction,
    paper.writer,
  ];
  const known = new Set(sources.flatMap((source) => runsOf(wordsOf(source).map(({ word }) => word))));
  const runs: Quotation[] = [];
  let copied = 0;
  let all = 0;
  for (const { from, to } of layout.body) {
    const words = wordsOf(text.slice(from, to));
    all += words.length;
    const isCopied = words.map(() => false);
    for (let i = 0; i + RUN <= words.length; i++) {
      const run = words
        .slice(i, i + RUN)
        .map(({ word }) => word)
        .join(' ');
      if (known.has(run)) isCopied.fill(true, i, i + RUN);
    }
    copied += isCopied.filter(Boolean).length;
    for (let i = 0; i < words.length; i++) {
      if (!isCopied[i] || isCopied[i - 1]) continue;
      let end = i;
      while (isCopied[end + 1]) end++;
      const [first, last] = [from + words[i]!.from, from + words[end]!.to];
      runs.push({ quote: text.slice(first, last), from: first, to: last });
    }
  }
  return { share: all === 0 ? 0 : copied / all, runs };
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, i) => words.slice(i, i + RUN).join(' '));
}
