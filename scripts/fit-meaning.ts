import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ExampleIndex, learnExamples } from '#engines/understanding/example-index.ts';
import { gather, prepare } from '#engines/understanding/features.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { type Example, exampleFiles, loadLexicon, parseExamples } from '#engines/understanding/knowledge.ts';
import { HEAD_FILE } from '#engines/understanding/meaning/meaning.ts';
import { sensesOf, withMeaning } from '#engines/understanding/meaning/meaning-head.ts';
import { SURE_BY_WORDS, weigh } from '#engines/understanding/understand.ts';
import { WEIGHTS } from '#engines/understanding/weights.generated.ts';
import { type Case, joinEvidence, report, written } from './fit/join-evidence.ts';
import { meaningsOf } from './fit/kept-meanings.ts';
import { learnHead } from './fit/learn-head.ts';

/**
 * Learns what English clauses do from what they mean, and the weights that join this to the other evidence. Writes
 * both beside the engine. The weights are fitted to files that neither index nor head has seen, whose writers had ways
 * of their own: of examples by the same writers too many are told by their words.
 */
const FOLDS = [
  ['consultations.txt', 'professions.txt'],
  ['idioms.txt', 'second-language.txt'],
  ['more.txt', 'roundabout.txt'],
];
/** Every so manieth example of a fold is enough for a dozen weights. */
const EVERY = 3;
/**
 * Of thirty-five examples one is out of scope, of what is said more: taken for so many times as frequent, which in a
 * logit is a constant (King and Zeng 2001). A wrong answer is worse than a question.
 */
const TIMES_OUTSIDE = 3;
/** From the weights that words have alone it is not far. */
const STEPS = 120;

const lexicon = loadLexicon('en');
const examples = exampleFiles('en').flatMap((file) =>
  parseExamples(readFileSync(file, 'utf8')).map((example) => ({ ...example, fold: foldOf(example, file) })),
);
const said = examples.filter(({ text }) => !text.includes('xsym'));
const meanings = meaningsOf(said.map(({ text }) => text));
const meant = (some: readonly Example[]) =>
  some.map(({ sense, text }) => ({ sense, meaning: meanings.get(text)! }));

const cases = FOLDS.flatMap((_, fold) => {
  const seen = examples.filter((example) => example.fold !== fold);
  const index = new ExampleIndex(
    learnExamples(seen.map(({ sense, text }) => ({ sense, ...prepare(text, lexicon) }))),
  );
  const head = learnHead(meant(said.filter((example) => example.fold !== fold)));
  console.log(`Learned all but ${FOLDS[fold]!.join(' and ')} ...`);
  return said
    .filter((example) => example.fold === fold)
    .filter((_, place) => place % EVERY === 0)
    .map(({ sense, text }) => {
      const evidence = gather(text, lexicon, index);
      return {
        sense,
        words: { sense, evidence },
        joined: withMeaning(evidence, sensesOf(head, meanings.get(text)!)),
      };
    });
});
const words: Case[] = cases.map((each) => each.words);
const joined: Case[] = cases.map(({ sense, joined: evidence }) => ({ sense, evidence }));

const start = {
  senses: [...WEIGHTS.senses, 0.5],
  strange: [...WEIGHTS.strange, 0.5],
};
const fitted = joinEvidence(joined, start, STEPS);
const [bias, ...others] = fitted.strange;
const weights = { ...fitted, strange: [bias! + Math.log(TIMES_OUTSIDE), ...others] };
const byWords = new Map(joined.map(({ evidence }, i) => [evidence, weigh(words[i]!.evidence, WEIGHTS)]));
console.log('By words alone:');
report(words, (evidence) => weigh(evidence, WEIGHTS));
console.log('By meaning where words are unsure:');
report(joined, (evidence) => {
  const first = byWords.get(evidence)!;
  const isSure = Math.max(...first.probabilities.values()) >= SURE_BY_WORDS;
  return isSure ? first : weigh(evidence, weights);
});

writeFileSync(HEAD_FILE, writeFlat(learnHead(meant(said))));
writeFileSync(
  fileURLToPath(new URL('../src/engines/understanding/meaning/weights.generated.ts', import.meta.url)),
  `import type { Weights } from '../weights.generated.ts';

// Written by \`npm run fit:meaning\`: weights of the features in features.ts, and of what the meaning says.
export const MEANING_WEIGHTS: Weights = ${written(weights)};
`,
);

/** What fold an example belongs to; -1 for what stands in every other one's index. */
function foldOf({ sense, text }: Example, file: URL): number {
  if (sense === 'out_of_scope') return createHash('sha256').update(text).digest()[0]! % FOLDS.length;
  return FOLDS.findIndex((names) => names.includes(basename(fileURLToPath(file))));
}
