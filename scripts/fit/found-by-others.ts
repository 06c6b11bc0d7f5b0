import { parsePack, readPackFiles } from '#content/read-packs.ts';
import { asksByWords, likenessesTo } from '#engines/patient/lines/asks-by-words.ts';
import { textIn } from '#engines/patient/part.ts';
import { Glossary, type GlossedLanguage } from '#engines/understanding/meaning/glossary.ts';
import { betweenBoth, type Encode, LineMeanings } from '#engines/understanding/meaning/line-meanings.ts';
import { translatedAsks } from './translated-pairs.ts';

/** How many ways of asking there are, and how many find their line by the others of their case. */
interface Found {
  readonly all: number;
  readonly byWords: number;
  readonly byMeaning: number;
  readonly byBoth: number;
  /** By both, if each way of asking were understood as its translation is. */
  readonly exactly: number;
}

export interface Encoders {
  readonly english: Encode;
  /** What texts would mean in English, learned without these ways of asking. */
  readonly learn: (leftOut: ReadonlySet<string>) => Encode;
}

interface Way {
  readonly line: number;
  readonly text: string;
}

interface OfCase {
  readonly ways: readonly Way[];
  /** Of each line, in English. */
  readonly says: readonly (readonly string[])[];
}

/** The nearest of several counts most, as when lines are chosen. */
const SHARPNESS = 12;
const HALVES = [0, 1];

/** Leaves out each way of asking of a language's cases in turn and looks for its line by the others. */
export async function foundByOthers(
  folder: string,
  language: GlossedLanguage,
  { english, learn }: Encoders,
): Promise<Found> {
  const cases = await casesIn(folder, language);
  const translated = new Map(translatedAsks(language).map((each) => [each[language], each.en]));
  const glossary = Glossary.of(language);
  const exact = new LineMeanings((text) => english(translated.get(text) ?? text));
  const found = { all: 0, byWords: 0, byMeaning: 0, byBoth: 0, exactly: 0 };
  for (const half of HALVES) {
    const own = cases.filter((_, at) => at % HALVES.length === half);
    const leftOut = new Set(own.flatMap(({ ways }) => ways.map(({ text }) => text)));
    const learned = learn(leftOut);
    const heard = new LineMeanings(betweenBoth(learned, (text) => english(glossary.render(text))));
    for (const each of own) countIn(each, { exact, heard }, found);
  }
  return found;
}

async function casesIn(folder: string, language: GlossedLanguage): Promise<OfCase[]> {
  const files = (await readPackFiles(folder)).filter(({ path }) => path.startsWith(`cases/${language}/`));
  return files.map(parsePack).flatMap((pack) => {
    if (pack.kind !== 'case') return [];
    const { facts, details = [] } = pack.brief;
    const lines = [
      ...facts.map(({ asks = [], short, full }) => ({ asks, says: [short, full] })),
      ...details.map(({ asks, says }) => ({ asks, says: [says] })),
    ];
    return {
      ways: lines.flatMap(({ asks }, line) => asks.map((text) => ({ line, text }))),
      says: lines.map(({ says }) => says.map((text) => textIn(text, 'en'))),
    };
  });
}

function countIn(
  { ways, says }: OfCase,
  { exact, heard }: Readonly<Record<'exact' | 'heard', LineMeanings>>,
  found: Record<keyof Found, number>,
): void {
  const index = asksByWords(ways.map(({ text }) => text));
  const meant = ways.map(({ text }) => exact.ask(text));
  const said = says.map((own) => own.map((text) => exact.line(text)));
  for (const [at, { line, text }] of ways.entries()) {
    const alike = likenessesTo(index, text);
    const others = says.map((_, each) =>
      ways.flatMap((way, other) => (way.line === each && other !== at ? [other] : [])),
    );
    const words = others.map((own) => nearestFew(own.map((other) => alike[other]!)));
    const meaningsBy = (meanings: LineMeanings) => {
      const clause = meanings.clause(text, null);
      const meaning = others.map((own) => nearest(own.map((other) => dot(meant[other]!, clause.asks))));
      const saying = said.map((own) => nearest(own.map((each) => dot(each, clause.lines))));
      return { meaning, both: words.map((word, each) => word + meaning[each]! + saying[each]!) };
    };
    const { meaning, both } = meaningsBy(heard);
    found.all++;
    found.byWords += Number(highest(words) === line);
    found.byMeaning += Number(highest(meaning) === line);
    found.byBoth += Number(highest(both) === line);
    found.exactly += Number(highest(meaningsBy(exact).both) === line);
  }
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
