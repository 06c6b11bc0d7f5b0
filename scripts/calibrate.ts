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
 * and writes the coefficients. `--only pronunciation`, `told` (with the encoder's evidence) or `fluency` fits one of
 * them; `--measures FILE` keeps the measures of the recordings for it, which take most of the time. `told` needs
 * `--said FILE`, words with known sounds (see `readSaid`), which the encoder's classifier learns from besides: without
 * them it is left as it is.
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
  /** Null where something that it needs is not there. */
  readonly make: () => Promise<Made | null>;
}

interface Made {
  readonly recordings: readonly Recording[];
  readonly calibration: object;
  /** What else it was fitted to: a line of the file's head. */
  readonly besides?: string;
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
      if (values.said === undefined) return null;
      const phones = americanPhones();
      const { words, seen } = readSaid(values.said, phones);
      const judged = await judgedCorpus(folder, labels, measures('told'));
      const told = fitTold(judged, seen, phones);
      const calibration = { ...fitCalibration(tellCorpus(judged, seen, phones), phones), told };
      const recordings = judged.map(({ recording }) => recording);
      return { recordings, calibration, besides: saidBesides(words, seen.length) };
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

const saidBesides = (words: number, sounds: number) => `
// \`told\` learned besides from ${sounds} sounds of ${words} words of the CMU pronouncing dictionary in synthetic voices,
// with one sound replaced or left out in most: see \`readSaid\` in scripts/calibrate/tell.ts.`;

for (const [name, { file, type, make }] of Object.entries(PARTS)) {
  if (values.only !== undefined && values.only !== name) continue;
  const made = await make();
  if (made === null) {
    console.error(`${name}: left as it is. It needs --said FILE, the words with known sounds.`);
    if (values.only === name) process.exitCode = 1;
    continue;
  }
  const { recordings, calibration, besides = '' } = made;
  const speakers = new Set(recordings.map(({ speaker }) => speaker));
  const adults = recordings.filter(isAdult);
  const head = `// Written by \`npm run calibrate\`; change the script, not this file.
// Fitted to the judgements of ${recordings.length} recordings of ${speakers.size} speakers (${adults.length} of adults) in
// speechocean762: Zhang et al., "speechocean762: An Open-Source Non-native English Speech Corpus For Pronunciation
// Assessment" (2021), CC BY 4.0.${besides}
import type { ${type} } from './calibration.ts';

export const ${name === 'told' ? 'toldCalibration' : 'calibration'}: ${type} = `;
  const target = fileURLToPath(new URL(`../src/engines/speech/${file}`, import.meta.url));
  await writeGenerated(target, head, calibration);
  console.log(
    `${name}: fitted to ${recordings.length} recordings of ${speakers.size} speakers (${adults.length} of adults)`,
  );
}
