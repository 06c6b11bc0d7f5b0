import { describe, expect, it } from 'vitest';
import { castOf } from '#engines/patient/cast.ts';
import { readTalk } from '#server/testing/patient-talk.ts';
import { aConcern, aPlayedRolePlay } from '#server/testing/played-role-play.ts';
import { OPENED, type Said, unitsOf } from '#server/testing/role-play-talk.ts';
import type { Clause } from './interpret.ts';
import { answer } from './reply.ts';
import { FIRST_STATE, type PatientState } from './state.ts';

const BACK: Said = ['Can you tell me in your own words what you will do?', 'check_understanding'];
const CUSHIONS: Said = ['Put two cushions behind his back.', 'advise_lifestyle'];
const PENICILLIN: Said = ['You must give him penicillin three times a day.', 'explain_treatment'];

const talk = readTalk();
const { part, person } = castOf(aPlayedRolePlay());
const UNDER_WAY: PatientState = { ...FIRST_STATE, turn: 3, opened: true };

/** The reply to one turn from a state, which may have been stored by an earlier version. */
function replyFrom(state: PatientState, ...said: readonly Said[]) {
  const clauses = said.map(
    ([text, act, probability = 0.9]): Clause => ({ text, readings: [{ act, probability }], hints: [] }),
  );
  return answer({
    brief: part,
    talk,
    scene: { language: 'en', person, mentions: {} },
    seed: 1,
    state,
    clauses,
  });
}

const kept = (...said: readonly Said[]) =>
  (replyFrom(UNDER_WAY, ...said).state.instructions ?? []).map(({ text }) => text);

describe('what is kept of what was told', () => {
  it.each([
    ['Could you take a seat?', 'agree_plan'],
    ['Please take a seat.', 'examine'],
    ["I'd like to know how long he has been ill.", 'explain_treatment'],
    ["I'm going to ask you some questions.", 'explain_treatment'],
    ['Is your wife all right?', 'agree_plan'],
    ['Could you take a deep breath for me?', 'agree_plan'],
    ['Does ibuprofen work?', 'agree_plan'],
  ] as const)('is no proposal: %s', (text, act) => {
    expect(kept([text, act])).toEqual([]);
  });

  it.each([
    ['Take two tablets twice a day, okay?', 'Take two tablets twice a day.'],
    ["You'll take one a day, won't you?", "You'll take one a day."],
    ['Is Thursday all right?', 'We said Thursday.'],
  ] as const)('is a proposal, whatever asks for a nod: %s', (text, told) => {
    expect(kept([text, 'explain_treatment'])).toEqual([told]);
  });

  it('is one sentence with what is to be done in that case', () => {
    const watch: Said = ['Watch for a fever or a rash.', 'safety_net'];
    const phone: Said = ['Then phone us at once.', 'safety_net'];
    const { state } = replyFrom(UNDER_WAY, watch, phone);
    expect(state.instructions?.map(({ text }) => text)).toEqual([
      'Watch for a fever or a rash, and then phone us at once.',
    ]);
  });

  it('has no more than the end of what stood before it', () => {
    const long: Said = [`The ${'very '.repeat(35)}long story of it.`, 'explain_diagnosis'];
    const { state } = replyFrom(UNDER_WAY, long, long, long, CUSHIONS);
    expect(state.instructions!.at(-1)!.near!.length).toBeLessThanOrEqual(240);
  });

  it('loads where it was stored with neither what stood before it nor whether it was refused', () => {
    const stored = {
      ...UNDER_WAY,
      instructions: [{ turn: 2, text: 'Put two cushions behind his back.', directs: true }],
    };
    const { lines, state } = replyFrom(JSON.parse(JSON.stringify(stored)), BACK);
    expect(lines.map(({ unit }) => unit)).toEqual(['told.0']);
    expect(state.instructions).toEqual(stored.instructions);
  });
});

describe('what was refused', () => {
  it('keeps its number and is not said back, nor what "it" is told of it a turn later', () => {
    const it: Said = ['Take it with food, three times a day.', 'explain_treatment'];
    const units = unitsOf([OPENED, [CUSHIONS], [PENICILLIN], [it], [BACK]]);
    expect(units.at(-1)).toEqual(['told.0']);
  });

  it('is known where the name stands in one clause and the order in the next', () => {
    const named: Said = ['Penicillin is what he needs now.', 'explain_treatment'];
    const it: Said = ['Give it to him three times a day.', 'explain_treatment'];
    const [, , given] = unitsOf([OPENED, [named, it], [BACK]]);
    expect(given?.join()).not.toContain('told.');
  });

  it('leaves in its place what was told in the same turn', () => {
    const [, , given] = unitsOf([OPENED, [PENICILLIN, CUSHIONS], [BACK]]);
    expect(given).toEqual(['told.1']);
  });

  it('is named again for its danger where it is asked for', () => {
    const asked: Said = ['Can you tell me what you will do with the penicillin?', 'check_understanding'];
    const [, , , given] = unitsOf([OPENED, [CUSHIONS], [PENICILLIN], [asked]]);
    expect(given?.join()).toContain('fact.allergies');
  });

  const concern = aConcern({
    id: 'tablets',
    kind: 'resistance',
    provokedBy: { acts: [], words: ['antibiotic'] },
    says: ['He has so many tablets already.', 'No.'],
    still: ['It is always one more.'],
  });
  const ANTIBIOTIC: Said = ["I'd like you to give him an antibiotic.", 'explain_treatment'];
  const WON: Said = ['We found it early and he will recover.', 'reassure'];

  it('is not said back as agreed in a role-play, and is once it was won', () => {
    const refused = unitsOf([OPENED, [CUSHIONS], [ANTIBIOTIC], [BACK]], { concerns: [concern] });
    expect(refused.slice(-2)).toEqual([['concern.tablets.says.0'], ['told.0']]);
    const won = unitsOf([OPENED, [CUSHIONS], [ANTIBIOTIC], [WON], [BACK]], { concerns: [concern] });
    expect(won.at(-1)).toEqual(['told.0.1']);
  });
});
