import { existsSync, readFileSync } from 'node:fs';
import type { Running } from './processes.ts';
import type { Row } from './speech.ts';

/** Whether this system says what its processes take. */
const canTell = existsSync('/proc/self/smaps_rollup');

/** Resident megabytes of one process. */
function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

/** Megabytes of a process, what it shares with others counted in parts: the database's processes share most of theirs. */
function shareMegabytes(pid: number): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1e6;
}

function childrenOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).flatMap((child) => [child, ...childrenOf(child)]);
}

/** What the product takes, and apart from it what the processes take that it started: its database. */
export function memoryRows({ pid }: Running, when: string): Row[] {
  if (!canTell) return [];
  const children = childrenOf(pid);
  const rows = [{ name: `memory of the process, ${when}`, value: residentMegabytes(pid), unit: 'MB' }];
  if (children.length === 0) return rows;
  const sum = children.reduce((total, child) => total + shareMegabytes(child), 0);
  return [...rows, { name: `memory of its database, ${when}`, value: sum, unit: 'MB' }];
}
