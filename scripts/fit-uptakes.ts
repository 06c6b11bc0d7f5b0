import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import type { LearningLanguage } from '#domain/languages.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import { weigh } from '#engines/patient/lines/line-scorer.ts';
import { LIKELY, LIKELY_ELSEWHERE } from '#engines/patient/uptakes/likely.ts';
import { detailedParts } from './fit/labelled-clauses.ts';
import { type JudgedQuestion, judgedQuestions } from './fit/labelled-uptakes.ts';
import { type JudgedEvidence, learnLogistic } from './fit/learn-logistic.ts';

/**
 * Learns which lines on what was explained answer a question, from free talks whose later questions readers have labelled
 * with the lines that do (`fit/uptakes`), and prints how well that is told for cases that nothing was learned from.
 */
const FOLDS = 6;

/** Each line as an answer to its question; what would do as well teaches nothing. */
const rowsOf = (questions: readonly JudgedQuestion[]): JudgedEvidence[] =>
  questions.flatMap(({ label: { best, ok }, uptakes }) =>
    uptakes
      .filter(({ uptake }) => !ok.includes(uptake.id))
      .map(({ uptake, evidence }) => ({ evidence, isSo: best.includes(uptake.id) })),
  );

/** How many questions want a line, get one, and get one that fits, each case judged by what those of other folds teach. */
function printFolds(questions: readonly JudgedQuestion[], least: number): void {
  let [wanted, said, fitting] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold++) {
    const isIn = ({ part }: JudgedQuestion) => crc32(part) % FOLDS === fold;
    const weights = learnLogistic(rowsOf(questions.filter((each) => !isIn(each))));
    for (const { label, uptakes } of questions.filter(isIn)) {
      const chances = uptakes.map(({ uptake: { id }, evidence }) => ({
        id,
        chance: 1 / (1 + Math.exp(-weigh(evidence, weights))),
      }));
      const [best] = chances.toSorted((a, b) => b.chance - a.chance);
      wanted += Number(label.best.length > 0);
      if (!best || best.chance < least) continue;
      said++;
      fitting += Number([...label.best, ...label.ok].includes(best.id));
    }
  }
  console.log(
    `By ${FOLDS} folds of cases, from ${least} on: of ${questions.length} questions ${wanted} want a line, ${said} get one, ${((100 * fitting) / said).toFixed(1)} % of these one that fits`,
  );
}

/** What the labelled questions of some languages teach. */
async function weightsFrom(languages: readonly LearningLanguage[], least: number): Promise<string> {
  const questions: JudgedQuestion[] = [];
  for (const language of languages) {
    await conversationHandlers.prepare(language);
    for (const part of await detailedParts('content', language))
      questions.push(...(await judgedQuestions(part)));
  }
  const rows = rowsOf(questions);
  const answers = rows.filter(({ isSo }) => isSo).length;
  console.log(
    `${languages.join(', ')}: ${questions.length} questions, ${answers} of ${rows.length} lines answer them`,
  );
  printFolds(questions, least);
  return learnLogistic(rows)
    .map((value) => Number(value.toFixed(3)))
    .join(', ');
}

writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/uptakes/uptake-weights.generated.ts', import.meta.url)),
  `// Written by \`npm run fit:uptakes\`: weights of the numbers in evidence.ts.
export const UPTAKE_WEIGHTS: readonly number[] = [
  ${await weightsFrom(['en'], LIKELY.first)},
];

/** In all other languages. */
export const TRANSLATED_UPTAKE_WEIGHTS: readonly number[] = [
  ${await weightsFrom(['es', 'fr', 'de', 'pt'], LIKELY_ELSEWHERE.first)},
];
`,
);
