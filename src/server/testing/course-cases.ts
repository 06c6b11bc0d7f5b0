import { parsePack, readPackFiles } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

/** The clinical cases of the course, and what all patients say. */
export async function readCases(): Promise<{ readonly cases: CasePack[]; readonly talk: PatientTalk }> {
  const packs = (await readPackFiles(CONTENT_FOLDER))
    .filter(({ path }) => /^(cases|patient)\//.test(path))
    .map(parsePack);
  const talk = packs.find((pack) => pack.kind === 'patient-talk') as unknown as PatientTalk;
  return { cases: packs.filter((pack) => pack.kind === 'case'), talk };
}
