import { type ChildProcess, spawn } from 'node:child_process';
import { copyFirstFolder, removeFolder } from './data-folder.ts';
import { NODE_FLAGS, ROOT, SETTINGS, type Settings } from './product.ts';

const READY = /Bedside is ready at (http:\/\/localhost:(\d+))/;
/** The first start also builds the web application when that is out of date. */
const START_LIMIT_MS = 180_000;

/** Container runtimes kill what takes longer. */
const STOP_LIMIT_MS = 10_000;

interface Running {
  readonly child: ChildProcess;
  readonly url: string;
  readonly port: string;
  /** What it has written since it began. */
  readonly output: () => string;
}

/** The product as `npm start` runs it, in a process and on a data folder of its own. */
export interface Server {
  readonly url: string;
  /** What it has written since it last began: its log. */
  logged(): string;
  /** The end that gives no time to tidy up. */
  kill(): Promise<void>;
  /** What an operator does: asks it to end. Fails when it takes more than ten seconds. */
  stop(): Promise<void>;
  /** Starts again on the same data and the same port. `settings` count until the next start. */
  startAgain(settings?: Settings): Promise<void>;
  /** Ends it and forgets its data. */
  discard(): Promise<void>;
}

function launch(dataDir: string, port: string, settings: Settings): Promise<Running> {
  const child = spawn(process.execPath, [...NODE_FLAGS, 'scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...settings, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => fail('did not get ready'), START_LIMIT_MS);
    function fail(what: string) {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Error(`The server ${what}:\n${output}`));
    }
    let ready = false;
    const read = (chunk: Buffer) => {
      output += chunk;
      if (ready) return;
      const [, url, listening] = READY.exec(output) ?? [];
      if (!url || !listening) return;
      ready = true;
      clearTimeout(timer);
      resolve({ child, url, port: listening, output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code, signal) => fail(`ended with ${signal ?? code}`));
  });
}

/** Until the database answers and the engines are warm. */
async function waitUntilWarm(url: string): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (performance.now() < limit) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url}/readyz did not become ready`);
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Starts a server on a data folder of its own. */
export async function startServer(): Promise<Server> {
  const dataDir = await copyFirstFolder();
  let running = await launch(dataDir, '0', {});
  const discard = async () => {
    await end(running.child, 'SIGKILL');
    await removeFolder(dataDir);
  };
  await waitUntilWarm(running.url).catch(async (error) => {
    await discard();
    throw error;
  });
  const { url, port } = running;
  return {
    url,
    logged: () => running.output(),
    kill: () => end(running.child, 'SIGKILL'),
    async stop() {
      const late = new Promise<'late'>((resolve) => setTimeout(resolve, STOP_LIMIT_MS, 'late'));
      if ((await Promise.race([end(running.child, 'SIGTERM'), late])) !== 'late') return;
      throw new Error(`The server did not end within ${STOP_LIMIT_MS / 1000} s of SIGTERM`);
    },
    async startAgain(settings = {}) {
      await end(running.child, 'SIGKILL');
      running = await launch(dataDir, port, settings);
      await waitUntilWarm(url);
    },
    discard,
  };
}
