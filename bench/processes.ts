import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A program of ours that serves HTTP and says where. */
export interface Running {
  readonly pid: number;
  readonly url: string;
  /** From its start until it said where it listens. */
  readonly startedMs: number;
  stop(): Promise<void>;
}

/** A program of ours from its first moment on, ready or not. */
export interface Launched {
  readonly pid: number;
  /** Rejects with what it printed when it ends before it is ready. */
  readonly ready: Promise<Running>;
  /** Resolves when it has ended, however that came about. */
  readonly ended: Promise<void>;
  /** What it has printed. */
  output(): string;
}

export interface StartOptions {
  readonly env: Readonly<Record<string, string>>;
  /** The CPU that it may use alone, where the system can pin processes. */
  readonly core?: number;
}

const TASKSET = '/usr/bin/taskset';

/** Whether processes can be pinned to a CPU here. */
export const canPin = existsSync(TASKSET);

/** A command that runs with our Node, on one CPU where that is asked for and possible. */
export function nodeCommand(args: readonly string[], core?: number): readonly [string, string[]] {
  const command = [process.execPath, ...args];
  if (core === undefined || !canPin) return [process.execPath, [...args]];
  return [TASKSET, ['-c', String(core), ...command]];
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

/** What `npm start` runs: arguments of our Node. */
function productArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' && node ').at(-1)!.split(' ');
}

/** Starts the product with the arguments that `npm start` gives it. */
export function launchProduct(options: StartOptions): Launched {
  return launchProgram(productArguments(), options);
}

/** The same, once it has said where it listens. */
export function startProduct(options: StartOptions): Promise<Running> {
  return launchProduct(options).ready;
}

/** Runs our Node with these arguments, which print the address where they listen. */
function launchProgram(program: readonly string[], { env, core }: StartOptions): Launched {
  const started = performance.now();
  const [command, args] = nodeCommand(program, core);
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<Running>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /\bready at (http:\/\/\S+)/.exec(output)?.[1];
      const startedMs = performance.now() - started;
      if (url) resolve({ url, pid: child.pid!, startedMs, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`${program.join(' ')} ended with ${code}:\n${output}`)));
  });
  // Whoever only wants its end need not listen for this.
  ready.catch(() => {});
  return { pid: child.pid!, ready, ended, output: () => output };
}

/** Runs our Node with these arguments and waits for the address that they print. */
export function startProgram(program: readonly string[], options: StartOptions): Promise<Running> {
  return launchProgram(program, options).ready;
}

/** The settings that every measured server has. */
export const SERVER_ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  TRACE_URL: '',
  FLAG_URL: '',
  LOG_LEVEL: 'warn',
  METRICS: 'local',
  TRIAL_CREDITS: '1000000',
};

/** Milliseconds from now until the database answers and the engines are warm. */
export async function waitUntilReady(url: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
