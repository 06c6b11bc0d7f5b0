import type { LearningLanguage } from '../../src/domain/languages.ts';
import { PASS_MARK, type ScoredPronunciation } from '../../src/domain/practice/pronunciation.ts';
import { loadFrames } from '../../src/engines/speech/dictation/dictation-model.ts';
import { listenTo } from '../../src/engines/speech/dictation/listen.ts';
import {
  createPronunciationAssessor,
  type PronunciationAssessor,
} from '../../src/engines/speech/pronunciation/assess.ts';
import { createRandom } from '../calibrate/gather.ts';
import { areaUnderCurve, quantileOf, shareOf } from '../calibrate/statistics.ts';
import { printReplacedSounds } from './replaced-sounds.ts';
import { NEAR_MISSES, TERMS } from './terms.ts';
import { espeakVoice, fliteVoice, type TrialVoice } from './voices.ts';

/** What the engine does with clearly said synthetic terms. */
export async function printSynthetic(): Promise<void> {
  const acoustic = await createPronunciationAssessor();
  console.log('\nSynthetic voices, by the acoustic models alone');
  await printEnglish(acoustic);
  await printReplacedSounds(acoustic);
  const frames = await loadFrames();
  // Each recording is scored as several terms: it is heard once.
  const heard = new WeakMap<Uint8Array, Promise<Float32Array | null>>();
  const hear = (audio: Uint8Array) => {
    const known = heard.get(audio) ?? listenTo(frames, audio);
    heard.set(audio, known);
    return known;
  };
  const assessor: PronunciationAssessor = {
    assess: async (request) =>
      acoustic.assess(request, request.language === 'en' ? await hear(request.audio) : null),
  };
  console.log('\nSynthetic voices, English also by the encoder of dictation');
  await printEnglish(assessor);
  await printNearMisses(assessor);
  await printReplacedSounds(assessor);
  await printForeign(assessor);
  // 1,200 recordings, longer than all others together.
  await printAccents(assessor);
}

async function scoreTerm(
  assessor: PronunciationAssessor,
  audio: Uint8Array,
  expectedTerm: string,
  language: LearningLanguage,
  otherTerms: readonly string[] = [],
): Promise<ScoredPronunciation | null> {
  const result = await assessor.assess({ audio, expectedTerm, language, otherTerms });
  return result.kind === 'scored' ? result : null;
}

function every<Item>(items: readonly Item[], step: number): Item[] {
  return items.filter((_, index) => index % step === 0);
}

/** A term of about the same length in letters, drawn at random. */
function wrongFor(term: string, terms: readonly string[], random: () => number): string {
  const words = term.split(' ').length;
  const alike = terms.filter(
    (other) =>
      other !== term && Math.abs(other.length - term.length) <= 1 && other.split(' ').length === words,
  );
  const choices = alike.length > 0 ? alike : terms.filter((other) => other !== term);
  return choices[Math.floor(random() * choices.length)]!;
}

async function printRightAndWrong(
  assessor: PronunciationAssessor,
  voice: TrialVoice,
  language: LearningLanguage,
  terms: readonly string[],
): Promise<void> {
  const random = createRandom(11);
  const right: ScoredPronunciation[] = [];
  const wrong: ScoredPronunciation[] = [];
  for (const term of terms) {
    const audio = await voice.say(term);
    const said = await scoreTerm(assessor, audio, term, language);
    const other = await scoreTerm(assessor, audio, wrongFor(term, TERMS[language], random), language);
    if (said) right.push(said);
    if (other) wrong.push(other);
  }
  const auc = areaUnderCurve(
    right.map((one) => one.matchingAccuracy),
    wrong.map((one) => one.matchingAccuracy),
  );
  const passes = (one: ScoredPronunciation) => one.pronunciationScore >= PASS_MARK;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  console.log(
    `  ${language}, ${voice.name}: ${right.length} terms; right pass ${percent(shareOf(right, passes))}, wrong fail ` +
      `${percent(1 - shareOf(wrong, passes))}, AUC ${auc.toFixed(3)}, median score ${quantileOf(
        right.map((one) => one.pronunciationScore),
        0.5,
      ).toFixed(0)}, ` +
      `median match ${quantileOf(
        right.map((one) => one.matchingAccuracy),
        0.5,
      ).toFixed(0)}`,
  );
}

async function printEnglish(assessor: PronunciationAssessor): Promise<void> {
  for (const voice of [
    fliteVoice('slt'),
    fliteVoice('rms'),
    espeakVoice('en-us+klatt4'),
    espeakVoice('en-us+f5'),
    espeakVoice('en-us'),
  ]) {
    await printRightAndWrong(assessor, voice, 'en', every(TERMS.en, 4));
  }
}

const ACCENT_VARIANTS = ['+klatt4', '+f5', ''];

/** Readings of the same terms by an American and a British voice that differ in nothing else. */
async function printAccents(assessor: PronunciationAssessor): Promise<void> {
  for (const variant of ACCENT_VARIANTS) {
    const medians: number[] = [];
    for (const voice of [espeakVoice(`en-us${variant}`), espeakVoice(`en-gb-x-rp${variant}`)]) {
      const scores: number[] = [];
      for (const term of TERMS.en.slice(0, 200)) {
        const scored = await scoreTerm(assessor, await voice.say(term), term, 'en');
        if (scored) scores.push(scored.pronunciationScore);
      }
      medians.push(quantileOf(scores, 0.5));
    }
    console.log(
      `  accents, 200 terms, espeak-ng ${variant || 'as it is'}: median of en-us ${medians[0]}, en-gb-x-rp ${medians[1]}`,
    );
  }
}

/** The other term of the pair stands among the level's terms, as in practice. */
async function printNearMisses(assessor: PronunciationAssessor): Promise<void> {
  for (const voice of [fliteVoice('slt'), fliteVoice('rms')]) {
    let wrongFail = 0;
    let rightPass = 0;
    let named = 0;
    const slipped: string[] = [];
    const trials = NEAR_MISSES.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]);
    for (const [said, expected] of trials) {
      const audio = await voice.say(said);
      const wrong = await scoreTerm(assessor, audio, expected, 'en', [said]);
      const right = await scoreTerm(assessor, audio, said, 'en', [expected]);
      if (wrong && wrong.pronunciationScore < PASS_MARK) wrongFail++;
      else slipped.push(`${said} for ${expected}`);
      if (wrong?.spokenText === said) named++;
      if (right && right.pronunciationScore >= PASS_MARK) rightPass++;
    }
    console.log(
      `  near misses, ${voice.name}: of ${trials.length}, wrong ones fail ${wrongFail}, are named ${named}; right ones pass ${rightPass}; not caught: ${slipped.join(', ') || 'none'}`,
    );
  }
}

async function printForeign(assessor: PronunciationAssessor): Promise<void> {
  for (const [language, voices] of Object.entries(FOREIGN_VOICES)) {
    for (const voice of voices) {
      await printRightAndWrong(
        assessor,
        espeakVoice(voice),
        language as LearningLanguage,
        TERMS[language as LearningLanguage],
      );
    }
  }
}

const FOREIGN_VOICES: Readonly<Record<Exclude<LearningLanguage, 'en'>, readonly string[]>> = {
  es: ['es+klatt4', 'es+f5', 'es-419+edward'],
  fr: ['fr+klatt4', 'fr+f5', 'fr+edward'],
  de: ['de+klatt4', 'de+f5', 'de+edward'],
  pt: ['pt-br+klatt4', 'pt-br+f5', 'pt+edward'],
};
