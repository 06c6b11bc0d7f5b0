import { decodeRecording } from '../../src/engines/speech/decode.ts';
import { loadFrames } from '../../src/engines/speech/dictation/dictation-model.ts';
import { wordsOf } from '../../src/engines/speech/phones/readings.ts';
import { createDecoyPool, decoyTotal } from '../../src/engines/speech/pronunciation/decoys.ts';
import {
  compareSounds,
  fitTerm,
  type Heard,
  hear,
  type TermEvidence,
} from '../../src/engines/speech/pronunciation/evidence.ts';
import { loadSpeechModel, type SpeechModel } from '../../src/engines/speech/pronunciation/models.ts';
import { createTermReader } from '../../src/engines/speech/pronunciation/reader.ts';
import {
  findSpeech,
  type RecordedSpeech,
  spokenPart,
} from '../../src/engines/speech/pronunciation/recording.ts';
import { isAdult, type Recording, readRecording } from './corpus.ts';
import type { Cut, Fitted, RecordingEvidence } from './evidence.ts';

const FRAME = 160;
const MARGIN = 3;
const SILENCE = 4_800;
const WRONG_TERMS = 3;
/** Every second adult recording is cut into terms. */
const EVERY = 2;
const FEWEST_SOUNDS = 3;

/** Fits texts to what was heard: the right one, and wrong ones of as many sounds from other recordings. */
function createFitter(model: SpeechModel, labels: readonly Recording[]) {
  const reader = createTermReader('en-us', model);
  const decoys = createDecoyPool('en', model);

  async function fitText(heard: Heard, text: string): Promise<Fitted | null> {
    const words = await reader.read({ term: text, language: 'en' });
    const fitted = words.length === 0 ? null : fitTerm(heard, words);
    if (fitted === null) return null;
    return { evidence: compareSounds(heard, fitted), decoyTotal: decoyTotal(heard, decoys, words) };
  }

  async function soundsIn(text: string): Promise<number> {
    const words = await reader.read({ term: text, language: 'en' });
    return words.reduce((count, word) => count + (word.variants[0]?.length ?? 0), 0);
  }

  async function wrongFor(
    heard: Heard,
    text: string,
    random: () => number,
    count: number,
  ): Promise<Fitted[]> {
    const own = wordsOf(text.toLowerCase());
    const sounds = await soundsIn(text);
    const fitted: Fitted[] = [];
    for (let tries = 0; fitted.length < count && tries < 3_000; tries++) {
      const other = wordsOf(labels[Math.floor(random() * labels.length)]!.text);
      const start = Math.floor(random() * Math.max(1, other.length - own.length + 1));
      const words = other.slice(start, start + own.length);
      if (words.length < own.length || words.some((word) => own.includes(word.toLowerCase()))) continue;
      if (Math.abs((await soundsIn(words.join(' '))) - sounds) > 1) continue;
      const wrong = await fitText(heard, words.join(' '));
      if (wrong) fitted.push(wrong);
    }
    return fitted;
  }

  return { fitText, wrongFor };
}

