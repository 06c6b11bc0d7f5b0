import { parseArgs } from 'node:util';
import { findCorpus, readLabels } from './calibrate/corpus.ts';
import { judgedFluency } from './calibrate/fluency/gather.ts';
import { holdOutSpeakers } from './calibrate/folds.ts';
import { americanPhones, judgedCorpus } from './calibrate/judged.ts';
import { readSaid, tellCorpus } from './calibrate/tell.ts';
import { printChecks } from './figures/checks.ts';
import { printFluency } from './figures/fluency.ts';
import { heldOutTrials, printHeldOut } from './figures/held-out.ts';
import { reportLetters } from './figures/letters.ts';
import { printRecognition } from './figures/recognition.ts';
import { reportRolePlays } from './figures/role-plays.ts';
import { printSpokenQuestions } from './figures/spoken-questions.ts';
import { printSynthetic } from './figures/synthetic.ts';
import { printTalks } from './figures/talks.ts';
import { printTurns } from './figures/turns.ts';
import { reportUnderstanding } from './figures/understanding.ts';
import { printWordsAndSounds } from './figures/words-and-sounds.ts';

/**
 * `npm run figures`: what the engines reach. Pronunciation and fluency on held-out speakers of speechocean762 (found by
 * SPEECH_CORPUS) and on synthetic voices, understanding on banks of questions, recognition on synthetic voices.
 * Letters against the grades of people (found by LETTERS), role-plays against people's verdicts, spoken turns of cases (found by TURNS), labelled talks played, and scenes that end in a check. `--only NAME` prints one part; `--measures FILE` keeps the measures of the corpus for the next time; `--said FILE` as for `npm run calibrate`.
 */
const { values } = parseArgs({
  options: { measures: { type: 'string' }, only: { type: 'string' }, said: { type: 'string' } },
});

/** Each part keeps measures of its own; without --only they are those of pronunciation. */
const measures = (part: string) => ((values.only ?? 'corpus') === part ? values.measures : undefined);

async function withCorpus(print: (folder: string) => Promise<void>): Promise<void> {
  const folder = findCorpus();
  if (folder !== null) return print(folder);
  console.log('speechocean762 is not here (SPEECH_CORPUS): skipped what needs it.');
}

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  corpus: () =>
    withCorpus(async (folder) => {
      const judged = await judgedCorpus(folder, readLabels(folder), measures('corpus'));
      const phones = americanPhones();
      const folds = holdOutSpeakers(judged, phones);
      printHeldOut(heldOutTrials(folds, phones));
      printWordsAndSounds(folds, phones);
      const { said } = values;
      console.log(
        `\nThe same with what the encoder of dictation tells${said ? '' : ', its classifier without the words of --said'}`,
      );
      const seen = said ? readSaid(said, phones).seen : [];
      const told = holdOutSpeakers(tellCorpus(judged, seen, phones), phones);
      printHeldOut(heldOutTrials(told, phones));
      printWordsAndSounds(told, phones);
    }),
  fluency: () =>
    withCorpus(async (folder) => {
      const judged = await judgedFluency(folder, readLabels(folder), measures('fluency'));
      printFluency(judged, americanPhones().vowels);
    }),
  synthetic: printSynthetic,
  understanding: reportUnderstanding,
  recognition: printRecognition,
  spoken: printSpokenQuestions,
  turns: printTurns,
  talks: printTalks,
  checks: printChecks,
  letters: reportLetters,
  'role-plays': reportRolePlays,
};

for (const [name, print] of Object.entries(PARTS)) {
  if (values.only === undefined || values.only === name) await print();
}
