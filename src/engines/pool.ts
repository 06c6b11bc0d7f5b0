import { AppError } from '#domain/errors.ts';
import { JobTimes } from './job-times.ts';
import { type Job, PoolWorker } from './pool-worker.ts';
import type { JobHandlers } from './worker.ts';

export interface PoolOptions {
  /** A module that calls `serveJobs`. */
  readonly module: URL;
  /** Threads, each with an engine of its own. */
  readonly size: number;
  /** Jobs that may wait. Default 32 a thread. */
  readonly maxQueue?: number;
  /** How long a job may run before its thread is ended. Default 10,000. */
  readonly jobTimeoutMs?: number;
  /**
   * How long a job may wait for a thread; one that would by the usual times of those before it is refused at once.
   * Default 8,000: three engines one after the other answer before a page gives up after 35 s.
   */
  readonly maxWaitMs?: number;
  /** How long a thread may warm up. Default 30,000. */
  readonly startTimeoutMs?: number;
  /** Jobs after which a thread is replaced, because engines leak. Default 5,000. */
  readonly maxJobs?: number;
  /** Told of every thread that was lost: a fault worth a line in the log. */
  readonly onLost?: (error: Error) => void;
}

export interface PoolState {
  /** Threads that have warmed up. */
  readonly ready: number;
  readonly busy: number;
  readonly waiting: number;
  readonly answered: number;
  /** Threads lost to crashes and timeouts. */
  readonly lost: number;
}

export type JobInput<Handlers extends JobHandlers, Name extends keyof Handlers> = Parameters<
  Handlers[Name]
>[0];
export type JobOutput<Handlers extends JobHandlers, Name extends keyof Handlers> = Awaited<
  ReturnType<Handlers[Name]>
>;

export interface RunOptions {
  readonly signal?: AbortSignal;
  readonly background?: boolean;
}

/** Worker threads of one kind. */
export interface Pool<Handlers extends JobHandlers> {
  /**
   * Runs one job. Errors: SRV_002 with reason `overloaded` when the queue is full or the wait would be or is too long,
   * SRV_002 when the engine fails, crashes, takes too long or can't start, the handler's own AppError, or the reason of
   * the signal.
   * The caller keeps its input; the output is the caller's. A job in the background is one that nobody waits for: it
   * begins when no other waits, and waits for that as long as its signal lets it.
   */
  run<Name extends keyof Handlers & string>(
    name: Name,
    input: JobInput<Handlers, Name>,
    options?: RunOptions,
  ): Promise<JobOutput<Handlers, Name>>;
  /** Resolves when every thread has warmed up; rejects with the cause when one can't start, which is tried again. */
  warm(): Promise<void>;
  state(): PoolState;
  /** Refuses new jobs and those that wait, lets running ones end, then stops the threads. */
  close(): Promise<void>;
}

/** Something that somebody may wait for, or nobody. */
function awaited(): PromiseWithResolvers<void> {
  const resolvers = Promise.withResolvers<void>();
  resolvers.promise.catch(() => {});
  return resolvers;
}

const FIRST_RESTART_MS = 50;
const LAST_RESTART_MS = 5_000;

interface WaitingJob extends Job {
  readonly leave: () => void;
}

class WorkerPool implements Pool<JobHandlers> {
  #options: Required<PoolOptions>;
  #workers = new Set<PoolWorker>();
  #queue: WaitingJob[] = [];
  #background: WaitingJob[] = [];
  #times = new JobTimes();
  #running = new Set<Promise<unknown>>();
  #retiring = new Set<Promise<void>>();
  #restarts = new Set<NodeJS.Timeout>();
  #failedStarts = 0;
  #startFault: Error | undefined;
  #answered = 0;
  #lost = 0;
  #closed = false;
  #warmed = awaited();

  constructor(options: PoolOptions) {
    this.#options = {
      maxQueue: options.size * 32,
      jobTimeoutMs: 10_000,
      maxWaitMs: 8_000,
      startTimeoutMs: 30_000,
      maxJobs: 5_000,
      onLost: () => {},
      ...options,
    };
    for (let i = 0; i < this.#options.size; i++) this.#spawn();
  }

  warm(): Promise<void> {
    return this.#warmed.promise;
  }

