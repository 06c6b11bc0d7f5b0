import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { crc32 } from 'node:zlib';
import { LEARNING_LANGUAGES } from '#domain/languages.ts';
import { EVIDENCE } from '#engines/patient/lines/line-evidence.ts';
import { chancesOf, type LineWeights } from '#engines/patient/lines/line-scorer.ts';
import { RIVALS } from '#engines/patient/lines/rival-readings.ts';
import {
  betweenBoth,
  LINES_FILE,
  LineMeanings,
  lineEncoder,
} from '#engines/understanding/meaning/line-meanings.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { readTranslated, TranslatedEncoder } from '#engines/understanding/meaning/translated-encoder.ts';
import { createUnderstanding, type Understanding } from '#engines/understanding/understand.ts';
import {
  type DetailedPart,
  detailedParts,
  type JudgedClause,
  judgedClauses,
  keptFreeTurns,
  unseenTurns,
} from './fit/labelled-clauses.ts';
import { learnLineWeights } from './fit/learn-lines.ts';
import { lineFile } from './fit/lines/line-file.ts';

/**
 * Learns which line of a case is the answer to a clause, from the labelled and free talks that the meanings were learned
 * without, those of each case by what the others taught when it is measured; and once more with meanings that are only
 * translated, of English and of the free talks in the other languages, for those: run `npm run fit:translated` before.
 * `--fitted FOLDER` takes the meanings from what `fit/lines/learn.py` wrote there.
 */
const { values } = parseArgs({ options: { fitted: { type: 'string' } } });
const FOLDS = 4;
const ACCEPT = [0.1, 0.15, 0.2, 0.3, 0.45, 0.55, 0.7];

if (values.fitted) writeFileSync(LINES_FILE, lineFile(values.fitted));
const turnsOf = (id: string) => [...unseenTurns(id), ...keptFreeTurns(id)];
const parts = (await detailedParts('content')).filter(({ id }) => turnsOf(id).length > 0);
const START: LineWeights = {
  line: Array.from({ length: EVIDENCE }, () => 1),
  none: Array.from({ length: RIVALS }, () => 1),
};
const foldOf = (id: string) => crc32(id) % FOLDS;

function clausesBy(understanding: Understanding, some: readonly DetailedPart[] = parts): JudgedClause[] {
  return some.flatMap((part) => judgedClauses(part, turnsOf(part.id), understanding));
}

/** Prints how often the right line is taken, each case judged by what the others, and `besides`, taught. */
function printFolds(clauses: readonly JudgedClause[], besides: readonly JudgedClause[] = []): void {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learnLineWeights(
      [...clauses.filter(({ part }) => foldOf(part) !== fold), ...besides],
      START,
    );
    return clauses
      .filter(({ part }) => foldOf(part) === fold)
      .map((clause) => ({ clause, chances: chancesOf(clause.lines, clause.none, weights) }));
  }).flat();
  for (const accept of ACCEPT) {
    const percent = (count: number, all: number) => `${((100 * count) / all).toFixed(1)} %`;
    const taken = judged.filter(({ chances }) => chances[0]!.probability >= accept);
    const right = taken.filter(({ clause, chances: [best] }) =>
      clause.fitting.has(`${best!.line.kind}.${best!.line.id}`),
    );
    const wanted = judged.filter(({ clause }) => clause.fitting.size > 0 && !clause.isNone);
    const met = right.filter(({ clause }) => !clause.isNone);
    console.log(
      `From ${accept} on: ${percent(taken.length, judged.length)} taken, right ${percent(right.length, taken.length)}; of ${wanted.length} that want a line ${percent(met.length, wanted.length)} get it`,
    );
  }
}

const clauses = clausesBy(createUnderstanding('en'));
console.log(`${parts.length} cases and role-plays, ${clauses.length} clauses, by words and meanings`);
printFolds(clauses);
const plain = createUnderstanding('en', { knowsMeanings: false });
const learned = new TranslatedEncoder(readTranslated('en'));
const english = lineEncoder((text) => SentenceEncoder.shared().rows(text));
const heard = betweenBoth((text) => learned.encode(text), english);
const translated = clausesBy({
  ...plain,
  lines: new LineMeanings(heard, { isTranslated: true, keptOf: 'en' }),
});
console.log('By translated meanings');
printFolds(translated);
const elsewhere: JudgedClause[] = [];
for (const language of LEARNING_LANGUAGES) {
  if (language === 'en') continue;
  elsewhere.push(...clausesBy(createUnderstanding(language), await detailedParts('content', language)));
}
console.log(`In the other languages, ${elsewhere.length} clauses, by English ones too`);
printFolds(elsewhere, translated);

const list = (numbers: readonly number[]) => numbers.map((value) => Number(value.toFixed(3))).join(', ');
const written = ({ line, none }: LineWeights) => `{
  line: [${list(line)}],
  none: [${list(none)}],
}`;
writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/lines/line-weights.generated.ts', import.meta.url)),
  `import type { LineWeights } from './line-scorer.ts';

// Written by \`npm run fit:lines\`: weights of the numbers in line-evidence.ts and rival-readings.ts.
export const LINE_WEIGHTS: LineWeights = ${written(learnLineWeights(clauses, START))};

/** Where meanings are only translated: in all languages but English. */
export const TRANSLATED_WEIGHTS: LineWeights = ${written(learnLineWeights([...translated, ...elsewhere], START))};
`,
);
