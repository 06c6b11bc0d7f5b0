import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type OperatorFile, operatorSchema } from './operator-schema.ts';
import { describeIssue, OPERATOR_FILE, PackError } from './read-packs.ts';

/** What the operator says and sells. Throws PackError with the place of the first fault. */
export function readOperatorFile(path: string): OperatorFile {
  return parseOperatorFile(textOf(path));
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new PackError(`${path} can't be read: ${(error as Error).message}`, { cause: error });
  }
}

/** Throws PackError. */
export function parseOperatorFile(text: string): OperatorFile {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new PackError(`${OPERATOR_FILE}: ${(error as Error).message}`, { cause: error });
  }
  const parsed = operatorSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new PackError(`${OPERATOR_FILE}: ${describeIssue(parsed.error.issues[0])}`);
}