  state(): PoolState {
    const workers = [...this.#workers].filter((worker) => worker.ready);
    const busy = workers.filter((worker) => !worker.idle).length;
    const waiting = this.#queue.length + this.#background.length;
    return { ready: workers.length, busy, waiting, answered: this.#answered, lost: this.#lost };
  }

  async run(name: string, input: unknown, { signal, background = false }: RunOptions = {}): Promise<unknown> {
    signal?.throwIfAborted();
    const isRefused = this.#closed || (!background && this.#isOverloaded());
    if (isRefused) throw new AppError('SRV_002', { reason: 'overloaded' });
    if (!background && this.#cannotStart()) throw new AppError('SRV_002', { cause: this.#startFault });
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const drop = (error: unknown) => {
      this.#queue = this.#queue.filter((waiting) => waiting !== job);
      this.#background = this.#background.filter((waiting) => waiting !== job);
      reject(error);
    };
    // A running engine can't be interrupted: the caller leaves, the thread finishes and its answer is dropped.
    const abort = () => drop(signal?.reason);
    const overdue = () => drop(new AppError('SRV_002', { reason: 'overloaded' }));
    const timer = background ? undefined : setTimeout(overdue, this.#options.maxWaitMs);
    const job: WaitingJob = { name, input, resolve, reject, leave: () => clearTimeout(timer) };
    signal?.addEventListener('abort', abort, { once: true });
    (background ? this.#background : this.#queue).push(job);
    this.#running.add(promise);
    this.#dispatch();
    try {
      return await promise;
    } finally {
      job.leave();
      signal?.removeEventListener('abort', abort);
      this.#running.delete(promise);
    }
  }

  /** Whether a job that came now would wait too long, or in too long a queue. */
  #isOverloaded(): boolean {
    const workers = [...this.#workers];
    if (workers.some((worker) => worker.idle)) return false;
    const { maxQueue, maxWaitMs, size } = this.#options;
    const running = workers.flatMap((worker) => worker.running ?? []);
    return this.#queue.length >= maxQueue || this.#times.left(running, this.#queue) / size > maxWaitMs;
  }

  /** Whether no thread is there, and each one that was started of late failed: who waits for them waits in vain. */
  #cannotStart(): boolean {
    return this.#failedStarts >= this.#options.size && this.state().ready === 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#warmed.reject(new Error('pool closed'));
    for (const timer of this.#restarts) clearTimeout(timer);
    const waiting = [...this.#queue.splice(0), ...this.#background.splice(0)];
    for (const job of waiting) job.reject(new AppError('SRV_002', { reason: 'overloaded' }));
    await Promise.allSettled(this.#running);
    await Promise.all([...this.#retiring, ...[...this.#workers].map((worker) => worker.stop())]);
  }

  #dispatch(): void {
    for (const worker of this.#workers) {
      if (!worker.idle) continue;
      const job = this.#queue.shift() ?? this.#background.shift();
      if (!job) return;
      job.leave();
      worker.start(job);
    }
  }

  #spawn(): void {
    const { module, jobTimeoutMs, startTimeoutMs, onLost } = this.#options;
    const worker: PoolWorker = new PoolWorker({
      module,
      jobTimeoutMs,
      startTimeoutMs,
      onReady: () => {
        this.#failedStarts = 0;
        if (this.state().ready === this.#options.size) this.#warmed.resolve();
        this.#dispatch();
      },
      onIdle: (name, ms) => {
        this.#answered++;
        this.#times.note(name, ms);
        if (worker.answered >= this.#options.maxJobs) this.#retire(worker);
        this.#dispatch();
      },
      onGone: (error) => {
        if (!this.#workers.delete(worker) || this.#closed) return;
        this.#lost++;
        onLost(error);
        if (!worker.ready) this.#noteFailedStart(error);
        this.#respawn();
      },
    });
    this.#workers.add(worker);
  }

  #noteFailedStart(error: Error): void {
    this.#failedStarts++;
    this.#startFault = error;
    this.#warmed.reject(error);
    this.#warmed = awaited();
    if (!this.#cannotStart()) return;
    for (const job of this.#queue.splice(0)) job.reject(new AppError('SRV_002', { cause: error }));
  }

  #retire(worker: PoolWorker): void {
    this.#workers.delete(worker);
    const stopped = worker.stop().finally(() => this.#retiring.delete(stopped));
    this.#retiring.add(stopped);
    if (!this.#closed) this.#spawn();
  }

  /** At once after a crash, with growing pauses while threads fail to start. */
  #respawn(): void {
    const pause = this.#failedStarts === 0 ? 0 : FIRST_RESTART_MS * 2 ** Math.min(10, this.#failedStarts);
    const timer = setTimeout(
      () => {
        this.#restarts.delete(timer);
        this.#spawn();
      },
      Math.min(LAST_RESTART_MS, pause),
    );
    this.#restarts.add(timer);
  }
}

/**
 * Starts a pool of worker threads, each with one engine and one job at a time, first come first served but for what runs in the background. Threads
 * that crash, hang or grow old are replaced.
 */
export function createPool<Handlers extends JobHandlers>(options: PoolOptions): Pool<Handlers> {
  return new WorkerPool(options) as unknown as Pool<Handlers>;
}
