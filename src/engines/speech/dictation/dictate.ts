import { LRUCache } from 'lru-cache';
import type { Transcription, TranscriptionRequest } from '#domain/conversation/transcription.ts';
import { decodeRecording, SPEECH_RATE } from '../decode.ts';
import type { PronouncingDictionary } from '../phones/dictionary.ts';
import { findSpeech, type RecordedSpeech } from '../pronunciation/recording.ts';
import { isWellFormed } from '../recognition/well-formed.ts';
import type { DictationModel, Hearing, Weighed } from './dictation-model.ts';
import {
  type Expectations,
  expectationsIn,
  isTitleOfWoman,
  learnUsual,
  type UsualSpeech,
} from './expectations.ts';
import { type Mended, mend, scoreOf } from './mending.ts';
import { piecesOf } from './pieces.ts';
import { tidy } from './tidy.ts';
import { textOf, type WrittenWord, wordsWritten } from './tokens.ts';
import { type Evidence, trustIn, weighDictation } from './trust.ts';

type Request = Omit<TranscriptionRequest, 'language' | 'closed'>;

export interface Dictation {
  /**
   * Writes down English speech of up to a minute. `likely` and `own` say what the conversation is about: names and words
   * that the model can't know. Same input, same output. Malformed recordings are refused, never thrown.
   */
  transcribe(request: Request): Promise<Transcription>;
  /** Learns what is likely ahead: a second for tens of thousands of sentences, a fifth of it for `own`. */
  prepare(expected: Omit<Request, 'audio'>): Promise<void>;
}

/** As long as a recording may be. */
const MOST_SPEECH_FRAMES = 6_000;
/** Nobody says more in a second, and a model that has lost its way goes on for ever. */
const MOST_TOKENS_A_SECOND = 10;
const FRAME = SPEECH_RATE / 100;
/** Heard around the speech, in samples: the first and last sounds are quiet. */
const MARGIN = 0.3 * SPEECH_RATE;
/** From this trust on a text is written down, to be checked while it is low; from that on it is asked back. */
const HEARD = 0.3;
const ASKED = 0.1;
/** No text is certain, in percent. */
const MOST_CONFIDENCE = 99;
const MOST_CONVERSATIONS = 6;

export function createDictation(model: DictationModel, dictionary: PronouncingDictionary): Dictation {
  const conversations = new LRUCache<string, Expectations>({ max: MOST_CONVERSATIONS });
  let usual: { readonly of: string; readonly speech: UsualSpeech } | undefined;
  /** One list serves all conversations, so that one is kept. */
  const usualOf = (likely: readonly string[]) => {
    const of = likely.join('\n');
    if (usual?.of !== of) {
      usual = { of, speech: learnUsual(likely) };
      conversations.clear();
    }
    return usual.speech;
  };
  const expectationsOf = async ({ likely, own = [] }: Omit<Request, 'audio'>) => {
    const speech = usualOf(likely);
    const key = own.join('\n');
    const known = conversations.get(key) ?? (await expectationsIn(speech, own, dictionary));
    conversations.set(key, known);
    return known;
  };
  return {
    async transcribe({ audio, ...expected }) {
      const recording = await decodeRecording(audio);
      if (recording.kind === 'refused') return recording;
      const speech = findSpeech(recording.samples, MOST_SPEECH_FRAMES);
      if (speech.kind === 'refused') return speech;
      const expectations = await expectationsOf(expected);
      const pieces: Dictated[] = [];
      for (const samples of samplesOf(recording.samples, speech)) {
        pieces.push(await writeDown(model, samples, expectations, dictionary));
      }
      const words = titled(
        pieces.flatMap((piece) => piece.words).map((word) => shownAs(word, expectations)),
        expectations,
      );
      const changed = pieces.flatMap((piece) => piece.changed);
      if (words.length === 0) return { kind: 'not_understood', readings: [] };
      const first = tidy(textOf(pieces.flatMap(({ written }) => written)));
      const text = tidy(textOf(words));
      return answerOf(text, first, weighDictation({ words, changed }, expectations, text));
    },
    async prepare(expected) {
      await expectationsOf(expected);
    },
  };
}

const shownAs = (word: WrittenWord, { shown }: Expectations): WrittenWord => ({
  ...word,
  text: shown(word.text),
});

/** With the title that a woman has here, whichever of those that sound alike was written. */
const titled = (words: readonly WrittenWord[], { titleOf }: Expectations): WrittenWord[] =>
  words.map((word, at) => {
    const title = isTitleOfWoman(word.text) ? titleOf(words[at + 1]?.text ?? '') : undefined;
    return title === undefined ? word : { ...word, text: title };
  });

/** The words of a piece, and as the model wrote them. */
interface Dictated extends Mended {
  readonly written: readonly WrittenWord[];
}

async function writeDown(
  model: DictationModel,
  samples: Float32Array,
  expectations: Expectations,
  dictionary: PronouncingDictionary,
): Promise<Dictated> {
  const hearing = await model.hear(samples);
  const most = Math.ceil((MOST_TOKENS_A_SECOND * samples.length) / SPEECH_RATE);
  const written = await likeliest(hearing, most, expectations);
  const mended = await mend(hearing, written, expectations, dictionary);
  return { ...mended, written: wordsWritten(written.tokens, written.logs) };
}

/** Of the ways in which the model may write it, the one that such a conversation makes likeliest. */
async function likeliest(hearing: Hearing, most: number, expectations: Expectations): Promise<Weighed> {
  const { tokens, others } = await hearing.write(most);
  let best = await hearing.weigh(tokens);
  let bestScore = scoreOf(best, expectations);
  for (const other of others) {
    const weighed = await hearing.weigh(other);
    const score = scoreOf(weighed, expectations);
    if (score > bestScore) [best, bestScore] = [weighed, score];
  }
  return best;
}

/** The speech in its pieces, with a margin before the first and after the last. */
function samplesOf(samples: Float32Array, speech: RecordedSpeech): Float32Array[] {
  return piecesOf(speech).map(({ from, to }) => {
    const begin = from * FRAME - (from === speech.from ? MARGIN : 0);
    const end = to * FRAME + (to === speech.to ? MARGIN : 0);
    return samples.slice(Math.max(0, begin), Math.min(samples.length, end));
  });
}

/** Nobody says these to a patient: a text that holds one was heard wrongly. */
const RUDE = /\b(?:bitch|bastard|cunt|fuck|shit|slut|whore)/i;

const isSameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

function answerOf(text: string, first: string, evidence: Evidence): Transcription {
  const trust = RUDE.test(text) ? 0 : trustIn(evidence);
  const others = isSameText(first, text) || RUDE.test(first) ? [] : [first];
  if (trust < HEARD) {
    const guesses = trust < ASKED ? [] : [text, ...others].filter((each) => isWellFormed(each, 'en'));
    return { kind: 'not_understood', readings: guesses };
  }
  const confidence = Math.min(MOST_CONFIDENCE, Math.round(1000 * trust) / 10);
  return { kind: 'heard', text, confidence, readings: others, dictated: false };
}
