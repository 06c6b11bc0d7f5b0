import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rolePlaySchema } from '#content/role-play-schema.ts';
import type { PlayedRolePlay } from '#domain/oet/speaking/played-role-play.ts';
import type { Concern } from '#domain/oet/speaking/role-play.ts';
import { CONTENT_FOLDER } from '#server/testing/content-folder.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aPlayedRolePlay } from '#server/testing/played-role-play.ts';
import { conversationHandlers } from './conversation.ts';
import { FIRST_STATE, type PatientState } from './patient/state.ts';
import { isSensitive } from './patient/withholding.ts';

const FOLDER = join(CONTENT_FOLDER, 'oet/speaking');

/** The role-plays of the course, and one that stands in the tests. */
function rolePlays(): { readonly id: string; readonly played: PlayedRolePlay }[] {
  const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.yaml')) : [];
  const written = files.map((file) => {
    const { id, partner, brief, explanation } = rolePlaySchema.parse(
      parse(readFileSync(join(FOLDER, file), 'utf8')),
    );
    return { id, played: { ...aPlayedRolePlay(), key: { partner, brief, explanation } } };
  });
  return [{ id: 'test', played: aPlayedRolePlay() }, ...written];
}

const talk = readTalk();
const ALL = rolePlays();

async function say(played: PlayedRolePlay, content: string, state: PatientState | null) {
  const turns = [{ role: 'doctor', content } as const];
  const reply = await conversationHandlers.reply({ played, talk, seed: 1, turns, state });
  return { units: reply.lines.map(({ unit }) => unit), state: reply.state };
}

/** The concern has been spoken of, and it is the candidate's turn. */
function raised({ id, settledBy }: Concern): PatientState {
  const met = settledBy.map(() => 0);
  return {
    ...FIRST_STATE,
    turn: 4,
    opened: true,
    concerns: { [id]: { said: 1, at: 4, still: 0, met, settled: false } },
    last: [`concern.${id}.says.0`],
  };
}

/** A number from 0 to 1 that can be had again. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

beforeAll(() => conversationHandlers.prepare('en'));

describe.each(ALL)('the other one of $id', ({ played }) => {
  const { concerns, facts } = played.key.brief;

  it.each(concerns)('is won over by an answer made of what settles $id', async (concern) => {
    const answered = concern.settledBy.map((phrases) => `${phrases[0]}.`).join(' ');
    const said = `I can understand how worried you are. ${answered}`;
    const { units } = await say(played, said, raised(concern));
    expect(units, said).toContain(`concern.${concern.id}.settled`);
  });

  it.each(concerns)('is not won over about $id by talk beside it', async (concern) => {
    let state = raised(concern);
    for (const said of [
      'I hear what you say.',
      'The weather is lovely today.',
      'That is how it is, really.',
    ]) {
      const reply = await say(played, said, state);
      state = reply.state;
      expect(reply.units.join(), said).not.toContain('.settled');
    }
  });

  it('keeps its invariants over random conversations in the words of its key', async () => {
    const said = concerns.flatMap(({ settledBy, worsenedBy, model, provokedBy }) => [
      ...settledBy.flat().map((phrase) => `Well, ${phrase}.`),
      ...worsenedBy.map((phrase) => `${phrase}.`),
      ...provokedBy.words.map((word) => `I would like to talk about ${word}.`),
      model,
    ]);
    const asked = facts.map(({ topic }) => `Can you tell me about ${topic.replace('symptom.', '')}?`);
    const others = [
      'I see.',
      'Mm.',
      "I'm so sorry to hear that.",
      'Goodbye.',
      'Would you be willing to try?',
      'What worries you?',
    ];
    const lines = [...said, ...asked, ...others];
    for (let round = 0; round < 12; round++) {
      const next = numbers(round);
      let state: PatientState | null = null;
      let last = '';
      for (let turn = 0; turn < 12; turn++) {
        const line = lines[Math.floor(next() * lines.length)]!;
        const elapsedMs = turn > 9 ? 280_000 : 60_000;
        const reply: Awaited<ReturnType<typeof say>> = await say({ ...played, elapsedMs }, line, state);
        const place = `round ${round}, turn ${turn}: ${line} -> ${reply.units.join()}`;
        expect(reply.units.length, place).toBeGreaterThan(0);
        expect(reply.units.length, place).toBeLessThanOrEqual(3);
        expect(reply.units.join(), place).not.toBe(last);
        for (const fact of facts.filter(({ disclosure }) => disclosure === 'guarded')) {
          const told = reply.units.some(
            (unit) => /^fact\..*\.(?:short|full)$/.test(unit) && unit.split('.')[1] === fact.id,
          );
          const mayTell =
            !isSensitive({ topic: fact.topic, short: { en: fact.short }, full: { en: fact.full } }) ||
            (fact.condition === 'confidentiality'
              ? reply.state.confidential
              : (fact.condition === 'empathy' && reply.state.empathy) ||
                (reply.state.withheld[fact.id] ?? 0) >= 1);
          expect(!told || mayTell, place).toBe(true);
        }
        for (const concern of concerns) {
          const before: boolean = state?.concerns[concern.id]?.settled ?? false;
          const after = reply.state.concerns[concern.id];
          expect(before && !after?.settled, place).toBe(false);
          expect(
            after?.settled && (after.said === 0 || (concern.needsEmpathy && !reply.state.empathy)),
            place,
          ).toBeFalsy();
        }
        state = reply.state;
        last = reply.units.join();
      }
      expect(state?.closed, `round ${round}`).toBe(true);
    }
  });
});
