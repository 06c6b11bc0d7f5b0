import { createHash } from 'node:crypto';
import {
  type PlannedPiece,
  planRecording,
  type Script,
  type TurnTime,
} from '#domain/oet/listening/script.ts';
import type { Deps } from '../../../deps.ts';
import type { RecordingPiece } from '../../../ports/recording-joiner.ts';
import { collectSpeech } from '../../../ports/synthesizer.ts';
import { findRecording, type MadeRecording, saveRecording } from './recordings.store.ts';
import { type ExtractPlace, findScript, offeredExtracts } from './scripts.store.ts';

type RecordingDeps = Pick<Deps, 'db' | 'clock' | 'synthesizer' | 'recordingJoiner' | 'blobs'>;

/** A turn of talk, while learners' own voices go first. */
const PIECE_MS = 300_000;
/** All of them joined, likewise. */
const JOIN_MS = 300_000;

/** A recording that has just been made. */
export interface MadeNow extends ExtractPlace {
  readonly bytes: number;
  /** How long it is. */
  readonly durationMs: number;
  /** How long it took to make. */
  readonly tookMs: number;
}

export interface Making {
  /** Asked before each one. */
  readonly goesOn?: () => boolean;
  readonly onMade?: (made: MadeNow) => void;
}

/** Makes the recordings of tests that are given out and have none. Safe to be ended anywhere, and to be run twice. */
export async function makeMissingRecordings(
  deps: RecordingDeps,
  { goesOn = () => true, onMade = () => {} }: Making = {},
): Promise<number> {
  let made = 0;
  for (const place of await offeredExtracts(deps.db)) {
    if (!goesOn()) break;
    const started = performance.now();
    const recording = await makeRecording(deps, place);
    if (!recording) continue;
    made += 1;
    const { bytes, durationMs } = recording;
    onMade({ ...place, bytes, durationMs, tookMs: performance.now() - started });
  }
  return made;
}

/** Blobs give way when there are too many, so the row alone doesn't say it. */
async function isMade({ db, blobs }: Pick<Deps, 'db' | 'blobs'>, place: ExtractPlace): Promise<boolean> {
  const recording = await findRecording(db, place);
  return recording !== undefined && (await blobs.size(recording.blobKey)) !== undefined;
}

/**
 * Makes the recording of an extract, turn by turn, so that a learner who wants a word spoken waits for one turn at
 * most. null where there was none to make.
 */
async function makeRecording(deps: RecordingDeps, place: ExtractPlace): Promise<MadeRecording | null> {
  const script = await findScript(deps.db, place);
  if (!script || (await isMade(deps, place))) return null;
  const plan = planRecording(script);
  const blobKey = keyOf(deps.synthesizer.engine.id, plan);
  const pieces: RecordingPiece[] = [];
  for (const piece of plan) pieces.push(await makePiece(deps, piece));
  const joined = await deps.recordingJoiner.join(pieces, AbortSignal.timeout(JOIN_MS));
  await deps.blobs.put(blobKey, joined.mp3);
  const made = {
    blobKey,
    bytes: joined.mp3.length,
    durationMs: joined.durationMs,
    turns: timesOf(plan, joined.places),
    engine: deps.synthesizer.engine.name,
    madeAt: deps.clock.now(),
  };
  await saveRecording(deps.db, place, made);
  return made;
}

async function makePiece({ synthesizer }: RecordingDeps, piece: PlannedPiece): Promise<RecordingPiece> {
  if (piece.kind === 'pause') return { silenceMs: piece.ms };
  const request = { text: piece.text, language: 'en', ...piece.sound, background: true };
  const { audio } = await collectSpeech(synthesizer.speak(request, AbortSignal.timeout(PIECE_MS)));
  return { audio };
}

function keyOf(engine: string, plan: readonly PlannedPiece[]): string {
  return `listening-${createHash('sha256')
    .update(JSON.stringify([engine, plan]))
    .digest('hex')}`;
}

function timesOf(
  plan: readonly PlannedPiece[],
  places: readonly { readonly fromMs: number; readonly toMs: number }[],
): TurnTime[] {
  return plan.flatMap((piece, index) => {
    const place = places[index];
    return piece.kind === 'speech' && piece.turn !== null && place ? [{ turn: piece.turn, ...place }] : [];
  });
}

/** What a script says, as a transcript. */
export function transcriptOf({ speakers, turns }: Script): string {
  const nameOf = (id: string) => speakers.find((speaker) => speaker.id === id)?.name ?? id;
  return turns.map(({ speaker, text }) => `${nameOf(speaker)}: ${text}`).join('\n');
}
