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

/** Starts the product with the arguments that `npm start` gives it. */
export function startProduct(options: StartOptions): Promise<Running> {
  const { scripts } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as {
    scripts: { start: string };
  };
  return startProgram(scripts.start.split(' && node ').at(-1)!.split(' '), options);
}

/** Runs our Node with these arguments and waits for the address that it prints. */
export function startProgram(program: readonly string[], { env, core }: StartOptions): Promise<Running> {
  const started = performance.now();
  const [command, args] = nodeCommand(program, core);
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const url = /\bready at (http:\/\/\S+)/.exec(output)?.[1];
      const startedMs = performance.now() - started;
      if (url) resolve({ url, pid: child.pid!, startedMs, stop: () => stop(child) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${program.join(' ')} ended with ${code}:\n${output}`)));
  });
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
