import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Pack, packSchema } from './schemas.ts';

/** A content file that is no valid pack. The message names the file and the place in it. */
export class PackError extends Error {}

/** Stands in the content folder and is no pack: `read-operator-file.ts`. */
export const OPERATOR_FILE = 'operator.yaml';

export interface PackFile {
  /** From the content folder, with forward slashes. */
  readonly path: string;
  /** SHA-256 of the text. */
  readonly digest: string;
  readonly text: string;
}

/** Every pack of the folder, in a stable order. */
export async function readPackFiles(folder: string): Promise<PackFile[]> {
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith('.yaml') && name !== OPERATOR_FILE).sort();
  return Promise.all(
    paths.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      const digest = createHash('sha256').update(text).digest('hex');
      return { path: relative('.', name).split(sep).join('/'), digest, text };
    }),
  );
}

/** Throws PackError for a file that is no YAML or no pack. */
export function parsePack({ path, text }: Pick<PackFile, 'path' | 'text'>): Pack {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new PackError(`${path}: ${(error as Error).message}`, { cause: error });
  }
  const parsed = packSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new PackError(`${path}: ${describeIssue(parsed.error.issues[0])}`);
}

export function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  return issue ? `${issue.path.join('.')}: ${issue.message}` : 'is no pack';
}
