import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SpokenTurn } from '#domain/conversation/conversation.ts';
import type { Patient, PatientPart } from '../../ports/patient.ts';
import { aPlayedCase } from '../../testing/played-case.ts';
import { aPlayedRolePlay } from '../../testing/played-role-play.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

const LONGEST_LINE = 800;

async function partsOf(reply: AsyncIterable<PatientPart>): Promise<PatientPart[]> {
  const parts: PatientPart[] = [];
  for await (const part of reply) parts.push(part);
  return parts;
}

/** What every patient does, whatever the case. */
export function patientContract(name: string, open: Open<Patient>): void {
  describe(`${name} as a patient`, () => {
    const played = aPlayedCase();
    const { signal } = new AbortController();
    let opened: Opened<Patient>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const ask = (turns: readonly SpokenTurn[], state: unknown = null) =>
      partsOf(opened.adapter.reply({ played, seed: 1, turns, state }, signal));

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('answers with lines that can be read and said, and then with its state', async () => {
      const parts = await ask([{ role: 'doctor', content: 'Good morning. What brings you in today?' }]);
      expect(parts.length).toBeGreaterThan(1);
      expect(parts.map(({ kind }) => kind)).toEqual([...parts.slice(1).map(() => 'line'), 'state']);
      for (const part of parts) {
        if (part.kind !== 'line') continue;
        expect(part.text).toBe(part.text.trim());
        expect(part.text).toMatch(/\p{L}/u);
        expect(part.text).not.toMatch(/\p{Cc}/u);
        expect(part.text.length).toBeLessThanOrEqual(LONGEST_LINE);
        expect(Object.keys(part.translations)).not.toContain(played.language);
      }
    });

    it('goes on from the state that it left, which survives being stored', async () => {
      const first = { role: 'doctor', content: 'Good morning. What brings you in today?' } as const;
      const parts = await ask([first]);
      const state = parts.at(-1);
      const lines = parts.flatMap((part) => (part.kind === 'line' ? [part.text] : []));
      const turns = [
        first,
        { role: 'patient', content: lines.join(' ') },
        { role: 'doctor', content: 'When did it start?' },
      ] as const;
      const stored = JSON.parse(JSON.stringify(state?.kind === 'state' ? state.state : null));
      expect((await ask(turns, stored)).at(-1)).toMatchObject({ kind: 'state' });
    });

    it('plays a case of which only the description is known', async () => {
      const bare = aPlayedCase({ brief: null });
      const turns = [{ role: 'doctor', content: 'Hello, how can I help?' }] as const;
      const parts = await partsOf(
        opened.adapter.reply({ played: bare, seed: 1, turns, state: null }, signal),
      );
      expect(parts.at(0)).toMatchObject({ kind: 'line' });
    });

    it('plays the other one of a role-play, in English alone', async () => {
      const turns = [{ role: 'doctor', content: 'Hello, how can I help?' }] as const;
      const rolePlay = aPlayedRolePlay();
      const request = { played: rolePlay, seed: 1, turns, state: null };
      const parts = await partsOf(opened.adapter.reply(request, signal));
      expect(parts.at(0)).toMatchObject({ kind: 'line', translations: {} });
      expect(parts.at(-1)).toMatchObject({ kind: 'state' });
    });

    it('says nothing to a caller who left', async () => {
      const left = aCallerWhoLeft();
      const request = {
        played,
        seed: 1,
        turns: [{ role: 'doctor', content: 'Hello.' }],
        state: null,
      } as const;
      await expect(partsOf(opened.adapter.reply(request, left.signal))).rejects.toBe(left.reason);
    });
  });
}
