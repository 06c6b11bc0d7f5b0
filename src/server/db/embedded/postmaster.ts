import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { OperatorError } from '../../operator-error.ts';
import type { Connection } from '../client.ts';
import type { Binaries } from './binaries.ts';
import { endpointOf, USER } from './endpoint.ts';
import { endProcess } from './processes.ts';
import { environmentOf, type RunAs } from './run-as.ts';

/** After a crash it goes through its log first, which a slow disk may take its time for. */
const START_MS = 5 * 60_000;
const LOOK_MS = 10;
const LAST_LINES = 12;

/** What PostgreSQL's programs need to work on a cluster. */
export interface Installation {
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  /** Where clusters ask for one: on a port, which every user of the machine can reach. */
  readonly password: Password | null;
}

export interface Password {
  readonly file: string;
  readonly value: string;
}

export interface PostmasterOptions extends Installation {
  /** The cluster. */
  readonly folder: string;
  /** Where its socket is. */
  readonly socketFolder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly log: Logger;
}

/** A running PostgreSQL server, child of this process. */
export interface Postmaster {
  readonly connection: Connection;
  /** Resolves when it has ended, however that came about. */
  readonly ended: Promise<void>;
  /** Lets running transactions go, writes everything out and ends. */
  stop(): Promise<void>;
}

/** PostgreSQL did not start. The message holds its last lines. */
export class PostmasterFault extends Error {}

/** Starts PostgreSQL on a cluster and waits until it answers. Errors: PostmasterFault. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { folder, socketFolder, log } = options;
  const endpoint = await endpointOf(socketFolder, options.password);
  const child = run(options, 'postgres', [
    '-D',
    folder,
    ...settingsOf({ ...options.settings, ...endpoint.settings }),
  ]);
  const lines = collectLines(child, log);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      lines.push(String(error));
      resolve();
    });
  });
  const state = { ended: false };
  void ended.then(() => {
    state.ended = true;
  });
  try {
    await waitUntilReady(folder, child, state, lines);
  } catch (error) {
    if (!state.ended && child.pid) await endProcess(child.pid);
    throw error;
  }
  return {
    connection: endpoint.connection,
    ended,
    stop: async () => {
      if (!state.ended && child.pid) await endProcess(child.pid);
      await ended;
    },
  };
}

/** A cluster is a thousand files; Linux can flush them at once. */
const SYNC = process.platform === 'linux' ? ['--sync-method=syncfs'] : [];

/** Makes an empty cluster in a new folder. Errors: PostmasterFault. */
export async function initialiseCluster(installation: Installation, folder: string): Promise<void> {
  const { password } = installation;
  const args = [
    ...['-D', folder, '-U', USER, '--no-instructions', '--wal-segsize=4', ...SYNC],
    ...(password ? ['--auth=scram-sha-256', `--pwfile=${password.file}`] : ['--auth=trust']),
    // The locale that PostgreSQL brings along: the same order everywhere, whatever the system has.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
  await runInitdb(installation, args, `No cluster could be made in ${folder}.`);
}

/** Writes the files of a cluster that was copied to disk. Errors: PostmasterFault. */
export async function flushCluster(installation: Installation, folder: string): Promise<void> {
  await runInitdb(installation, ['--sync-only', ...SYNC, '-D', folder], `${folder} could not be flushed.`);
}

async function runInitdb(installation: Installation, args: readonly string[], fault: string): Promise<void> {
  const child = run(installation, 'initdb', args);
  const lines = collectLines(child);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  if (code !== 0) throw new PostmasterFault([fault, ...lines].join(' '));
}

type Program = 'initdb' | 'postgres';

function run({ binaries, runAs }: Installation, program: Program, args: readonly string[]): ChildProcess {
  const [command, ...rest] = [...runAs.prefix, binaries[program], ...args];
  return spawn(command!, rest, {
    ...(runAs.uid !== undefined && { uid: runAs.uid, gid: runAs.gid }),
    cwd: '/',
    env: environmentOf(binaries),
    // A session of its own: Ctrl-C is for the product, which then stops its database last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
}

function settingsOf(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Its last lines, for when it fails. What it says of faults goes to the log. */
function collectLines(child: ChildProcess, log?: Logger): string[] {
  const lines: string[] = [];
  if (!child.stderr) return lines;
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > LAST_LINES) lines.shift();
    const grave = /\b(FATAL|PANIC|WARNING):/.test(line);
    log?.[grave ? 'warn' : 'debug']({ postgres: line }, 'PostgreSQL said something.');
  });
  return lines;
}

/** The eighth line of its pid file says when it takes connections, as `pg_ctl` reads it. */
async function waitUntilReady(
  folder: string,
  { pid }: ChildProcess,
  state: { readonly ended: boolean },
  lines: readonly string[],
): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (!state.ended && performance.now() < deadline) {
    const file = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
    const [own, , , , , , , status] = file.split('\n');
    if (Number(own) === pid && status?.trim() === 'ready') return;
    await wait(LOOK_MS);
  }
  if (!state.ended) throw new OperatorError(`PostgreSQL took too long to start on ${folder}. Try again.`);
  throw new PostmasterFault(`PostgreSQL did not start on ${folder}. ${lines.join(' ')}`);
}
