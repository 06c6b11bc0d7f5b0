import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { asksByWords, likenessesTo } from '#engines/patient/lines/asks-by-words.ts';
import { textIn } from '#engines/patient/part.ts';
import type { LineMeanings } from '#engines/understanding/meaning/line-meanings.ts';

/** How many ways of asking there are, and how many find their line by the others of their case. */
interface Found {
  readonly all: number;
  readonly byWords: number;
  readonly byMeaning: number;
  readonly byBoth: number;
}

/** The nearest of several counts most, as when lines are chosen. */
const SHARPNESS = 12;

/** Leaves out each way of asking of a language's cases in turn and looks for its line by the others. */
export async function foundByOthers(
  folder: string,
  language: LearningLanguage,
  meanings: LineMeanings,
): Promise<Found> {
  const files = (await readPackFiles(folder)).filter(({ path }) => path.startsWith(`cases/${language}/`));
  let [all, byWords, byMeaning, byBoth] = [0, 0, 0, 0];
  for (const pack of files.map(parsePack)) {
    if (pack.kind !== 'case') continue;
    const { facts, details = [] } = pack.brief;
    const lines = [
      ...facts.map(({ asks = [], short, full }) => ({ asks, says: [short, full] })),
      ...details.map(({ asks, says }) => ({ asks, says: [says] })),
    ];
    const asks = lines.flatMap(({ asks: own }, line) => own.map((text) => ({ line, text })));
    const index = asksByWords(asks.map(({ text }) => text));
    const meant = asks.map(({ text }) => meanings.ask(text));
    const said = lines.map(({ says }) => says.map((text) => meanings.line(textIn(text, language))));
    for (const [at, { line, text }] of asks.entries()) {
      const clause = meanings.clause(text, null);
      const alike = likenessesTo(index, text);
      const others = lines.map((_, each) =>
        asks.flatMap((ask, other) => (ask.line === each && other !== at ? [other] : [])),
      );
      const words = others.map((own) => nearestFew(own.map((other) => alike[other]!)));
      const meaning = others.map((own) => nearest(own.map((other) => dot(meant[other]!, clause.asks))));
      const saying = said.map((own) => nearest(own.map((each) => dot(each, clause.lines))));
      all++;
      byWords += Number(highest(words) === line);
      byMeaning += Number(highest(meaning) === line);
      byBoth += Number(highest(words.map((word, each) => word + meaning[each]! + saying[each]!)) === line);
    }
  }
  return { all, byWords, byMeaning, byBoth };
}

const highest = (numbers: readonly number[]) => numbers.indexOf(Math.max(...numbers));

const nearest = (likenesses: readonly number[]) =>
  likenesses.length === 0
    ? -1
    : Math.log(likenesses.reduce((sum, value) => sum + Math.exp(SHARPNESS * value), 0)) / SHARPNESS;

/** Half the nearest, half the mean of the nearest three. */
function nearestFew(likenesses: readonly number[]): number {
  const [first = 0, second = 0, third = 0] = likenesses.toSorted((a, b) => b - a);
  return first / 2 + (first + second + third) / 6;
}

const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);
