import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTranscript } from '#engines/roleplay/reading/transcript.ts';
import { writeFlat } from '#engines/understanding/flat-file.ts';
import { COMFORT_FILE } from '#engines/understanding/meaning/meaning.ts';
import { SentenceEncoder } from '#engines/understanding/meaning/sentence-encoder.ts';
import { type LabelledRolePlay, turnsOf } from './fit/labelled-role-plays.ts';
import { learnComfort } from './fit/learn-comfort.ts';

/** `npm run fit:comfort`: learns from the labelled role-plays which sentences take up a feeling. */
const folder = new URL('fit/role-plays/', import.meta.url).pathname;
const encoder = new SentenceEncoder();
const talks = globSync('*.jsonl', { cwd: folder })
  .sort()
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as LabelledRolePlay);
const sentences = talks.flatMap(({ turns, moves }) =>
  moves === undefined
    ? []
    : readTranscript(turnsOf(turns), () => []).sentences.map(({ at, text }) => ({
        meaning: encoder.encode(text),
        comforts: moves[at]?.includes('empathise') ?? false,
      })),
);
writeFileSync(COMFORT_FILE, writeFlat(learnComfort(sentences)));
console.log(
  `${sentences.length} sentences, ${sentences.filter(({ comforts }) => comforts).length} of comfort`,
);
