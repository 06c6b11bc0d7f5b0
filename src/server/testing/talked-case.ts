import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePack } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import { conversationHandlers } from '#engines/conversation.ts';
import type { PatientState } from '#engines/patient/state.ts';
import { CONTENT_FOLDER } from './content-folder.ts';
import { readTalk } from './patient-talk.ts';

const TALK = readTalk();

/** A case as the course ships it. */
export function caseOf(id: string): CasePack {
  const path = `cases/${id.slice(0, 2)}/${id}.yaml`;
  return parsePack({ path, text: readFileSync(join(CONTENT_FOLDER, path), 'utf8') }) as CasePack;
}

/** The same without the lines that its author has written on what is explained: what was told is said back. */
export function plainCaseOf(id: string): CasePack {
  const pack = caseOf(id);
  return { ...pack, brief: { ...pack.brief, uptakes: undefined, summaries: undefined } };
}

/** The units of the reply to the last of some turns. */
export async function lastUnits(pack: CasePack, ...turns: readonly string[]): Promise<string[]> {
  const { language, description, patientInfo, brief, keyPoints } = pack;
  const played = { kind: 'case', language, description, patientInfo, brief: { ...brief, keyPoints } };
  let state: PatientState | null = null;
  let units: string[] = [];
  for (const content of turns) {
    const reply = await conversationHandlers.reply({
      played,
      talk: TALK,
      seed: 1,
      turns: [{ role: 'doctor', content }],
      state,
    } as Parameters<typeof conversationHandlers.reply>[0]);
    state = reply.state;
    units = reply.lines.map(({ unit }) => unit);
  }
  return units;
}
