/** With what quotes and brackets close after it. */
const SENTENCE_END = /(?<=[.?!…;]["'”’)]*)\s+|\n+/gu;
/** What ends in a full stop and goes on: 'Dr. Keller', 'la Sra. Ruiz', 'Fr. Brandt', 'M. Dupont', 'z. B. nachts'. */
const ABBREVIATED =
  /(?:^|[\s("'“‘])(?:[Mm]rs?|[Mm]s|[Dd]ra?|[Pp]rof|[Ss]t|[Ss]ra?|[Ss]rta|Mme|Mlle|M|Hr|Fr|Nr|bzw|ca|vs|e\.g|i\.e|[zdup]|(?:z\. ?B|d\. ?h|u\. ?a|p\. ?ej|p\. ?ex))\.$/u;

/** The sentences of a text, verbatim, without the spaces around them. Abbreviations before names end none. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  let at = 0;
  for (const { index, 0: gap } of text.matchAll(SENTENCE_END)) {
    if (ABBREVIATED.test(text.slice(at, index))) continue;
    sentences.push(text.slice(at, index).trim());
    at = index + gap.length;
  }
  return [...sentences, text.slice(at).trim()].filter((sentence) => sentence !== '');
}
