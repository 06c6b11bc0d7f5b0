import { parseArgs } from 'node:util';
import { findCorpus, readLabels } from './calibrate/corpus.ts';
import { americanPhones, judgedCorpus } from './calibrate/judged.ts';
import { heldOutTrials, printHeldOut } from './figures/held-out.ts';
import { printSynthetic } from './figures/synthetic.ts';

/**
 * `npm run figures`: what the pronunciation engine reaches, on held-out speakers of speechocean762 (found by
 * SPEECH_CORPUS) and on synthetic voices. `--measures FILE` keeps the measures of the corpus for the next time.
 */
const { values } = parseArgs({ options: { measures: { type: 'string' }, only: { type: 'string' } } });
const folder = findCorpus();
if (values.only !== 'synthetic') {
  if (folder === null) console.log('speechocean762 is not here (SPEECH_CORPUS): skipped what needs it.');
  else
    printHeldOut(
      heldOutTrials(await judgedCorpus(folder, readLabels(folder), values.measures), americanPhones()),
    );
}
if (values.only !== 'corpus') await printSynthetic();
