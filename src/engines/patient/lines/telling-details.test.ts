import { describe, expect, it } from 'vitest';
import { readTalk } from '#server/testing/patient-talk.ts';
import { Draft } from '../draft.ts';
import type { Part } from '../part.ts';
import { FIRST_STATE } from '../state.ts';
import { tellDetail } from './telling-details.ts';

const PART: Part = {
  opening: { en: 'I bruise easily.' },
  facts: [
    {
      id: 'bruises',
      topic: 'symptom.rash',
      disclosure: 'specific',
      short: { en: 'Bruises on my legs.' },
      full: { en: "I've had bruises on my legs for three weeks." },
    },
  ],
  details: [{ id: 'size', of: 'bruises', asks: [], says: { en: 'As big as a coin.' } }],
  denies: [],
  worry: null,
  questions: [],
  reactions: {},
};
const asked = (clause: string) => {
  const draft = new Draft(
    PART,
    readTalk(),
    { language: 'en', person: { speaksFor: 'self', age: 40, sex: 'female' }, mentions: {} },
    { ...FIRST_STATE, turn: 4, told: { bruises: 3 }, toldFully: ['bruises'] },
    1,
  );
  tellDetail(draft, 'size', { words: clause, topic: null, isAsked: true });
  return { units: draft.lines.map(({ unit }) => unit), state: draft.state };
};

describe('a detail', () => {
  it('is told once it was said', () => {
    const { units, state } = asked('how big are they');
    expect(units).toEqual(['detail.size']);
    expect(state.detailsTold).toEqual({ size: 5 });
  });

  it('is not told where it gave way to a part of its fact', () => {
    const { units, state } = asked('how long have you had those bruises');
    expect(units).toEqual(['slot.since.fact.bruises.full']);
    expect(state.detailsTold).toEqual({});
    expect(state.thread?.facts).toEqual(['bruises']);
  });
});
