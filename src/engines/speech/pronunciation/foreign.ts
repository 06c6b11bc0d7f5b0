import type { PronunciationAssessment, PronunciationRequest } from '#domain/practice/pronunciation.ts';
import type { SpokenWord } from './acoustic/lattice.ts';
import { likeness } from './competitors.ts';
import { confidenceOf, recordingFindings } from './confidence.ts';
import { createDecoyPool, type DecoyPool, decoyTotal } from './decoys.ts';
import { fitTerm, type Heard, hear, type TermEvidence } from './evidence.ts';
import { mean, normSound } from './features.ts';
import { FOREIGN_MATCH, FRENCH_QUALITY, FRENCH_SOUNDS, TERM_QUALITY } from './foreign-scales.ts';
import type { Graded } from './graded.ts';
import { heldTo, scoreOf, shareAgainst, type TakenFor } from './judgement.ts';
import { interpolate, logistic, predict } from './linear.ts';
import type { SpeechModel } from './models.ts';
import { createTermReader, type TermReader } from './reader.ts';
import type { RecordedSpeech } from './recording.ts';
import { scoredAsTerm, scoreWords, toTenths, weakestOf } from './sounds.ts';

interface Ear {
  readonly model: SpeechModel;
  readonly reader: TermReader;
  readonly decoys: DecoyPool;
}

/** Spanish, French, German and Portuguese are heard with both acoustic models: neither was made for three of them. */
export interface Foreign {
  readonly french: Ear;
  readonly american: Ear;
}

export function createForeign(american: SpeechModel, french: SpeechModel): Foreign {
  return {
    french: {
      model: french,
      reader: createTermReader('fr-fr', french),
      decoys: createDecoyPool('fr', french),
    },
    american: {
      model: american,
      reader: createTermReader('en-us', american),
      decoys: createDecoyPool('en', american),
    },
  };
}

/** Terms this much alike in writing are compared with whatever was said, others when it was not the expected one. */
const ALIKE = 0.5;
const SURE = 0.5;

/** Scores a recording of a term in another language than English. */
export async function assessForeign(
  foreign: Foreign,
  request: PronunciationRequest,
  samples: Float32Array,
  speech: RecordedSpeech,
): Promise<PronunciationAssessment> {
  const ears = [foreign.french, foreign.american].map((ear) => ({
    ear,
    heard: hear(ear.model.acoustic, samples, speech),
  }));
  const takes: Take[] = [];
  for (const { ear, heard } of ears) {
    const words = await ear.reader.read({ ...request, term: request.expectedTerm });
    const evidence = words.length === 0 ? null : fitTerm(heard, words);
    if (words.length > 0 && evidence === null) return { kind: 'refused', reason: 'too_short' };
    if (evidence !== null) takes.push({ ear, heard, words, evidence });
  }
  if (takes.length === 0) throw new RangeError('The expected term holds nothing that can be said');
  const odds = oddsOf(measureTakes(takes));
  const alone = logistic(odds);
  const rival = await bestRivalOf(takes, request, alone < SURE ? 0 : ALIKE);
  const match = rival === null ? alone : alone * shareAgainst(rival.lead);
  const isFrench = request.language === 'fr';
  const take = takes[0]!;
  const sounds = take.evidence.words.reduce((count, word) => count + word.sounds.length, 0);
  const scored = scoreWords(take.heard, take.evidence, gradeFrench(take.evidence), FRENCH_SOUNDS.norms);
  const quality = isFrench
    ? interpolate(FRENCH_QUALITY, meanFit(take.evidence))
    : interpolate(TERM_QUALITY, odds);
  const takenFor: TakenFor = match >= SURE ? 'expected' : rival?.isSaid ? 'other' : 'unknown';
  const pronunciationScore = toTenths(heldTo(takenFor, scoreOf(quality, match), match));
  return {
    kind: 'scored',
    spokenText: match >= SURE ? request.expectedTerm : rival?.isSaid ? rival.term : '',
    matchingAccuracy: toTenths(100 * match),
    pronunciationScore,
    confidenceScore: toTenths(confidenceOf(speech, sounds)),
    scale: isFrench ? 'sounds' : 'term',
    words: scoredAsTerm(
      isFrench ? scored : scored.map((word) => ({ ...word, score: toTenths(quality), phonemes: [] })),
      pronunciationScore,
    ),
    weakSounds: isFrench ? weakestOf(scored) : [],
    delivery: recordingFindings(speech),
  };
}

