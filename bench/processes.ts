import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A program of ours that serves HTTP and says where. */
export interface Running {
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

/** Starts a TypeScript file of this repository, whose address is what it prints. */
export function launchProgram(file: string, { env, core }: StartOptions): Launched {
  const started = performance.now();
  const [command, args] = nodeCommand([file], core);
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
      if (url) resolve({ url, startedMs: performance.now() - started, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`${file} ended with ${code}:\n${output}`)));
  });
  // Whoever only wants its end need not listen for this.
  ready.catch(() => {});
  return { pid: child.pid!, ready, ended, output: () => output };
}

/** Starts a TypeScript file of this repository and waits for the address that it prints. */
export function startProgram(file: string, options: StartOptions): Promise<Running> {
  return launchProgram(file, options).ready;
}

/** The settings that every measured server has. */
export const SERVER_ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  RATE_LIMITS: 'off',
  TRACE_URL: '',
  FLAG_URL: '',
  LOG_LEVEL: 'warn',
  TRIAL_CREDITS: '1000000',
};

/** The product as `npm start` runs it. */
export const SERVER_FILE = 'scripts/start.ts';

/** Milliseconds from now until the database answers and the engines are warm. */
export async function waitUntilReady(url: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { ok } = await fetch(`${url}/readyz`);
    if (ok) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
