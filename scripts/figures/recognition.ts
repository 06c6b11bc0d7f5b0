import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { loadSpeechModels } from '#engines/speech/pronunciation/models.ts';
import { createRecogniser, type Recogniser } from '#engines/speech/recognition/transcribe.ts';
import { clinicalSentences } from '#engines/understanding/sentences.ts';
import { BESIDE_THE_POINT } from './beside-the-point.ts';
import { espeakVoice, fliteVoice, type TrialVoice } from './voices.ts';

/** Trials of each kind. */
const COUNT = 60;

const VOICES: Readonly<Record<LearningLanguage, readonly TrialVoice[]>> = {
  en: [fliteVoice('slt'), fliteVoice('rms'), espeakVoice('en-gb-x-rp+klatt4'), espeakVoice('en-us+f5')],
  es: ['es+klatt4', 'es+f5', 'es-419+edward'].map(espeakVoice),
  fr: ['fr+klatt4', 'fr+f5', 'fr+edward'].map(espeakVoice),
  de: ['de+klatt4', 'de+f5', 'de+edward'].map(espeakVoice),
  pt: ['pt-br+klatt4', 'pt-br+f5', 'pt+edward'].map(espeakVoice),
};

function spread<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, index) => index % step === 0);
}

const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Trials {
  readonly name: string;
  readonly texts: readonly string[];
  readonly voices: readonly TrialVoice[];
}

async function run(recogniser: Recogniser, language: LearningLanguage, likely: string[], trials: Trials) {
  const tally = { right: 0, among: 0, wrong: 0, refused: 0 };
  let milliseconds = 0;
  for (const [index, text] of trials.texts.entries()) {
    const audio = await trials.voices[index % trials.voices.length]!.say(text);
    const start = performance.now();
    const result = await recogniser.transcribe({ audio, language, likely });
    milliseconds += performance.now() - start;
    const readings = result.kind === 'refused' ? [] : result.readings.map(lettersOf);
    if (result.kind !== 'heard') tally.refused++;
    else if (lettersOf(result.text) === lettersOf(text)) tally.right++;
    else tally.wrong++;
    if (readings.includes(lettersOf(text))) tally.among++;
  }
  const total = trials.texts.length;
  const percent = (part: number) => `${((100 * part) / Math.max(1, total)).toFixed(0)} %`;
  console.log(
    `  ${trials.name}, ${total}: right ${percent(tally.right)}, wrong ${percent(tally.wrong)}, not understood ` +
      `${percent(tally.refused)}; among the other readings ${percent(tally.among)}; ${(milliseconds / total).toFixed(0)} ms each`,
  );
}

/**
 * What recognition makes of spoken sentences: those that the engine has, those of a tenth that was kept from it, others
 * in the language, and other languages.
 */
export async function printRecognition(): Promise<void> {
  const recogniser = createRecogniser(loadSpeechModels());
  for (const language of LEARNING_LANGUAGES) {
    const examples = clinicalSentences(language);
    const kept = examples.filter((_, index) => index % 10 === 7);
    const likely = examples.filter((_, index) => index % 10 !== 7);
    const start = performance.now();
    await recogniser.prepare({ language, likely });
    console.log(
      `${language}: ${likely.length} sentences prepared in ${(performance.now() - start).toFixed(0)} ms`,
    );
    const voices = VOICES[language];
    await run(recogniser, language, likely, { name: 'listed', texts: spread(likely, COUNT), voices });
    await run(recogniser, language, likely, { name: 'in no list', texts: spread(kept, COUNT), voices });
    await run(recogniser, language, likely, {
      name: 'beside the point',
      texts: BESIDE_THE_POINT[language],
      voices,
    });
    for (const other of LEARNING_LANGUAGES.filter((one) => one !== language)) {
      const texts = BESIDE_THE_POINT[other].slice(0, 8);
      await run(recogniser, language, likely, { name: `in ${other}`, texts, voices: VOICES[other] });
    }
  }
}
