import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findCorpus, isAdult, type Recording, readLabels } from './calibrate/corpus.ts';
import { fitCalibration } from './calibrate/fit.ts';
import { fitFluency } from './calibrate/fluency/fit.ts';
import { judgedFluency } from './calibrate/fluency/gather.ts';
import { writeGenerated } from './calibrate/generated.ts';
import { americanPhones, judgedCorpus } from './calibrate/judged.ts';
import { fitTold, readSaid, tellCorpus } from './calibrate/tell.ts';

/**
 * `npm run calibrate`: fits the English scores to the experts' judgements in speechocean762 (found by SPEECH_CORPUS)
 * and writes the coefficients. `--only pronunciation`, `told` (with the encoder's evidence) or `fluency` fits one of them; `--measures FILE` keeps the
 * measures of the recordings for it, which take most of the time. `--said FILE` adds words to those the encoder's classifier
 * learns from: a line each as kept-frames.ts writes them, with what was said in place of each sound.
 */
const { values } = parseArgs({
  options: { measures: { type: 'string' }, only: { type: 'string' }, said: { type: 'string' } },
});
const folder = findCorpus();
if (folder === null) {
  console.error('speechocean762 is not here: set SPEECH_CORPUS to its folder.');
  process.exit(1);
}
const labels = readLabels(folder);
/** Each part keeps measures of its own. */
const measures = (part: string) => (values.only === part ? values.measures : undefined);

interface Part {
  readonly file: string;
  readonly type: string;
  readonly make: () => Promise<{ recordings: readonly Recording[]; calibration: object }>;
}

const PARTS: Readonly<Record<string, Part>> = {
  pronunciation: {
    file: 'pronunciation/calibration.generated.ts',
    type: 'Calibration',
    make: async () => {
      const judged = await judgedCorpus(folder, labels, measures('pronunciation'));
      const calibration = fitCalibration(judged, americanPhones());
      return { recordings: judged.map(({ recording }) => recording), calibration };
    },
  },
  told: {
    file: 'pronunciation/told-calibration.generated.ts',
    type: 'ToldCalibration',
    make: async () => {
      const phones = americanPhones();
      const said = readSaid(values.said, phones);
      const judged = await judgedCorpus(folder, labels, measures('told'));
      const told = fitTold(judged, said, phones);
      const calibration = { ...fitCalibration(tellCorpus(judged, said, phones), phones), told };
      return { recordings: judged.map(({ recording }) => recording), calibration };
    },
  },
  fluency: {
    file: 'fluency/calibration.generated.ts',
    type: 'FluencyCalibration',
    make: async () => {
      const judged = await judgedFluency(folder, labels, measures('fluency'));
      const calibration = fitFluency(judged, americanPhones().vowels);
      return { recordings: judged.map(({ recording }) => recording), calibration };
    },
  },
};

for (const [name, { file, type, make }] of Object.entries(PARTS)) {
  if (values.only !== undefined && values.only !== name) continue;
  const { recordings, calibration } = await make();
  const speakers = new Set(recordings.map(({ speaker }) => speaker));
  const adults = recordings.filter(isAdult);
  const head = `// Written by \`npm run calibrate\`; change the script, not this file.
// Fitted to the judgements of ${recordings.length} recordings of ${speakers.size} speakers (${adults.length} of adults) in
// speechocean762: Zhang et al., "speechocean762: An Open-Source Non-native English Speech Corpus For Pronunciation
// Assessment" (2021), CC BY 4.0.
import type { ${type} } from './calibration.ts';

export const ${name === 'told' ? 'toldCalibration' : 'calibration'}: ${type} = `;
  const target = fileURLToPath(new URL(`../src/engines/speech/${file}`, import.meta.url));
  await writeGenerated(target, head, calibration);
  console.log(
    `${name}: fitted to ${recordings.length} recordings of ${speakers.size} speakers (${adults.length} of adults)`,
  );
}
