import { onVolume, volume } from './volume.ts';

/*
 * One sound at a time on a page: all buttons share this one audio element. It is also what iOS asks for, which
 * lets an element play after a fetch only if it has played once within a tap.
 */

/** waiting: it plays as soon as more of it has arrived. */
export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'waiting' | 'paused' | 'failed';

/** A recording, or an address that answers ranges of one. */
export type Sound = Blob | string;
/** May fetch it; asked each time the sound starts. again: what it gave before broke off, or could not be played. */
export type GetSound = (again: boolean) => Sound | Promise<Sound>;

interface Playing {
  readonly owner: object | null;
  readonly status: PlayerStatus;
}

const NOTHING: Playing = { owner: null, status: 'idle' };
// A WAV file of no samples.
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

let now: Playing = NOTHING;
let audio: HTMLAudioElement | undefined;
let address: string | undefined;
let unlocked = false;
/** Where a sound broke off, in seconds. */
let brokeOffAt = 0;
const listeners = new Set<() => void>();
const ended = new Set<(owner: object | null) => void>();
const failures = new Set<(owner: object | null) => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function set(owner: object | null, status: PlayerStatus): void {
  now = { owner, status };
  tell();
  if (status === 'failed') for (const listener of failures) listener(owner);
}

/** Whether a sound is heard, or would be if all of it were there. */
export function isRunning(status: PlayerStatus): boolean {
  return status === 'playing' || status === 'waiting';
}

function letGo(): void {
  if (address) URL.revokeObjectURL(address);
  address = undefined;
}

/** What the element tells of itself. The silence that unlocks it is told as well, and counts for nothing. */
function watch(player: HTMLAudioElement): void {
  const whileRunning = (status: PlayerStatus) => {
    if (isRunning(now.status)) set(now.owner, status);
  };
  player.onended = () => {
    const { owner } = now;
    whileRunning('idle');
    for (const listener of ended) listener(owner);
  };
  player.onpause = () => {
    if (!player.ended) whileRunning('paused');
  };
  player.onwaiting = () => whileRunning('waiting');
  player.onplaying = () => whileRunning('playing');
  player.onerror = () => {
    if (isRunning(now.status)) brokeOffAt = player.currentTime;
    whileRunning('failed');
  };
  player.ontimeupdate = tell;
  player.ondurationchange = tell;
}

function element(): HTMLAudioElement {
  if (!audio) {
    const made = new Audio();
    watch(made);
    made.volume = volume();
    onVolume(() => {
      made.volume = volume();
    });
    audio = made;
  }
  return audio;
}

function unlock(player: HTMLAudioElement): void {
  if (unlocked) return;
  unlocked = true;
  player.src = SILENCE;
  player.play()?.catch(() => undefined);
}

/** To be called within a tap, on pages where a sound may later start by itself. */
export function unlockSound(): void {
  unlock(element());
}

async function run(owner: object): Promise<void> {
  try {
    await element().play();
    if (now.owner === owner) set(owner, 'playing');
  } catch (error) {
    if (now.owner !== owner) return;
    const name = (error as Error).name;
    // The browser wants another tap; the sound is ready for it.
    set(owner, name === 'NotAllowedError' || name === 'AbortError' ? 'paused' : 'failed');
  }
}

export function subscribeToPlayer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Told of every sound that was heard to its end, with whose it was. */
export function subscribeToEnds(listener: (owner: object | null) => void): () => void {
  ended.add(listener);
  return () => ended.delete(listener);
}

/** Told of every sound that could not be had or played, with whose it was. */
export function subscribeToFailures(listener: (owner: object | null) => void): () => void {
  failures.add(listener);
  return () => failures.delete(listener);
}

/** How fast sounds are played, 1 as they were recorded. Counts for all of them until it is changed. */
export function setSpeed(rate: number): void {
  const player = element();
  player.defaultPlaybackRate = rate;
  player.playbackRate = rate;
}

export function statusOf(owner: object): PlayerStatus {
  return now.owner === owner ? now.status : 'idle';
}

/** The element while it holds this owner's sound. */
function elementOf(owner: object): HTMLAudioElement | null {
  return now.owner === owner && now.status !== 'loading' && audio ? audio : null;
}

/** Seconds into the sound of this owner. */
export function positionOf(owner: object): number {
  return elementOf(owner)?.currentTime ?? 0;
}

/** Seconds, or null as long as it is not known; the header of a recording in WebM doesn't say. */
export function durationOf(owner: object): number | null {
  const duration = elementOf(owner)?.duration;
  return duration !== undefined && Number.isFinite(duration) ? duration : null;
}

/** Goes on from `seconds` into the sound, which has to have been started. */
export function seek(owner: object, seconds: number): void {
  const player = elementOf(owner);
  if (!player) return;
  player.currentTime = seconds;
  tell();
}

/** Ends whatever is playing. */
export function stopSound(): void {
  if (now.owner === null) return;
  set(null, 'idle');
  audio?.pause();
  letGo();
}

/** Plays the owner's sound from `from` seconds and ends another's. A sound that can't be had is 'failed'. */
export async function playSound(owner: object, getSound: GetSound, from = 0, again = false): Promise<void> {
  stopSound();
  set(owner, 'loading');
  brokeOffAt = from;
  const player = element();
  unlock(player);
  let sound: Sound;
  try {
    sound = await getSound(again);
  } catch {
    if (now.owner === owner) set(owner, 'failed');
    return;
  }
  if (now.owner !== owner) return;
  letGo();
  if (typeof sound !== 'string') address = URL.createObjectURL(sound);
  player.src = typeof sound === 'string' ? sound : (address ?? '');
  if (from > 0) player.currentTime = from;
  await run(owner);
}

/** What the one button of a player does. */
export async function togglePlayback(owner: object, getSound: GetSound, from = 0): Promise<void> {
  const status = statusOf(owner);
  if (status === 'loading') return;
  if (isRunning(status)) return element().pause();
  if (status === 'paused') return run(owner);
  if (status === 'failed') return playSound(owner, getSound, brokeOffAt, true);
  await playSound(owner, getSound, from);
}
