import type { HeardSound, WeakSound, WordScore } from '#domain/practice/pronunciation.ts';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { ipaOfPhone } from '../phones/phone-names.ts';
import type { Heard, SoundEvidence, TermEvidence, WordEvidence } from './evidence.ts';
import { normSound, type PhoneNorms } from './features.ts';
import type { Graded } from './graded.ts';

const FRAME_MS = 10;
const MOST_WEAK_SOUNDS = 3;

/** Each word with its sounds and their scores. */
export function scoreWords(
  heard: Heard,
  evidence: TermEvidence,
  graded: Graded,
  norms: PhoneNorms,
): WordScore[] {
  return evidence.words.map((word, index) => scoreWord(heard, word, graded, index, norms));
}

function scoreWord(
  heard: Heard,
  word: WordEvidence,
  graded: Graded,
  at: number,
  norms: PhoneNorms,
): WordScore {
  const names = word.sounds.map(({ phone }) => heard.model.phones[phone]!);
  const ms = (frame: number) => (frame + heard.offset) * FRAME_MS;
  const phonemes = word.sounds.map((sound, index) => {
    const score = toTenths(graded.sounds[at]![index]!);
    return {
      phoneme: names[index]!,
      ipa: ipaOfPhone(names[index]!, names),
      score,
      startMs: ms(sound.start),
      endMs: ms(sound.end),
      instead: score < PASS_MARK ? heardInstead(heard, sound, norms) : null,
    };
  });
  return {
    word: word.text,
    score: toTenths(graded.words[at]!),
    startMs: phonemes[0]!.startMs,
    endMs: phonemes.at(-1)!.endMs,
    phonemes,
  };
}

/** Standard deviations by which another sound has to fit better than in well-said ones, to be named. */
const CLEARLY = -1;

/** What stood in the place of a sound, as far as one other fits clearly better. */
function heardInstead(heard: Heard, sound: SoundEvidence, norms: PhoneNorms): HeardSound | null {
  const { place } = sound;
  if (!place || place.rival < 0 || place.lead >= 0) return null;
  if (place.without > 0 && place.without > -place.lead) return { phoneme: '', ipa: '' };
  if (normSound(sound, norms).placeLead > CLEARLY) return null;
  const phoneme = heard.model.phones[place.rival]!;
  return { phoneme, ipa: ipaOfPhone(phoneme, [phoneme]) };
}

/**
 * The score of a term of one word is its word's too: what was fitted to words within sentences would say something else
 * of the same sounds. Other terms stay as they are.
 */
export function scoredAsTerm(words: readonly WordScore[], score: number): readonly WordScore[] {
  return words.length === 1 ? words.map((word) => ({ ...word, score })) : words;
}

/** The sounds worth working on, worst first, each phone once. */
export function weakestOf(words: readonly WordScore[]): WeakSound[] {
  const all = words.flatMap(({ word, phonemes }) =>
    phonemes.map(({ phoneme, ipa, score, instead }) => ({ word, phoneme, ipa, score, instead })),
  );
  const weak = all.filter(({ score }) => score < PASS_MARK).sort((a, b) => a.score - b.score);
  return weak
    .filter((sound, index) => weak.findIndex(({ phoneme }) => phoneme === sound.phoneme) === index)
    .slice(0, MOST_WEAK_SOUNDS);
}

export function toTenths(value: number): number {
  return Math.round(Math.max(0, Math.min(100, value)) * 10) / 10;
}
