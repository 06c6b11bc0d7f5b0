import { open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { innerOutput } from './inner-output.ts';
import { takeLastStep } from './last-step.ts';
import { END, START, VOCABULARY } from './tokens.ts';
import { VocabularyProduct } from './vocabulary-product.ts';

/**
 * Moonshine Base (Jeffries et al. 2024, "Moonshine: Speech Recognition for Live Transcription and Voice Commands";
 * MIT), 61 million weights of a byte each. The package is made for browsers; its weights are all that is used.
 */
const LAYERS = 8;
const HEADS = 8;
const HEAD_SIZE = 52;
/** What the encoder's seventh layer of eight gives out: what sounds are is plainest there. */
const SOUNDS = '/layers.6/Add_1_output_0';

/** The speech of one recording, as the model has heard it. */
export interface Hearing {
  /**
   * The likeliest tokens, one after the other, at most so many; and a few other ways: those in which another token
   * was nearly as likely at one place. None of them is weighed.
   */
  write(
    most: number,
  ): Promise<{ readonly tokens: readonly number[]; readonly others: readonly (readonly number[])[] }>;
  /** How likely these tokens and the end after them are. */
  weigh(tokens: readonly number[]): Promise<Weighed>;
}

export interface Weighed {
  readonly tokens: readonly number[];
  /** One more than there are tokens: the end has one too. */
  readonly logs: readonly number[];
}

export interface DictationModel {
  /** Mono, 16 kHz, -1 to 1. */
  hear(samples: Float32Array): Promise<Hearing>;
  /** What the encoder makes of it: 416 numbers for each 24 ms. 0.03 s for a second of speech. */
  frames(samples: Float32Array): Promise<Float32Array>;
}

/** What the decoder remembers of what it has written. */
type Past = Record<string, Tensor>;

/** One thread: the others have work of their own. */
const OPTIONS: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };

/** The runtime warns of the decoder's last step, which is not as wide as the model says: it was taken off. */
const BARE: InferenceSession.SessionOptions = { ...OPTIONS, logSeverityLevel: 3 };

/** Loads the model: a second, and some 250 MB with the first recordings. Throws where the runtime has no build for this machine. */
export async function loadDictationModel(): Promise<DictationModel> {
  const home = import.meta.resolve('@usefulsensors/moonshine-js');
  const path = (name: string) => fileURLToPath(new URL(`model/base/quantized/${name}`, home));
  const encoder = await loadEncoder(path('encoder_model.onnx'));
  const decoder = await loadDecoder(path('decoder_model_merged.onnx'));
  return {
    async hear(samples) {
      return hearingOf(decoder, await encode(encoder, samples, 'last_hidden_state'));
    },
    frames: (samples) => framesOf(encoder, samples),
  };
}

async function loadEncoder(path: string): Promise<InferenceSession> {
  const { endWith } = await readModel(path);
  return InferenceSession.create(endWith(innerOutput(SOUNDS)), OPTIONS);
}

async function loadDecoder(path: string): Promise<Decoder> {
  const { model, endWith } = await readModel(path);
  const { ending, table } = takeLastStep(model);
  const vocabulary = new VocabularyProduct(table);
  return { session: await InferenceSession.create(endWith(ending), BARE), vocabulary };
}

/** So many bytes can be put behind a model. */
const ROOM = 200_000;

interface ReadModel {
  readonly model: Uint8Array;
  /** The model with what shall follow it. RangeError for more than there is room for. */
  endWith(ending: Uint8Array): Uint8Array;
}

/** Reads a model into its place: a copy of its megabytes would stay with the process. */
async function readModel(path: string): Promise<ReadModel> {
  await using file = await open(path);
  const { size } = await file.stat();
  const bytes = new Uint8Array(size + ROOM);
  await file.read(bytes, 0, size);
  return {
    model: bytes.subarray(0, size),
    endWith(ending) {
      bytes.set(ending, size);
      return bytes.subarray(0, size + ending.length);
    },
  };
}

async function encode(encoder: InferenceSession, samples: Float32Array, output: string): Promise<Tensor> {
  const input = { input_values: new Tensor('float32', samples, [1, samples.length]) };
  return (await encoder.run(input, [output]))[output]! as Tensor;
}

async function framesOf(encoder: InferenceSession, samples: Float32Array): Promise<Float32Array> {
  return Float32Array.from((await encode(encoder, samples, SOUNDS)).data as Float32Array);
}

/** The encoder alone, for measuring recordings: 120 MB. */
export async function loadFrames(): Promise<DictationModel['frames']> {
  const home = import.meta.resolve('@usefulsensors/moonshine-js');
  const encoder = await loadEncoder(fileURLToPath(new URL('model/base/quantized/encoder_model.onnx', home)));
  return (samples) => framesOf(encoder, samples);
}

interface Decoder {
  readonly session: InferenceSession;
  /** Its last step. */
  readonly vocabulary: VocabularyProduct;
}

