import { createStore, delMany, entries, get, setMany, type UseStore } from 'idb-keyval';
import { inBrowser } from '#web/lib/storage.ts';

/*
 * What a learner made and the server does not have yet, kept in this browser: through a reload, a lost connection, a
 * session that ended. Every piece has an owner; whoever logs in next finds nothing of the one before.
 */

/** What a piece is about (the id of a case, of an attempt) and which part of it. */
export interface WorkName {
  readonly subject: string;
  readonly part: string;
}

export interface KeptWork {
  readonly value: unknown;
  /** Counts the edits, in whichever tab they were made. */
  readonly revision: number;
  /** Milliseconds, by this browser's clock. */
  readonly editedAt: number;
}

type Key = [learner: string, subject: string, part: string];
/** null: it was forgotten. */
type Listener = (work: KeptWork | null) => void;

const WRITE_AFTER_MS = 300;
/** Who was the last to log in here, for a page that is loaded again. */
const OWNER = 'bedside.learner';
const RESCUED = 'bedside.rescued-work';

let owner: string | null = null;
let opened: UseStore | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let channel: BroadcastChannel | undefined;
const waiting = new Map<string, [Key, KeptWork]>();
const revisions = new Map<string, number>();
const listeners = new Map<string, Set<Listener>>();

const keyOf = ({ subject, part }: WorkName): Key | null => (owner ? [owner, subject, part] : null);
const idOf = (key: Key) => JSON.stringify(key);

/** Where the browser keeps nothing (its private mode), work lasts as long as the page. */
async function attempt<Result>(work: (store: UseStore) => Promise<Result>): Promise<Result | null> {
  try {
    opened ??= createStore('bedside', 'kept-work');
    return await work(opened);
  } catch (error) {
    console.warn('Work could not be kept in this browser', error);
    return null;
  }
}

function tellTabs(key: Key, work: KeptWork | null): void {
  channel?.postMessage({ key, work });
}

function listenToTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('bedside.kept-work');
  channel.onmessage = ({ data }: MessageEvent<{ key: Key; work: KeptWork | null }>) => {
    const id = idOf(data.key);
    if (data.work && data.work.revision <= (revisions.get(id) ?? 0)) return;
    if (data.work) revisions.set(id, data.work.revision);
    else revisions.delete(id);
    waiting.delete(id);
    for (const listener of listeners.get(id) ?? []) listener(data.work);
  };
}

/** Writes what still waits. The page calls it when it is hidden or left. */
export async function flushWork(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const due = [...waiting.values()];
  if (due.length === 0) return;
  waiting.clear();
  for (const [key, work] of due) tellTabs(key, work);
  await attempt((store) => setMany(due, store));
  inBrowser.set(RESCUED, null);
}

/** A page that goes does not wait for its database: what is still to be written is put where that takes no time. */
function rescueWork(): void {
  if (waiting.size > 0) inBrowser.set(RESCUED, JSON.stringify([...waiting.values()]));
  void flushWork();
}

function recoverWork(learner: string): void {
  const rescued: [Key, KeptWork][] = JSON.parse(inBrowser.get(RESCUED) ?? '[]');
  for (const [key, work] of rescued) {
    if (key[0] === learner) waiting.set(idOf(key), [key, work]);
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', rescueWork);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') rescueWork();
  });
}

async function forgetWhere(isForgotten: (key: Key) => boolean): Promise<void> {
  await attempt(async (store) => {
    const keys = (await entries<Key, KeptWork>(store)).map(([key]) => key);
    await delMany(keys.filter(isForgotten), store);
  });
}

/** Says whose work it is from now on, and forgets that of everybody else. */
export async function claimWork(learner: string): Promise<void> {
  if (owner === learner) return;
  owner = learner;
  inBrowser.set(OWNER, learner);
  waiting.clear();
  listenToTabs();
  recoverWork(learner);
  await forgetWhere(([of]) => of !== learner);
  await flushWork();
  inBrowser.set(RESCUED, null);
}

/** Keeps the newest state of a piece; written soon, so that it can be told at every key. */
export function keepWork(name: WorkName, value: unknown): void {
  const key = keyOf(name);
  if (!key) return;
  const id = idOf(key);
  const revision = (revisions.get(id) ?? 0) + 1;
  revisions.set(id, revision);
  waiting.set(id, [key, { value, revision, editedAt: Date.now() }]);
  timer ??= setTimeout(() => void flushWork(), WRITE_AFTER_MS);
}

export async function forgetWork(name: WorkName): Promise<void> {
  const key = keyOf(name);
  if (!key) return;
  waiting.delete(idOf(key));
  revisions.delete(idOf(key));
  tellTabs(key, null);
  await attempt((store) => delMany([key], store));
}

export async function findWork(name: WorkName): Promise<KeptWork | null> {
  const key = keyOf(name);
  if (!key) return null;
  const id = idOf(key);
  const found = waiting.get(id)?.[1] ?? (await attempt((store) => get<KeptWork>(key, store))) ?? null;
  if (found) revisions.set(id, Math.max(found.revision, revisions.get(id) ?? 0));
  return found;
}

/** Everything of the learner who is logged in. */
export async function allWork(): Promise<(WorkName & KeptWork)[]> {
  owner ??= inBrowser.get(OWNER);
  await flushWork();
  const kept = (await attempt((store) => entries<Key, KeptWork>(store))) ?? [];
  return kept
    .filter(([[learner]]) => learner === owner)
    .map(([[, subject, part], work]) => ({ subject, part, ...work }));
}

/** At the end of a session: nothing of it stays. */
export async function forgetAllWork(): Promise<void> {
  owner = null;
  waiting.clear();
  revisions.clear();
  inBrowser.set(OWNER, null);
  inBrowser.set(RESCUED, null);
  await forgetWhere(() => true);
}

/** Tells of a piece that another tab has changed or forgotten. */
export function watchWork(name: WorkName, listener: Listener): () => void {
  const key = keyOf(name);
  if (!key) return () => {};
  const id = idOf(key);
  const heard = listeners.get(id) ?? new Set();
  listeners.set(id, heard.add(listener));
  return () => heard.delete(listener);
}
