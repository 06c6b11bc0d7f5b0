import type { SpeechMeasures } from '#domain/oet/speaking/assessment.ts';
import { decodeRecording } from '../decode.ts';
import { ENGLISH_VOWELS } from '../phones/phone-names.ts';
import type { SpeechModels } from '../pronunciation/models.ts';
import { findSpeech } from '../pronunciation/recording.ts';
import { placeWords } from './align-words.ts';
import { calibration } from './calibration.generated.ts';
import { pitchRangeOf, tonesOf } from './features.ts';
import { countHesitations } from './hesitations.ts';
import { judgeSpeech } from './judgement.ts';
import { listen } from './listen.ts';
import { findPauses } from './pauses.ts';
import { judgedTake, type KnownWords, type Take } from './take.ts';
import { createWordReader } from './words.ts';

export interface SpeechToMeasure {
  /** As browsers record it, up to 4 MB and 90 s. */
  readonly audio: Uint8Array;
  /** What was said, as far as it is known; it may be wrong. */
  readonly words: string | null;
}

export interface SpeechMeasurer {
  /** null where nobody speaks, or the recording can't be read. Same input, same output. */
  measure(speech: SpeechToMeasure): Promise<SpeechMeasures | null>;
}

const MOST_SECONDS = 90;
const FRAMES_A_SECOND = 100;
const FRAME_MS = 10;
/** Shorter silences are no pauses to a listener (De Jong and Bosker 2013), in frames. */
const LEAST_PAUSE = 25;

/** Measures English speech of any length up to a minute and a half: 60 to 80 ms of computing for a second of it. */
export function createSpeechMeasurer(models: Pick<SpeechModels, 'en-us'>): SpeechMeasurer {
  const { acoustic: model, dictionary } = models['en-us'];
  const vowels = new Set([...ENGLISH_VOWELS].map((name) => model.phoneIndex.get(name)!));
  const readWords = createWordReader(model, dictionary);

  async function knownWords({ heard }: Take, text: string | null): Promise<KnownWords | null> {
    const { words, endsClause } = await readWords(text ?? '');
    const placed = placeWords(model, heard, words);
    return placed && { placed, endsClause };
  }

  return {
    async measure({ audio, words }) {
      const recording = await decodeRecording(audio, { maxSeconds: MOST_SECONDS });
      if (recording.kind === 'refused') return null;
      const { samples } = recording;
      const speech = findSpeech(samples, MOST_SECONDS * FRAMES_A_SECOND);
      if (speech.kind === 'refused') return null;
      const heard = listen(model, samples, speech);
      const spoken = findPauses(model, heard);
      if (spoken === null) return null;
      const take = { model, vowels, heard, spoken };
      const known = await knownWords(take, words);
      const ms = (frame: number) => (frame + heard.offset) * FRAME_MS;
      return {
        durationMs: Math.round(samples.length / 16),
        spokenMs: (spoken.end - spoken.start) * FRAME_MS,
        pauses: spoken.silences
          .filter(({ start, end }) => end - start >= LEAST_PAUSE)
          .map(({ start, end }) => ({ fromMs: ms(start), toMs: ms(end) })),
        hesitations: countHesitations(model, heard, spoken),
        pitchRange: Math.round(10 * pitchRangeOf(tonesOf(take))) / 10,
        ...judgeSpeech(judgedTake(take, known), calibration),
      };
    },
  };
}
