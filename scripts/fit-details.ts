import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chancesOf, type DetailWeights } from '#engines/patient/details/detail-scorer.ts';
import { LIKENESSES } from '#engines/patient/details/likeness.ts';
import { RIVALS } from '#engines/patient/details/rival-readings.ts';
import { textIn } from '#engines/patient/part.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { projected, roundedProjection } from '#engines/understanding/meaning/ask-projection.ts';
import { ASKS_FILE } from '#engines/understanding/meaning/meaning.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { createUnderstanding } from '#engines/understanding/understand.ts';
import { type DetailedPart, detailedParts, learnDetailWeights, questionsOf } from './fit/detail-questions.ts';
import { meaningsOf } from './fit/kept-meanings.ts';
import { type AskedMeanings, learnProjection } from './fit/learn-projection.ts';

/**
 * Learns when a question asks for a detail of a case: from the ways of asking, each left out of its own detail, beside
 * questions for topics and questions that were written for other cases. Whole cases are left out in turn to measure it.
 */
const { values } = parseArgs({ options: { content: { type: 'string', default: 'content' } } });
const FOLDS = 4;
const ACCEPT = [0.22, 0.3, 0.4, 0.5];

const parts = await detailedParts(values.content);
const meanings = meaningsOf(
  parts.flatMap(({ part }) => part.details!.flatMap(({ asks, says }) => [...asks, textIn(says, 'en')])),
);
const encoder = new SentenceEncoder();
const meaningOf = (text: string) => {
  const meaning = meanings.get(text) ?? encoder.encode(text);
  meanings.set(text, meaning);
  return meaning;
};
const foldOf = (id: string) => parts.findIndex((part) => part.id === id) % FOLDS;
const learnedFrom = (some: typeof parts) => roundedProjection(learnProjection(some.map(askedMeanings)));
const projections = Array.from({ length: FOLDS }, (_, fold) =>
  learnedFrom(parts.filter(({ id }) => foldOf(id) !== fold)),
);
const questions = questionsOf(
  parts,
  createUnderstanding('en'),
  ({ id }) =>
    (text) =>
      projected(projections[foldOf(id)]!, meaningOf(text)),
);
console.log(`${parts.length} cases and role-plays, ${questions.length} questions`);
const START: DetailWeights = {
  detail: Array.from({ length: LIKENESSES }, () => 1),
  other: Array.from({ length: RIVALS }, () => 1),
};

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learnDetailWeights(
    questions.filter(({ part }) => foldOf(part) !== fold),
    START,
  );
  return questions
    .filter(({ part }) => foldOf(part) === fold)
    .map((question) => ({ question, best: chancesOf(question.details, question.rivals, weights)[0]! }));
}).flat();

for (const accept of ACCEPT) {
  console.log(`Taken from a probability of ${accept} on:`);
  for (const kind of ['ask', 'topic', 'elsewhere'] as const) {
    const own = judged.filter(({ question }) => question.kind === kind);
    const told = own.filter(({ best }) => best.probability >= accept);
    const right = told.filter(({ question, best }) => question.meant === best.id);
    const share = (count: number) => `${((100 * count) / own.length).toFixed(1)} %`;
    console.log(
      `${own.length} of kind ${kind}: by its own detail ${share(right.length)}, by another ${share(told.length - right.length)}, by none ${share(own.length - told.length)}`,
    );
  }
}

writeFileSync(ASKS_FILE, writeFlat(learnedFrom(parts)));
const fitted = learnDetailWeights(questions, START);
const list = (numbers: readonly number[]) => numbers.map((value) => Number(value.toFixed(3))).join(', ');
console.log(list(fitted.detail), '|', list(fitted.other));
writeFileSync(
  fileURLToPath(new URL('../src/engines/patient/details/detail-weights.generated.ts', import.meta.url)),
  `import type { DetailWeights } from './detail-scorer.ts';

// Written by \`npm run fit:details\`: weights of the numbers in likeness.ts and rival-readings.ts.
export const DETAIL_WEIGHTS: DetailWeights = {
  detail: [${list(fitted.detail)}],
  other: [${list(fitted.other)}],
};
`,
);

function askedMeanings({ part }: DetailedPart): AskedMeanings {
  const details = part.details!;
  const joined = (texts: readonly string[]) =>
    Float32Array.from(texts.flatMap((text) => [...meaningOf(text)]));
  return {
    asks: joined(details.flatMap(({ asks }) => asks)),
    details: details.flatMap(({ asks }, place) => asks.map(() => place)),
    answers: joined(details.map(({ says }) => textIn(says, 'en'))),
  };
}
