import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePack } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import { CONTENT_FOLDER } from '#server/testing/content-folder.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { conversationHandlers } from '../conversation.ts';
import type { PatientState } from './state.ts';

const TALK = readTalk();
const path = (id: string) => `cases/en/${id}.yaml`;

/** The units of the reply to the last of some turns. */
async function unitsOf(id: string, ...turns: readonly string[]): Promise<string[]> {
  const text = readFileSync(join(CONTENT_FOLDER, path(id)), 'utf8');
  const pack = parsePack({ path: path(id), text }) as CasePack;
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

const HELLO = 'Good morning. What brings you in today?';

describe('questions of one turn', () => {
  it('are both answered where one sentence asks for two lines', async () => {
    const hot = 'And what about hot drinks, like tea or coffee?';
    const asked = `${hot} Does the pain ever come by itself, or wake you at night?`;
    const units = await unitsOf('en-dental-cold-drinks', HELLO, asked);
    expect(units).toEqual(expect.arrayContaining(['detail.by-itself', 'detail.night-pain']));
  });

  it('are about what was asked just before where they are short', async () => {
    const units = await unitsOf('en-medicine-dry-cough', HELLO, 'How much did you smoke, and for how long?');
    expect(units.join()).toMatch(/^fact\.smoking\.\w+$/);
  });
});

describe('a question for more', () => {
  it('gets no detail that goes on from what nobody has named', async () => {
    const asked = 'Can you tell me more about the cough? What is it like?';
    expect(await unitsOf('en-medicine-dry-cough', HELLO, asked)).not.toContain('detail.syrup');
  });
});

describe('what was told', () => {
  it('is said back in place of reactions where a turn both tells and asks for it', async () => {
    const told = 'Please come back sooner if you cough blood, lose weight or get short of breath.';
    const asked = 'Could you tell me in your own words what we agreed?';
    const units = await unitsOf('en-medicine-dry-cough', HELLO, `${told} ${asked}`);
    expect(units.join()).toMatch(/^told\.\d+$/);
  });
});
