import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { readTalk } from './patient-talk.ts';

interface Course {
  readonly cases: CasePack[];
  readonly talk: PatientTalk;
}

let read: Promise<Course> | undefined;

/** The clinical cases of the course, and what all patients say: seconds for the first file of a process that asks. */
export function readCases(): Promise<Course> {
  read ??= readCourse();
  return read;
}

async function readCourse(): Promise<Course> {
  const files = (await readPackFiles(CONTENT_FOLDER)).filter(({ path }) => path.startsWith('cases/'));
  const cases = files.map(parsePack).filter((pack) => pack.kind === 'case');
  return { cases, talk: readTalk() };
}