function meanFit({ words }: TermEvidence): number {
  const sounds = words.flatMap((word) => word.sounds);
  return sum(sounds.map(({ fit }) => fit)) / sounds.length;
}

/** Nobody has judged French words for us: a word is heard by its weakest sound as much as by all of them. */
function gradeFrench({ words }: TermEvidence): Graded {
  const { norms, sound, soundScore } = FRENCH_SOUNDS;
  const sounds = words.map((word) =>
    word.sounds.map((one) => {
      const share = predict(sound, { ...normSound(one, norms) }, Number.POSITIVE_INFINITY);
      return interpolate(soundScore, share);
    }),
  );
  return { sounds, words: sounds.map((scores) => 0.7 * mean(scores) + 0.3 * Math.min(...scores)) };
}

interface Take {
  readonly ear: Ear;
  readonly heard: Heard;
  readonly words: readonly SpokenWord[];
  readonly evidence: TermEvidence;
}

/** Means over the models, in nats a frame of speech. */
interface Measures {
  /** Of the sounds, each against the best of all sounds, and against the best other one. */
  readonly fit: number;
  readonly lead: number;
  /** Against anything that could have been said. */
  readonly ratio: number;
  /** Against words that nobody said. */
  readonly over: number;
  readonly sounds: number;
}

function measureTakes(takes: readonly Take[]): Measures {
  const each = takes.map(({ ear, heard, words, evidence }) => {
    const sounds = evidence.words.flatMap((word) => word.sounds);
    const frames = sum(sounds.map((sound) => sound.end - sound.start));
    return {
      fit: sum(sounds.map((sound) => sound.fit)) / sounds.length,
      lead: sum(sounds.map((sound) => sound.lead)) / sounds.length,
      ratio: (evidence.total - evidence.freeTotal) / frames,
      over: (evidence.total - decoyTotal(heard, ear.decoys, words)) / frames,
      sounds: sounds.length,
    };
  });
  const mean = (pick: (one: Measures) => number) => sum(each.map(pick)) / each.length;
  return {
    fit: mean((one) => one.fit),
    lead: mean((one) => one.lead),
    ratio: mean((one) => one.ratio),
    over: mean((one) => one.over),
    sounds: mean((one) => one.sounds),
  };
}

/** Log odds that the term was said. */
function oddsOf({ fit, lead, ratio, over, sounds }: Measures): number {
  const { intercept, ...weights } = FOREIGN_MATCH;
  const perSound = weights.fit * fit + weights.lead * lead + weights.ratio * ratio + weights.over * over;
  return intercept + Math.sqrt(sounds / 8) * perSound;
}

async function bestRivalOf(takes: readonly Take[], request: PronunciationRequest, alike: number) {
  const expected = request.expectedTerm.toLowerCase();
  let best: { term: string; lead: number; isSaid: boolean } | null = null;
  for (const term of request.otherTerms) {
    if (term.toLowerCase() === expected || likeness(term, expected) < alike) continue;
    const other: Take[] = [];
    for (const take of takes) {
      const words = await take.ear.reader.read({ term, language: request.language });
      const evidence = words.length === 0 ? null : fitTerm(take.heard, words);
      if (evidence !== null) other.push({ ...take, words, evidence });
    }
    if (other.length < takes.length) continue;
    const lead =
      sum(other.map(({ evidence }, i) => evidence.total - takes[i]!.evidence.total)) / takes.length;
    if (best === null || lead > best.lead) {
      best = { term, lead, isSaid: lead > 0 && logistic(oddsOf(measureTakes(other))) >= SURE };
    }
  }
  return best;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
