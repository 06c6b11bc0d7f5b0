import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { placeIn } from '#server/db/embedded/place.ts';
import { giveTo } from '#server/db/embedded/run-as.ts';
import { undoAtTheEnd } from '../workload/leftovers.ts';

/** Files of tables, from the cluster's folder on. */
export interface TableFiles {
  readonly learners: string;
  readonly turns: string;
}

/** Does something bad to the folder of a stopped product. Gives what has to be undone, if anything. */
export type Harm = (dataDir: string, files: TableFiles) => unknown;

const PAGE = 8192;
const STRANGER = { uid: 12_345, gid: 12_345 };

const inCluster = (dataDir: string, ...path: string[]) => join(placeIn(dataDir).cluster, ...path);
const remove = (path: string) => rmSync(path, { recursive: true });
const backupsOf = (dataDir: string) => {
  const { backups } = placeIn(dataDir);
  return readdirSync(backups)
    .sort()
    .map((name) => join(backups, name));
};

function damageControlFile(dataDir: string): void {
  const path = inCluster(dataDir, 'global', 'pg_control');
  writeFileSync(path, readFileSync(path).fill(0xa5, 0, 512));
}

function flipBit(path: string, at: number): void {
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  readSync(file, byte, 0, 1, at);
  byte[0]! ^= 0x10;
  writeSync(file, byte, 0, 1, at);
  closeSync(file);
}

/** Somebody else's process has the number by now. */
function leaveStalePidFile(dataDir: string): () => void {
  const other = spawn('sleep', ['600'], { stdio: 'ignore' });
  const { cluster, socketFolder } = placeIn(dataDir);
  const lines = [
    other.pid,
    cluster,
    1_700_000_000,
    5432,
    socketFolder,
    '',
    '  5432001         7',
    'ready   ',
  ];
  writeFileSync(join(cluster, 'postmaster.pid'), `${lines.join('\n')}\n`);
  return undoAtTheEnd(() => other.kill('SIGKILL'));
}

/** Each is tried on a copy of the same folder. */
export const HARMS: readonly { readonly name: string; readonly harm: Harm }[] = [
  { name: 'db deleted', harm: (dataDir) => remove(inCluster(dataDir)) },
  { name: 'PG_VERSION deleted', harm: (dataDir) => remove(inCluster(dataDir, 'PG_VERSION')) },
  { name: 'control file damaged', harm: damageControlFile },
  {
    name: 'control file damaged and newest backup half-written',
    harm: (dataDir) => {
      damageControlFile(dataDir);
      const newest = backupsOf(dataDir).at(-1)!;
      truncateSync(newest, Math.floor(statSync(newest).size / 2));
    },
  },
  { name: 'pg_wal deleted', harm: (dataDir) => remove(inCluster(dataDir, 'pg_wal')) },
  { name: 'base deleted', harm: (dataDir) => remove(inCluster(dataDir, 'base')) },
  {
    name: 'a bit of the learners flipped',
    harm: (dataDir, { learners }) => flipBit(inCluster(dataDir, learners), PAGE - 100),
  },
  {
    name: 'the turns cut short',
    harm: (dataDir, { turns }) => {
      const path = inCluster(dataDir, turns);
      truncateSync(path, Math.floor(statSync(path).size / PAGE / 2) * PAGE);
    },
  },
  {
    name: 'database.json and db deleted',
    harm: (dataDir) => {
      remove(placeIn(dataDir).marker);
      remove(inCluster(dataDir));
    },
  },
  { name: "a stale postmaster.pid with another process's number", harm: leaveStalePidFile },
  {
    name: 'wrong owner and mode of db',
    harm: async (dataDir) => {
      const owner = process.getuid?.() === 0 ? STRANGER : null;
      await giveTo({ prefix: [], owner }, inCluster(dataDir));
      chmodSync(inCluster(dataDir), 0o777);
    },
  },
  {
    name: 'db and every backup deleted',
    harm: (dataDir) => {
      remove(inCluster(dataDir));
      for (const backup of backupsOf(dataDir)) remove(backup);
    },
  },
];
