import type { HeardSound, WeakSound, WordScore } from '#domain/practice/pronunciation.ts';
import { PASS_MARK } from '#domain/practice/pronunciation.ts';
import { ipaOfPhone } from '../phones/phone-names.ts';
import type { AcousticModel } from './acoustic/model.ts';
import type { Heard, SoundEvidence, TermEvidence, WordEvidence } from './evidence.ts';
import { normSound, type PhoneNorms } from './features.ts';
import type { Graded } from './graded.ts';
import type { Told } from './told.ts';

const FRAME_MS = 10;
const MOST_WEAK_SOUNDS = 3;

/** Which phones there are, and where in the recording the first frame is. */
type HeardSounds = Pick<Heard, 'offset'> & { readonly model: Pick<AcousticModel, 'phones' | 'silence'> };

/** Each word with its sounds and their scores. */
export function scoreWords(
  heard: HeardSounds,
  evidence: TermEvidence,
  graded: Graded,
  norms: PhoneNorms,
): WordScore[] {
  return evidence.words.map((word, index) => scoreWord(heard, word, graded, index, norms));
}

function scoreWord(
  heard: HeardSounds,
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
/** Log odds from which the encoder names a sound where the acoustic model has none to name. */
const SURELY = 5;

/**
 * What stood in the place of a sound, as far as one other fits clearly better. Where the encoder was asked it has to hear
 * the same one: a learner who is told of a sound that nobody said is worse off than one who is told of none.
 */
function heardInstead(heard: HeardSounds, sound: SoundEvidence, norms: PhoneNorms): HeardSound | null {
  const fitting = fittingInstead(heard, sound, norms);
  const rival = sound.told ? agreed(fitting, sound.told) : fitting;
  if (rival === null) return null;
  if (rival === heard.model.silence) return { phoneme: '', ipa: '' };
  const phoneme = heard.model.phones[rival]!;
  return { phoneme, ipa: ipaOfPhone(phoneme, [phoneme]) };
}

/** The other phone that fits clearly better by the acoustic model, silence for none at all; null without any. */
function fittingInstead(heard: HeardSounds, sound: SoundEvidence, norms: PhoneNorms): number | null {
  const { place } = sound;
  if (!place || place.rival < 0 || place.lead >= 0) return null;
  if (place.without > 0 && place.without > -place.lead) return heard.model.silence;
  return normSound(sound, norms).placeLead > CLEARLY ? null : place.rival;
}

/**
 * Of 71 sounds that were replaced in words of flite's voices, 40 are named rightly and 2 wrongly so; by the acoustic
 * model alone 47 and 18, and 11 besides that nobody replaced.
 */
function agreed(fitting: number | null, { rival, lead }: Told): number | null {
  if (fitting === null) return lead <= -SURELY ? rival : null;
  return lead < 0 && rival === fitting ? rival : null;
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
