import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePack } from '#content/read-packs.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { CONTENT_FOLDER } from './content-folder.ts';

const PATH = 'patient/talk.yaml';

/** The common talk as the course ships it. */
export function readTalk(): PatientTalk {
  const pack = parsePack({ path: PATH, text: readFileSync(join(CONTENT_FOLDER, PATH), 'utf8') });
  if (pack.kind !== 'patient-talk') throw new Error(`${PATH} is no talk`);
  return pack as unknown as PatientTalk;
}