/** Measures recordings of the corpus, whole and cut into terms. One a thread. */
export async function createGatherer(folder: string, labels: readonly Recording[]) {
  const model = loadSpeechModel('en-us');
  const { fitText, wrongFor } = createFitter(model, labels);
  const frames = await loadFrames();

  async function cut(samples: Float32Array, span: Span, random: () => number): Promise<Cut | null> {
    const speech = findSpeech(span.samples(samples));
    if (speech.kind === 'refused') return null;
    const heard = hear(model.acoustic, span.samples(samples), speech);
    const right = await fitText(heard, span.text);
    if (right === null) return null;
    const { accuracy, words } = span;
    const wrong = await wrongFor(heard, span.text, random, WRONG_TERMS);
    return {
      text: span.text,
      words,
      syllables: syllablesOf(right, model.acoustic.phones),
      accuracy,
      frames: await frames(spokenPart(span.samples(samples), speech).samples),
      right,
      wrong,
    };
  }

  return async (recording: Recording): Promise<RecordingEvidence | null> => {
    const decoded = await decodeRecording(readRecording(folder, recording.id));
    if (decoded.kind === 'refused') return null;
    const speech = findSpeech(decoded.samples);
    if (speech.kind === 'refused') return null;
    const heard = hear(model.acoustic, decoded.samples, speech);
    const whole = await fitText(heard, recording.text);
    if (whole === null) return null;
    const random = createRandom(Number(recording.id));
    const isSample = isAdult(recording) && labels.indexOf(recording) % EVERY === 0;
    const isCut = isSample && whole.evidence.words.length === recording.words.length;
    const cuts: Cut[] = [];
    for (const span of isCut ? spansOf(recording, whole.evidence, heard.offset, random) : []) {
      const made = await cut(decoded.samples, span, random);
      if (made) cuts.push(made);
    }
    const wrongWhole = isSample ? await wrongFor(heard, recording.text, random, 1) : [];
    return {
      id: recording.id,
      pitch: pitchOf(speech),
      frames: await frames(spokenPart(decoded.samples, speech).samples),
      whole,
      wrongWhole,
      cuts,
    };
  };
}

interface Span {
  readonly text: string;
  readonly words: number;
  readonly accuracy: number;
  readonly samples: (recording: Float32Array) => Float32Array;
}

/** The longest word, another one, and a run of two and of three words. */
function spansOf(recording: Recording, evidence: TermEvidence, offset: number, random: () => number): Span[] {
  const { words } = evidence;
  const longest = words.reduce(
    (best, word, i) => (word.sounds.length > words[best]!.sounds.length ? i : best),
    0,
  );
  const any = (count: number) => Math.floor(random() * Math.max(1, words.length - count + 1));
  const chosen: [number, number][] = [
    [longest, 1],
    [any(1), 1],
    [any(2), 2],
    [any(3), 3],
  ];
  return chosen
    .filter(([start, count], i) => start + count <= words.length && !(i === 1 && start === longest))
    .map(([start, count]) => spanOf(recording, evidence, offset, start, count))
    .filter((span) => span !== null);
}

function spanOf(
  recording: Recording,
  evidence: TermEvidence,
  offset: number,
  start: number,
  count: number,
): Span | null {
  const words = evidence.words.slice(start, start + count);
  const judged = recording.words.slice(start, start + count);
  const sounds = words.flatMap((word) => word.sounds);
  if (sounds.length < FEWEST_SOUNDS) return null;
  const accuracy =
    words.reduce((sum, word, i) => sum + word.sounds.length * judged[i]!.accuracy, 0) / sounds.length;
  const from = Math.max(0, (sounds[0]!.start + offset - MARGIN) * FRAME);
  const to = (sounds.at(-1)!.end + offset + MARGIN) * FRAME;
  const quiet = Math.max(FRAME * 10, (evidence.words[0]!.sounds[0]!.start + offset - 12) * FRAME);
  return {
    text: judged.map(({ text }) => text).join(' '),
    words: count,
    accuracy,
    // The recording's own room before and after, as a learner's recording has.
    samples: (recorded) => {
      const piece = recorded.subarray(from, Math.min(to, recorded.length));
      const room = Float32Array.from(
        { length: SILENCE },
        (_, i) => recorded[i % Math.min(quiet, recorded.length)]!,
      );
      const samples = new Float32Array(2 * SILENCE + piece.length);
      samples.set(room);
      samples.set(piece, SILENCE);
      samples.set(room, SILENCE + piece.length);
      return samples;
    },
  };
}

function syllablesOf({ evidence }: Fitted, phones: readonly string[]): number {
  const vowel = /^(A[AEHOWY]|E[HRY]|I[HY]|O[WY]|U[HW])$/;
  return evidence.words.flatMap((word) => word.sounds).filter(({ phone }) => vowel.test(phones[phone]!))
    .length;
}

function pitchOf({ pitch, voicing, loudness, threshold }: RecordedSpeech): number {
  const voiced = pitch.filter((_, frame) => voicing[frame]! > 0.7 && loudness[frame]! > threshold).sort();
  return voiced[voiced.length >> 1] ?? 0;
}

/** Repeatable numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
