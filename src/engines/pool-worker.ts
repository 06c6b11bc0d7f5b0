import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
import { AppError } from '#domain/errors.ts';
import { type JobMessage, pack, type WorkerMessage } from './worker.ts';

/** Engines need a folder for temporary files, and no secret of the server's. */
const PASSED_ON = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_COMPILE_CACHE'];

/** Of JavaScript's own memory; that of WebAssembly is bounded by what the engines accept. */
const MAX_HEAP_MB = 512;
/** Left to itself a thread keeps a hundred megabytes for what it makes and drops while it warms up. */
const YOUNG_MB = 3;

export interface Job {
  readonly name: string;
  readonly input: unknown;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface PoolWorkerOptions {
  readonly module: URL;
  readonly jobTimeoutMs: number;
  readonly startTimeoutMs: number;
  readonly onReady: () => void;
  /** After every answer, which took so many milliseconds: this worker can take the next job. */
  readonly onIdle: (name: string, ms: number) => void;
  /** It is gone: crashed, timed out, failed to start or told to stop. Called once. */
  readonly onGone: (error: Error) => void;
}

function environment(): Record<string, string> {
  // A thread keeps and finds compiled code where this process does, which it doesn't by itself.
  const known: NodeJS.ProcessEnv = { ...process.env, NODE_COMPILE_CACHE: getCompileCacheDir() };
  return Object.fromEntries(
    PASSED_ON.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
}

/** One thread with one engine. Takes a job at a time; the job that brings it down is answered with SRV_002. */
export class PoolWorker {
  #worker: Worker;
  #options: PoolWorkerOptions;
  #job: Job | undefined;
  #since = 0;
  #timer: NodeJS.Timeout;
  #gone = false;
  /** Whether it has warmed up. */
  ready = false;
  /** Jobs answered so far. */
  answered = 0;

  constructor(options: PoolWorkerOptions) {
    this.#options = options;
    this.#worker = new Worker(options.module, {
      env: environment(),
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.on('message', (message: WorkerMessage) => this.#receive(message));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#worker.on('exit', (code) => this.#end(new Error(`worker exited with ${code}`)));
    this.#timer = this.#limit(options.startTimeoutMs, 'worker did not start in time');
  }

  get idle(): boolean {
    return this.ready && !this.#gone && this.#job === undefined;
  }

  /** What it does, and for how many milliseconds it has. */
  get running(): { readonly name: string; readonly ms: number } | undefined {
    return this.#job && { name: this.#job.name, ms: performance.now() - this.#since };
  }

  start(job: Job): void {
    this.#job = job;
    this.#since = performance.now();
    this.#worker.ref();
    this.#timer = this.#limit(this.#options.jobTimeoutMs, `job '${job.name}' took too long`);
    try {
      const { value: input, transfer } = pack(job.input, { keep: true });
      this.#worker.postMessage({ name: job.name, input } satisfies JobMessage, transfer);
    } catch (error) {
      this.#settle((failed) => failed.reject(error));
    }
  }

  /** Ends the thread at once, whatever it does. */
  async stop(): Promise<void> {
    this.#end(new Error('worker stopped'));
    await this.#worker.terminate();
  }

  #limit(ms: number, message: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.#end(new Error(message));
      void this.#worker.terminate();
    }, ms);
  }

  #receive(message: WorkerMessage): void {
    if (this.#gone) return;
    if (message.kind === 'ready') {
      clearTimeout(this.#timer);
      this.ready = true;
      this.#worker.unref();
      this.#options.onReady();
      return;
    }
    this.#settle((job) => {
      if (message.kind === 'done') return job.resolve(message.output);
      if (message.kind === 'refused') return job.reject(new AppError(message.code, message.details));
      const cause = new Error(message.message);
      cause.stack = message.stack;
      job.reject(new AppError('SRV_002', { cause }));
    });
  }

  #settle(answer: (job: Job) => void): void {
    const job = this.#job;
    if (!job) return;
    clearTimeout(this.#timer);
    this.#job = undefined;
    this.answered++;
    this.#worker.unref();
    answer(job);
    this.#options.onIdle(job.name, performance.now() - this.#since);
  }

  #end(cause: Error): void {
    if (this.#gone) return;
    this.#gone = true;
    clearTimeout(this.#timer);
    this.#job?.reject(new AppError('SRV_002', { cause }));
    this.#job = undefined;
    this.#options.onGone(cause);
  }
}