type Run = (
  tokens: readonly number[],
  past: Past,
  isFirst: boolean,
) => Promise<{
  /** For each token that was given, how well each of the vocabulary follows. */
  readonly scores: Float32Array;
  readonly presents: InferenceSession.ReturnType;
}>;

/** A place in what was written: what was remembered before it, the token, and the second best with the log of its share. */
interface Step {
  readonly past: Past;
  readonly token: number;
  readonly second: number;
  readonly log: number;
}

/** At this log of its share a second token is worth following; and how many are. */
const LEAST_SECOND = Math.log(0.12);
const MOST_OTHERS = 3;
/** So many tokens in a row, and what follows is the same; after so many it will never be. */
const SAME = 2;
const LONGEST_WAY = 25;

function hearingOf({ session, vocabulary }: Decoder, heard: Tensor): Hearing {
  const run: Run = async (tokens, past, isFirst) => {
    const { logits, ...presents } = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      encoder_hidden_states: heard,
      use_cache_branch: new Tensor('bool', [!isFirst], [1]),
      ...past,
    });
    return { scores: vocabulary.of(logits!.data as Float32Array), presents };
  };
  return {
    async write(most) {
      const steps: Step[] = [];
      for await (const step of follow(run, START, emptyPast())) {
        // Thousands of numbers for each token: kept only where another way begins.
        steps.push(step.log > LEAST_SECOND ? step : { ...step, past: {} });
        if (step.token === END || steps.length >= most) break;
      }
      const tokens = steps.map(({ token }) => token).filter((token) => token !== END);
      const doubtful = steps
        .map((step, at) => ({ ...step, at }))
        .filter(({ log, second, at }) => log > LEAST_SECOND && second !== END && at < tokens.length)
        .sort((a, b) => b.log - a.log)
        .slice(0, MOST_OTHERS);
      const others: number[][] = [];
      for (const { at } of doubtful) {
        const other = await otherWay(run, steps, tokens, at);
        if (other) others.push(other);
      }
      return { tokens, others };
    },
    async weigh(tokens) {
      const { scores } = await run([START, ...tokens], emptyPast(), true);
      const size = scores.length / (tokens.length + 1);
      const logs = [...tokens, END].map((token, at) =>
        logOf(scores.subarray(at * size, (at + 1) * size), token),
      );
      return { tokens, logs };
    },
  };
}

/** What the model writes after a token, without end. */
async function* follow(run: Run, first: number, before: Past): AsyncGenerator<Step> {
  let [token, past] = [first, before];
  for (let isFirst = first === START; ; isFirst = false) {
    const { scores, presents } = await run([token], past, isFirst);
    past = pastAfter(past, presents, isFirst);
    token = indexOfMost(scores);
    const second = indexOfMost(scores, token);
    yield { past, token, second, log: logOf(scores, second) };
  }
}

/** What was written, with the second best at one place, and then as it goes on until it is the same again; null where it is lost. */
async function otherWay(
  run: Run,
  steps: readonly Step[],
  tokens: readonly number[],
  at: number,
): Promise<number[] | null> {
  const { past, second } = steps[at]!;
  const written = [...tokens.slice(0, at), second];
  for await (const { token } of follow(run, second, past)) {
    if (token === END) return written;
    if (written.length > at + LONGEST_WAY) return null;
    written.push(token);
    const end = written.slice(-SAME);
    const same = tokens.findIndex(
      (_, from) => from > at && end.every((each, i) => tokens[from + i] === each),
    );
    if (same >= 0 && written.length - at > SAME) return [...written, ...tokens.slice(same + SAME)];
  }
  return null;
}

function emptyPast(): Past {
  const past: Past = {};
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const side of ['decoder', 'encoder']) {
      for (const part of ['key', 'value']) {
        past[`past_key_values.${layer}.${side}.${part}`] = new Tensor('float32', new Float32Array(0), [
          0,
          HEADS,
          1,
          HEAD_SIZE,
        ]);
      }
    }
  }
  return past;
}

/** What it makes of the speech stays as it was at first; after that the results of it are empty. */
function pastAfter(past: Past, result: InferenceSession.ReturnType, isFirst: boolean): Past {
  const next: Past = {};
  for (const name of Object.keys(past)) {
    const isNew = isFirst || name.includes('decoder');
    next[name] = isNew ? result[name.replace('past_key_values', 'present')]! : past[name]!;
  }
  return next;
}

/** The likeliest token, or the likeliest but one. */
function indexOfMost(scores: Float32Array, without = -1): number {
  let most = without === 0 ? 1 : 0;
  for (let i = 1; i < VOCABULARY; i++) if (scores[i]! > scores[most]! && i !== without) most = i;
  return most;
}

/** What is so much less likely than the likeliest, in nats, adds nothing. */
const NOTHING = 15;

/** The logarithm of one token's probability among all. */
function logOf(scores: Float32Array, token: number): number {
  const top = scores[indexOfMost(scores)]!;
  const least = top - NOTHING;
  let sum = 0;
  for (let i = 0; i < scores.length; i++) if (scores[i]! > least) sum += Math.exp(scores[i]! - top);
  return scores[token]! - top - Math.log(sum);
}
