import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import type { Listened } from './listen.ts';

/** Frames from the first one listened to. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A cough, a click or a lip is no word between two pauses. In frames. */
const SHORTEST_SOUND = 6;
/** Closures of stops last up to a tenth of a second, and are no pauses. In frames. */
const SHORTEST_SILENCE = 12;
/** Breath and noise are no speech where they are so much quieter than the threshold of speech plus this, in dB. */
const BREATH_DB = 12;

export interface Spoken {
  /** The first frame of speech, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Silences between them, longer than closures. */
  readonly silences: readonly Stretch[];
}

/** Where there is speech and where silence within it; null where there is none. */
export function findPauses(model: AcousticModel, heard: Listened): Spoken | null {
  const isSilent = Uint8Array.from({ length: heard.frames }, (_, frame) => {
    const loudness = heard.loudness[frame] ?? Number.NEGATIVE_INFINITY;
    const isNoise = model.fillers.has(heard.loop[frame]!) && loudness < heard.threshold + BREATH_DB;
    return loudness < heard.threshold || isNoise ? 1 : 0;
  });
  const sounds = runsOf(isSilent, 0).filter(({ start, end }) => end - start >= SHORTEST_SOUND);
  if (sounds.length === 0) return null;
  const silences = sounds
    .slice(1)
    .map((sound, i) => ({ start: sounds[i]!.end, end: sound.start }))
    .filter(({ start, end }) => end - start >= SHORTEST_SILENCE);
  return { start: sounds[0]!.start, end: sounds.at(-1)!.end, silences };
}

/** The runs of one value. */
export function runsOf(values: ArrayLike<number>, value: number): Stretch[] {
  const runs: Stretch[] = [];
  for (let start = 0; start < values.length; start++) {
    if (values[start] !== value) continue;
    let end = start + 1;
    while (end < values.length && values[end] === value) end++;
    runs.push({ start, end });
    start = end;
  }
  return runs;
}
