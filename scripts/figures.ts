import { parseArgs } from 'node:util';
import { findCorpus, readLabels } from './calibrate/corpus.ts';
import { americanPhones, judgedCorpus } from './calibrate/judged.ts';
import { heldOutTrials, printHeldOut } from './figures/held-out.ts';
import { reportLetters } from './figures/letters.ts';
import { printRecognition } from './figures/recognition.ts';
import { reportRolePlays } from './figures/role-plays.ts';
import { printSpokenQuestions } from './figures/spoken-questions.ts';
import { printSynthetic } from './figures/synthetic.ts';
import { reportUnderstanding } from './figures/understanding.ts';

/**
 * `npm run figures`: what the engines reach. Pronunciation on held-out speakers of speechocean762 (found by
 * SPEECH_CORPUS) and on synthetic voices, understanding on banks of questions, recognition on synthetic voices.
 * Letters against the grades of people (found by LETTERS), role-plays against their verdicts (found by ROLE_PLAYS). `--only NAME` prints one part; `--measures FILE` keeps the measures of the corpus for the next time.
 */
const { values } = parseArgs({ options: { measures: { type: 'string' }, only: { type: 'string' } } });

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  corpus: async () => {
    const folder = findCorpus();
    if (folder === null) {
      console.log('speechocean762 is not here (SPEECH_CORPUS): skipped what needs it.');
      return;
    }
    const judged = await judgedCorpus(folder, readLabels(folder), values.measures);
    printHeldOut(heldOutTrials(judged, americanPhones()));
  },
  synthetic: printSynthetic,
  understanding: reportUnderstanding,
  recognition: printRecognition,
  spoken: printSpokenQuestions,
  letters: reportLetters,
  'role-plays': reportRolePlays,
};

for (const [name, print] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await print();
}
