import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findCorpus, isAdult, readLabels } from './calibrate/corpus.ts';
import { fitCalibration } from './calibrate/fit.ts';
import { americanPhones, judgedCorpus } from './calibrate/judged.ts';

/**
 * `npm run calibrate`: fits the English scores to the experts' judgements in speechocean762 (found by SPEECH_CORPUS)
 * and writes the coefficients. `--measures FILE` keeps the measures of the recordings, which take most of the time.
 */
const TARGET = fileURLToPath(
  new URL('../src/engines/speech/pronunciation/calibration.generated.ts', import.meta.url),
);
const { values } = parseArgs({ options: { measures: { type: 'string' } } });
const folder = findCorpus();
if (folder === null) {
  console.error('speechocean762 is not here: set SPEECH_CORPUS to its folder.');
  process.exit(1);
}

const labels = readLabels(folder);
const judged = await judgedCorpus(folder, labels, values.measures);
const calibration = fitCalibration(judged, americanPhones());
const speakers = new Set(judged.map(({ recording }) => recording.speaker));
const adults = judged.filter(({ recording }) => isAdult(recording));

const head = `// Written by \`npm run calibrate\`; change the script, not this file.
// Fitted to the judgements of ${judged.length} recordings of ${speakers.size} speakers (${adults.length} of adults) in
// speechocean762: Zhang et al., "speechocean762: An Open-Source Non-native English Speech Corpus For Pronunciation
// Assessment" (2021), CC BY 4.0.
import type { Calibration } from './calibration.ts';

export const calibration: Calibration = `;
const rounded = JSON.stringify(
  calibration,
  (_, value) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value),
  1,
);
// Numbers of one list on one line.
const compact = rounded.replace(/\[[\s\d.,e+-]+\]/g, (list) => list.replace(/\s+/g, ' '));
await writeFile(TARGET, `${head}${compact};\n`);
console.log(
  `fitted to ${judged.length} recordings of ${speakers.size} speakers (${adults.length} of adults)`,
);
