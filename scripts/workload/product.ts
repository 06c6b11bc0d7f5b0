import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Launched, launchProduct, SERVER_ENV } from '../../bench/processes.ts';
import { isRunning, postgresOf, signalAll, undoAtTheEnd } from './leftovers.ts';

export type Settings = Readonly<Record<string, string>>;

/** The product on a data folder, through all its deaths. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** How often it ended, or did not start, without being made to. What it said then. */
  readonly deaths: readonly string[];
  /** Errors that it has logged, a line each. */
  errors(): string[];
  /** SIGKILL, whatever it does. Its database goes on alone, as it would. */
  kill(): Promise<void>;
  /** What an operator does. */
  stop(): Promise<void>;
  /** Starts it on the same folder and port. `killAfterMs`: not for long. */
  startAgain(killAfterMs?: number): Promise<void>;
}

/** A new folder that every user may enter, gone with this process at the latest. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bedside-faults-'));
  await chmod(folder, 0o755);
  undoAtTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** By pino's levels. */
const isError = (line: string) => /"level":[56]0/.test(line);

const START_LIMIT_MS = 60_000;
const GONE_MS = 30_000;

/** Starts the product on a folder. Rejects when it doesn't start. */
export async function startProduct(dataDir: string, settings: Settings = {}): Promise<Product> {
  const deaths: string[] = [];
  const lives: Launched[] = [];
  let wanted = true;
  let launched: Launched;
  let port = '0';
  const launch = () => {
    wanted = true;
    const env = { ...SERVER_ENV, DATABASE_URL: '', ...settings, DATA_DIR: dataDir, PORT: port };
    const started = launchProduct({ env });
    launched = started;
    lives.push(started);
    void started.ended.then(() => {
      if (wanted && started === launched) deaths.push(started.output());
    });
    return started;
  };
  const ready = async (started: Launched) => {
    const late = wait(START_LIMIT_MS, null, { ref: false });
    const running = await Promise.race([started.ready, late]);
    if (!running) throw new Error(`The product did not start within a minute:\n${started.output()}`);
    return running;
  };
  const endBy = async (signal: NodeJS.Signals) => {
    wanted = false;
    signalAll([launched.pid], signal);
    await launched.ended;
  };
  undoAtTheEnd(() => {
    wanted = false;
    signalAll([launched.pid, ...postgresOf(dataDir)], 'SIGKILL');
  });
  const { url } = await ready(launch());
  port = new URL(url).port;
  return {
    url,
    get pid() {
      return launched.pid;
    },
    dataDir,
    deaths,
    errors: () => lives.flatMap((life) => life.output().split('\n').filter(isError)),
    kill: () => endBy('SIGKILL'),
    stop: () => endBy('SIGTERM'),
    startAgain: async (killAfterMs) => {
      if (killAfterMs === undefined) {
        await ready(launch());
        return;
      }
      launch();
      await wait(killAfterMs);
      await endBy('SIGKILL');
    },
  };
}

/** Ends a product and its database at once. */
export async function end({ kill, dataDir }: Product): Promise<void> {
  await kill();
  await killDatabase(dataDir);
}

/** Ends a product and its database at once, and removes their folder. */
export async function discard(product: Product): Promise<void> {
  await end(product);
  await rm(product.dataDir, { recursive: true, force: true });
}

/** Ends the database of a folder at once, and waits until nothing of it is left. */
export async function killDatabase(dataDir: string): Promise<void> {
  const pids = postgresOf(dataDir);
  signalAll(pids, 'SIGKILL');
  await gone(pids);
}

async function gone(pids: readonly number[]): Promise<void> {
  const deadline = performance.now() + GONE_MS;
  while (pids.some(isRunning)) {
    if (performance.now() > deadline) throw new Error(`Processes ${pids} don't end.`);
    await wait(20);
  }
}
