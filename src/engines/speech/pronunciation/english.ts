import type {
  Difference,
  PronunciationAssessment,
  PronunciationRequest,
  WordScore,
} from '#domain/practice/pronunciation.ts';
import { ENGLISH_VOWELS } from '../phones/phone-names.ts';
import { calibration as acousticCalibration } from './calibration.generated.ts';
import type { Calibration } from './calibration.ts';
import { bestRival, type Competitor, likeness } from './competitors.ts';
import { confidenceOf, recordingFindings } from './confidence.ts';
import { createDecoyPool, type DecoyPool, decoyTotal } from './decoys.ts';
import { differenceOf } from './difference.ts';
import { compareSounds, fitTerm, hear, type TermEvidence } from './evidence.ts';
import { measure, normSound } from './features.ts';
import { grade } from './graded.ts';
import { heldTo, judge, matchOf, paceFindings, scoreOf, shareAgainst, type TakenFor } from './judgement.ts';
import type { SpeechModel } from './models.ts';
import { createTermReader, type TermReader } from './reader.ts';
import type { RecordedSpeech } from './recording.ts';
import { scoredAsTerm, scoreWords, toTenths, weakestOf } from './sounds.ts';
import { type Classifier, readToldModel, tellSounds } from './told.ts';
import { toldCalibration } from './told-calibration.generated.ts';

export interface English {
  readonly model: SpeechModel;
  readonly reader: TermReader;
  readonly decoys: DecoyPool;
  readonly vowels: ReadonlySet<number>;
  readonly classify: Classifier;
}

export function createEnglish(model: SpeechModel): English {
  const vowels = new Set([...ENGLISH_VOWELS].map((name) => model.acoustic.phoneIndex.get(name)!));
  return {
    model,
    reader: createTermReader('en-us', model),
    decoys: createDecoyPool('en', model),
    vowels,
    classify: readToldModel(toldCalibration.told),
  };
}

/** Terms this much alike in writing are compared with whatever was said, others when it was not the expected one. */
const ALIKE = 0.5;
const SURE = 0.5;

/** A recording, and what the encoder of dictation makes of the spoken part, where it was asked. */
export interface EnglishRecording {
  readonly samples: Float32Array;
  readonly speech: RecordedSpeech;
  readonly frames?: Float32Array | null | undefined;
}

/** Scores a recording of an English term. */
export async function assessEnglish(
  english: English,
  request: PronunciationRequest,
  { samples, speech, frames }: EnglishRecording,
): Promise<PronunciationAssessment> {
  const words = await english.reader.read({ term: request.expectedTerm, language: 'en', ipa: request.ipa });
  if (words.length === 0) throw new RangeError('The expected term holds nothing that can be said');
  const heard = hear(english.model.acoustic, samples, speech);
  const fitted = fitTerm(heard, words);
  if (fitted === null) return { kind: 'refused', reason: 'too_short' };
  const compared = (evidence: TermEvidence) => {
    const own = compareSounds(heard, evidence);
    return frames ? tellSounds(own, frames, english.classify) : own;
  };
  const evidence = compared(fitted);
  const calibration = frames ? toldCalibration : acousticCalibration;
  const take = { english, calibration, decoyTotal: decoyTotal(heard, english.decoys, words) };
  const features = featuresOf(take, evidence);
  const alone = matchOf(calibration, features);
  const others = await competitors(english, request, alone < SURE ? 0 : ALIKE);
  const rival = bestRival(heard, evidence, others);
  const match = rival === null ? alone : alone * shareAgainst(rival.lead);
  const sounds = evidence.words.reduce((count, word) => count + word.sounds.length, 0);
  const judged = judge(calibration, features);
  const isSaid = match >= SURE;
  const graded = grade(calibration, english.vowels, evidence, judged.experts.accuracy);
  const isRival =
    rival !== null &&
    rival.lead > 0 &&
    matchOf(calibration, featuresOf(take, compared(rival.evidence))) >= SURE;
  const takenFor: TakenFor = isSaid ? 'expected' : isRival ? 'other' : 'unknown';
  const pronunciationScore = toTenths(heldTo(takenFor, scoreOf(judged.score, match), match));
  const scored = scoredAsTerm(scoreWords(heard, evidence, graded, calibration.norms), pronunciationScore);
  return {
    kind: 'scored',
    spokenText: isSaid ? request.expectedTerm : isRival ? rival.term : '',
    matchingAccuracy: toTenths(100 * match),
    pronunciationScore,
    confidenceScore: toTenths(confidenceOf(speech, sounds)),
    scale: 'expert',
    ...(isSaid || (!isRival && isNear(evidence, calibration))
      ? { words: scored, weakSounds: weakestOf(scored) }
      : unrecognised(scored, differenceOf(heard, evidence, calibration.norms, english.vowels))),
    delivery: [...paceFindings(features, sounds), ...recordingFindings(speech)],
    judged: judged.experts,
  };
}

/**
 * Of a term that was nearly said, with a sound or two replaced, most sounds fit as they do in well-said ones. The
 * encoder tells better which do: of 45 terms of which none was said it takes 1 for one nearly said, fit took 7.
 */
const MOSTLY = 0.6;
const FITS = -1.5;

function isNear({ words }: TermEvidence, { norms }: Calibration): boolean {
  const sounds = words.flatMap((word) => word.sounds);
  const fitting = sounds.filter((sound) => {
    const { toldShare, fit } = normSound(sound, norms);
    return (sound.told ? toldShare : fit) > FITS;
  }).length;
  return fitting < sounds.length && fitting >= MOSTLY * sounds.length;
}

/** What was not said has no sounds that could be judged. */
function unrecognised(words: readonly WordScore[], difference: Difference | null) {
  return {
    words: words.map((word) => ({ ...word, phonemes: [] })),
    weakSounds: [],
    ...(difference && { difference }),
  };
}

interface Take {
  readonly english: English;
  readonly calibration: Calibration;
  readonly decoyTotal: number;
}

function featuresOf(
  { english, calibration, decoyTotal }: Take,
  evidence: TermEvidence,
): Record<string, number> {
  return measure({ evidence, decoyTotal, norms: calibration.norms, vowels: english.vowels });
}

async function competitors(
  english: English,
  request: PronunciationRequest,
  alike: number,
): Promise<Competitor[]> {
  const expected = request.expectedTerm.toLowerCase();
  const terms = request.otherTerms.filter(
    (term) => term.toLowerCase() !== expected && likeness(term, expected) >= alike,
  );
  const read = await Promise.all(
    terms.map(async (term) => ({ term, words: await english.reader.read({ term, language: 'en' }) })),
  );
  return read.filter(({ words }) => words.length > 0);
}
