import type { WeakSound, WordScore } from '#domain/practice/pronunciation.ts';
import { ipaOfPhone } from '../phones/phone-names.ts';
import type { Calibration } from './calibration.ts';
import type { Heard, TermEvidence, WordEvidence } from './evidence.ts';
import { mean, normSound } from './features.ts';
import { interpolate, predict } from './linear.ts';

const FRAME_MS = 10;
const WEAK = 60;
const MOST_WEAK_SOUNDS = 3;

type SoundCalibration = Pick<Calibration, 'norms' | 'sound' | 'soundScore'>;

/** Each word with its sounds, each scored on its own evidence alone, 0 to 100. */
export function scoreWords(heard: Heard, evidence: TermEvidence, calibration: SoundCalibration): WordScore[] {
  return evidence.words.map((word) => scoreWord(heard, word, calibration));
}

function scoreWord(heard: Heard, word: WordEvidence, calibration: SoundCalibration): WordScore {
  const names = word.sounds.map(({ phone }) => heard.model.phones[phone]!);
  const ms = (frame: number) => (frame + heard.offset) * FRAME_MS;
  const phonemes = word.sounds.map((sound, index) => {
    const share = predict(calibration.sound, { ...normSound(sound, calibration.norms) }, Infinity);
    return {
      phoneme: names[index]!,
      ipa: ipaOfPhone(names[index]!, names),
      score: toTenths(interpolate(calibration.soundScore, share)),
      startMs: ms(sound.start),
      endMs: ms(sound.end),
    };
  });
  return {
    word: word.text,
    score: toTenths(wordScore(phonemes.map(({ score }) => score))),
    startMs: phonemes[0]!.startMs,
    endMs: phonemes.at(-1)!.endMs,
    phonemes,
  };
}

/** A word is heard by its weakest sound as much as by all of them. */
function wordScore(scores: readonly number[]): number {
  return 0.7 * mean(scores) + 0.3 * Math.min(...scores);
}

/** The sounds worth working on, worst first, each phone once. */
export function weakestOf(words: readonly WordScore[]): WeakSound[] {
  const all = words.flatMap(({ word, phonemes }) =>
    phonemes.map(({ phoneme, ipa, score }) => ({ word, phoneme, ipa, score })),
  );
  const weak = all.filter(({ score }) => score < WEAK).sort((a, b) => a.score - b.score);
  return weak
    .filter((sound, index) => weak.findIndex(({ phoneme }) => phoneme === sound.phoneme) === index)
    .slice(0, MOST_WEAK_SOUNDS);
}

export function toTenths(value: number): number {
  return Math.round(Math.max(0, Math.min(100, value)) * 10) / 10;
}
