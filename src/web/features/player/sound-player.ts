/*
 * One sound at a time on a page: all buttons share this one audio element. It is also what iOS asks for, which
 * lets an element play after a fetch only if it has played once within a tap.
 */

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

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
const listeners = new Set<() => void>();

function set(owner: object | null, status: PlayerStatus): void {
  now = { owner, status };
  for (const listener of listeners) listener();
}

function letGo(): void {
  if (address) URL.revokeObjectURL(address);
  address = undefined;
}

function element(): HTMLAudioElement {
  if (!audio) {
    audio = new Audio();
    // The silence that unlocks the element ends as well, while the sound is still on its way or has failed.
    audio.onended = () => {
      if (now.status === 'playing') set(now.owner, 'idle');
    };
    audio.onpause = () => {
      if (now.status === 'playing' && !audio?.ended) set(now.owner, 'paused');
    };
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

export function statusOf(owner: object): PlayerStatus {
  return now.owner === owner ? now.status : 'idle';
}

/** Seconds into the sound of this owner. */
export function positionOf(owner: object): number {
  return now.owner === owner && now.status !== 'loading' && audio ? audio.currentTime : 0;
}

/** Ends whatever is playing. */
export function stopSound(): void {
  if (now.owner === null) return;
  set(null, 'idle');
  audio?.pause();
  letGo();
}

/** Plays the owner's sound from its beginning and ends another's. A sound that can't be had is 'failed'. */
export async function playSound(owner: object, getSound: () => Blob | Promise<Blob>): Promise<void> {
  stopSound();
  set(owner, 'loading');
  const player = element();
  unlock(player);
  let sound: Blob;
  try {
    sound = await getSound();
  } catch {
    if (now.owner === owner) set(owner, 'failed');
    return;
  }
  if (now.owner !== owner) return;
  letGo();
  address = URL.createObjectURL(sound);
  player.src = address;
  await run(owner);
}

/** What the one button of a player does. */
export async function togglePlayback(owner: object, getSound: () => Blob | Promise<Blob>): Promise<void> {
  const status = statusOf(owner);
  if (status === 'loading') return;
  if (status === 'playing') return element().pause();
  if (status === 'paused') return run(owner);
  await playSound(owner, getSound);
}
