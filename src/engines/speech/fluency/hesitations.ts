import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import type { Listened } from './listen.ts';
import { runsOf, type Spoken } from './pauses.ts';

/** What 'uh', 'er' and 'um' are heard as. */
const FILLERS = new Set('AH ER AA AE EH AO UH M N NG HH'.split(' '));
/** Between silences, in frames: shorter ones are bits of words, longer ones words. */
const FILLER = { least: 12, most: 90 };
/** Nearly all of it must sound like a filler. */
const FILLER_SHARE = 0.85;
/** A sound that is held so long is drawn out, in frames, wherever it stands. */
const HELD = 38;

/** Fillers that stand alone, and sounds that are drawn out. */
export function countHesitations(model: AcousticModel, heard: Listened, spoken: Spoken): number {
  const isFiller = Uint8Array.from(heard.loop, (phone) => (FILLERS.has(model.phones[phone]!) ? 1 : 0));
  const edges = [spoken.start, ...spoken.silences.flatMap(({ start, end }) => [start, end]), spoken.end];
  let count = 0;
  for (let i = 0; i < edges.length; i += 2) {
    const [start, end] = [edges[i]!, edges[i + 1]!];
    const share = isFiller.subarray(start, end).reduce((sum, one) => sum + one, 0) / (end - start);
    const isAlone = end - start >= FILLER.least && end - start <= FILLER.most && share >= FILLER_SHARE;
    count += isAlone ? 1 : heldWithin(heard, isFiller, start, end);
  }
  return count;
}

function heldWithin(heard: Listened, isFiller: Uint8Array, from: number, to: number): number {
  const held = (frame: number) => isFiller[frame] === 1 && heard.voicing[frame]! > 0.5;
  const track = Uint8Array.from({ length: to - from }, (_, i) => (held(from + i) ? 1 : 0));
  return runsOf(track, 1).filter(({ start, end }) => end - start >= HELD).length;
}
