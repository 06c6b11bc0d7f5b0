import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { readTalk } from './patient-talk.ts';

/** The clinical cases of the course, and what all patients say. */
export async function readCases(): Promise<{ readonly cases: CasePack[]; readonly talk: PatientTalk }> {
  const packs = (await readPackFiles(CONTENT_FOLDER))
    .filter(({ path }) => path.startsWith('cases/'))
    .map(parsePack);
  return { cases: packs.filter((pack) => pack.kind === 'case'), talk: readTalk() };
}
