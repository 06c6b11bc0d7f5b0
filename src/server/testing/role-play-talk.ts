import type { RolePlayBrief, RolePlayFact } from '#domain/oet/speaking/role-play.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { castOf } from '#engines/patient/cast.ts';
import { answer, type PatientReply } from '#engines/patient/reply.ts';
import type { PatientState } from '#engines/patient/state.ts';
import { readTalk } from './patient-talk.ts';
import { aPlayedRolePlay } from './played-role-play.ts';

const talk = readTalk();

/** A clause of the candidate's: what is said, and what it is read as. */
export type Said = readonly [text: string, act: Act, probability?: number];

export const aFact = (fact: Partial<RolePlayFact> & Pick<RolePlayFact, 'id' | 'topic'>): RolePlayFact => ({
  disclosure: 'specific',
  short: 'Short.',
  full: 'In full.',
  ...fact,
});

/** A first turn that begins a role-play. */
export const OPENED: readonly Said[] = [['How can I help you?', 'open_complaint']];

/** The units of each reply. A turn is a list of clauses. */
export function unitsOf(turns: readonly (readonly Said[])[], given: Partial<RolePlayBrief> = {}): string[][] {
  const { part, person } = castOf(aPlayedRolePlay({ brief: given }));
  let reply: PatientReply = { state: null as unknown as PatientState, lines: [] };
  return turns.map((clauses) => {
    reply = answer({
      brief: part,
      talk,
      scene: { language: 'en', person, mentions: {} },
      seed: 1,
      state: reply.state,
      clauses: clauses.map(([text, act, probability = 0.9]) => ({
        text,
        readings: [{ act, probability }],
        hints: [],
      })),
    });
    return reply.lines.map(({ unit }) => unit);
  });
}
