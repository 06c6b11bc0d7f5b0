import { spawnSync } from 'node:child_process';
import { lchown, lstat, readdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '../../operator-error.ts';
import type { Binaries } from './binaries.ts';

/** As whom PostgreSQL's programs run. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
  /** A program and its arguments that run the rest of the command line. */
  readonly prefix: readonly string[];
  /** Who has to own the cluster: `uid` and `gid`, or whoever runs the product. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

const MYSELF: RunAs = { prefix: [], owner: null };
const NOBODY = 65_534;
const ROOT = { uid: 0, gid: 0 };

/** Root that sees itself as somebody else: PostgreSQL looks no further, and files stay root's. */
const IN_A_NAMESPACE: RunAs = { prefix: ['unshare', '-U', '--map-user=1000'], owner: ROOT };

/**
 * PostgreSQL refuses to run as root. Root runs it as `nobody`, or, where nobody could not come to the programs or
 * the data, in a user namespace of its own.
 */
export async function chooseUser(binaries: Binaries, dataDir: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return MYSELF;
  const reachable = (await othersCanEnter(binaries.folder)) && (await othersCanEnter(dataDir));
  if (reachable) {
    const nobody = { uid: idOf('-u'), gid: idOf('-g') };
    return { ...nobody, prefix: [], owner: nobody };
  }
  const [program, ...rest] = [...IN_A_NAMESPACE.prefix, binaries.initdb, '--version'];
  if (spawnSync(program!, rest, { env: environmentOf(binaries) }).status === 0) return IN_A_NAMESPACE;
  throw new OperatorError(
    `PostgreSQL does not run as root, and other users can't enter ${resolve(dataDir)} or ${binaries.folder}. ` +
      'Run Bedside as another user, let others enter those folders (chmod o+x), or set DATABASE_URL.',
  );
}

/** The environment of a program: the product's own settings are nothing to it. */
export function environmentOf(binaries: Binaries): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, TZ: 'UTC', LC_ALL: 'C', ...binaries.environment };
}

/** Makes everything in a folder, and the folder, belong to who runs PostgreSQL. */
export async function giveTo({ owner }: RunAs, folder: string): Promise<void> {
  if (!owner) return;
  const info = await lstat(folder);
  if (info.uid === owner.uid) return;
  for (const name of info.isDirectory() ? await readdir(folder) : [])
    await giveTo({ owner, prefix: [] }, join(folder, name));
  // Last, so that what was cut short is done again.
  await lchown(folder, owner.uid, owner.gid);
}

async function othersCanEnter(folder: string): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode } = await stat(path);
    if ((mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function idOf(flag: '-u' | '-g'): number {
  const { status, stdout } = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : NOBODY;
}
