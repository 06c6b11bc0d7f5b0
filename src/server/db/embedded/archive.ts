import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { type Extract, extract, type Pack, pack } from 'tar-stream';

const CHUNK = 256 * 1024;

/** Fills an archive, in the order in which things are to be in it. */
export interface ArchiveWriter {
  addFile(name: string, path: string): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  addFolder(name: string): Promise<void>;
}

/** Writes a compressed tar to `path`, flushed to disk. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const filled = fill(writerOf(tar)).then(
    () => tar.finalize(),
    (error) => tar.destroy(error),
  );
  const gzip = createGzip({ level: constants.Z_BEST_SPEED });
  await pipeline(Readable.from(tar), gzip, createWriteStream(path, { mode: 0o600, flush: true }));
  await filled;
}

function writerOf(tar: Pack): ArchiveWriter {
  return {
    addText: (name, text) =>
      entry(tar, { name, size: Buffer.byteLength(text), mode: 0o600 }, [Buffer.from(text)]),
    addFolder: (name) => entry(tar, { name, type: 'directory', size: 0, mode: 0o700 }, []),
    addFile: async (name, path) => {
      const file = await open(path).catch((error: NodeJS.ErrnoException) => {
        // A relation that was dropped meanwhile: replaying the log drops it too.
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (!file) return;
      try {
        const { size } = await file.stat();
        await entry(tar, { name, size, mode: 0o600 }, chunksOf(file, size));
      } finally {
        await file.close();
      }
    },
  };
}

type Header = { name: string; size: number; mode: number; type?: 'directory' };

async function entry(
  tar: Pack,
  header: Header,
  chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  await pipeline(Readable.from(chunks), tar.entry(header) as NodeJS.WritableStream);
}

/** Just so many bytes: a file in use may grow or shrink while it is read, which replaying the log puts right. */
async function* chunksOf(file: Awaited<ReturnType<typeof open>>, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; ) {
    const wanted = Math.min(CHUNK, size - at);
    const chunk = Buffer.alloc(wanted);
    const { bytesRead } = await file.read(chunk, 0, wanted, at);
    at += bytesRead || wanted;
    yield bytesRead ? chunk.subarray(0, bytesRead) : chunk;
  }
}

/** Unpacks an archive of `writeArchive` into a new folder. Rejects what is cut short or no archive. */
export async function readArchive(path: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const tar = extract();
  await Promise.all([pipeline(createReadStream(path), createGunzip(), tar), unpack(tar, folder)]);
  const complete = await access(join(folder, COMPLETE)).then(
    () => true,
    () => false,
  );
  if (!complete) throw new Error(`${path} is not a complete backup.`);
}

/** A cluster is a thousand small files, which are faster written whole than as streams. */
const SMALL = 1024 * 1024;

async function unpack(tar: Extract, folder: string): Promise<void> {
  for await (const entry of tar) {
    const { name, type, size = 0 } = entry.header;
    const to = join(folder, name);
    if (type === 'directory') await mkdir(to, { mode: 0o700 });
    if (size <= SMALL) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      if (type !== 'directory') await writeFile(to, Buffer.concat(chunks), { mode: 0o600 });
    } else {
      await pipeline(entry, createWriteStream(to, { mode: 0o600 }));
    }
  }
}

/** The last file of every complete backup: the label without which PostgreSQL would start from a torn copy. */
export const COMPLETE = 'backup_label';

/** All files and folders below a folder, as paths from it, folders before what is in them. */
export async function listTree(folder: string, below = ''): Promise<{ path: string; isFolder: boolean }[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (found) => {
      const path = below ? `${below}/${found.name}` : found.name;
      const isFolder = found.isDirectory();
      return [{ path, isFolder }, ...(isFolder ? await listTree(folder, path) : [])];
    }),
  );
  return found.flat();
}
