import { flushCompileCache } from 'node:module';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { AppError, type ErrorCode, type ErrorDetails } from '#domain/errors.ts';
import { garbageCollector } from './collect-garbage.ts';

/** What a worker can do: functions of one plain value each. Same input, same output. */
// biome-ignore lint/suspicious/noExplicitAny: a handler's own types are kept by inference, see Pool
export type JobHandlers = Readonly<Record<string, (input: any) => Promise<unknown>>>;

/** From the pool to a worker. */
export interface JobMessage {
  readonly name: string;
  readonly input: unknown;
}

/** From a worker to the pool. A worker has one job at a time, so answers carry no number. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly details: ErrorDetails }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string | undefined };

export interface Parcel<Value> {
  readonly value: Value;
  readonly transfer: ArrayBuffer[];
}

function isView(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

/**
 * Makes a message of a value. Typed arrays among its own fields travel by transfer: those that fill their buffer
 * as they are when `keep` is false (the sender loses them), else as copies.
 */
export function pack<Value>(value: Value, { keep }: { keep: boolean }): Parcel<Value> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { value, transfer: [] };
  const transfer: ArrayBuffer[] = [];
  const detach = (field: unknown) => {
    if (!isView(field)) return field;
    const whole = field.byteLength === field.buffer.byteLength && field.buffer instanceof ArrayBuffer;
    // A Node Buffer shares its memory with others: only a real copy may be transferred.
    const own = whole && !keep ? field : Uint8Array.prototype.slice.call(field);
    const sent = field instanceof Buffer ? new Uint8Array(own.buffer, own.byteOffset, own.byteLength) : own;
    transfer.push(sent.buffer as ArrayBuffer);
    return sent;
  };
  if (isView(value)) return { value: detach(value) as Value, transfer };
  const copy = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, detach(field)]));
  return { value: copy as Value, transfer };
}

function failure(error: unknown): WorkerMessage {
  if (error instanceof AppError) {
    const details = error.reason ? { reason: error.reason, params: error.params } : { params: error.params };
    return { kind: 'refused', code: error.code, details };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { kind: 'failed', message, stack };
}

/** Engines keep a processor busy for long: whoever only needs it for a moment goes first. Linux alone ranks threads. */
function giveWayToOthers(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/** So long without a job a thread is at rest. */
const RESTING_MS = 20_000;

/**
 * A thread without work collects no garbage either: what its last jobs left would stay until the next. The first one
 * leaves most: it prepares for the others.
 */
function tidyUpAtRest(): () => void {
  const collect = garbageCollector();
  let timer: NodeJS.Timeout | undefined;
  let afterMs = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(collect, afterMs).unref();
    afterMs = RESTING_MS;
  };
}

/**
 * Makes this module a worker of a pool: warms up, reports ready, then answers one job after the other. An
 * AppError that a handler throws reaches the caller as one; anything else counts as a fault of the engine.
 */
export async function serveJobs({
  warm,
  handlers,
}: {
  warm: () => Promise<void>;
  handlers: JobHandlers;
}): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('serveJobs: this module is to be started as a worker thread');
  giveWayToOthers();
  const send = (message: WorkerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  await warm();
  // A thread is ended and never exits, which is when Node would keep what it compiled.
  flushCompileCache();
  const tidyUpLater = tidyUpAtRest();
  port.on('message', async ({ name, input }: JobMessage) => {
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`no job named '${name}'`);
      const { value: output, transfer } = pack(await handler(input), { keep: false });
      send({ kind: 'done', output }, transfer);
    } catch (error) {
      send(failure(error));
    }
    tidyUpLater();
  });
  send({ kind: 'ready' });
}
