import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePack } from '#content/read-packs.ts';
import type { CasePack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { CONTENT_FOLDER } from '#server/testing/content-folder.ts';
import type { Clause } from './interpret.ts';
import { answer } from './reply.ts';
import type { PatientState } from './state.ts';
import { ASPECTS } from './words/following-words.ts';
import { WORDS } from './words/words.ts';

const read = (path: string) => parsePack({ path, text: readFileSync(join(CONTENT_FOLDER, path), 'utf8') });
const talk = read('patient/talk.yaml') as unknown as PatientTalk;

/** Says the turns in order, each with what the understanding would make of it, and gives the last reply's units. */
function lastOf(
  language: LearningLanguage,
  caseId: string,
  turns: readonly (readonly [text: string, act: Act | null])[],
) {
  const { brief, patientInfo } = read(`cases/${language}/${caseId}.yaml`) as CasePack;
  const person = { speaksFor: brief.speaksFor ?? 'self', age: patientInfo.age, sex: brief.voice } as const;
  let state: PatientState | null = null;
  let units: string[] = [];
  for (const [text, act] of turns) {
    const clauses: Clause[] = [{ text, readings: act ? [{ act, probability: 0.9 }] : [], hints: [] }];
    const reply = answer({ brief, talk, scene: { language, person, mentions: {} }, seed: 1, state, clauses });
    state = reply.state;
    units = reply.lines.map(({ unit }) => unit);
  }
  return { units, state: state! };
}

describe('a short question', () => {
  it.each([
    ['en-medicine-stairs', 'smoking', 'How many a day?', 'fact.smoking.'],
    ['en-medicine-stairs', 'medication', 'Which ones?', 'fact.medication.'],
    ['en-medicine-new-diabetes', 'family_history', 'Who?', 'fact.family.'],
    ['en-vet-itchy-ear', 'previous_episodes', 'And when was that?', 'fact.previous.'],
    ['en-general-headache-worry', 'open_complaint', 'Since when?', 'fact.onset.'],
    ['en-general-headache-worry', 'open_complaint', 'And at night?', 'fact.timing.'],
  ] as const)('in %s is about %s: %s', (caseId, before, said, unit) => {
    const { units } = lastOf('en', caseId, [
      ['some words', before],
      [said, null],
    ]);
    expect(
      units.some((each) => each.includes(unit)),
      units.join(),
    ).toBe(true);
  });

  it.each([
    ['es', 'es-general-fiebre-hija', '¿Y por la noche?', 'symptom.fever', 'fact.fever.'],
    ['fr', 'fr-medicine-fievre-retour', 'Depuis quand ?', 'symptom.fever', 'fact.'],
    ['de', 'de-general-brennen-blase', 'Und seit wann?', 'open_complaint', 'fact.onset.'],
    ['pt', 'pt-general-maos-rachadas', 'E desde quando?', 'open_complaint', 'fact.onset.'],
  ] as const)('in %s, %s: %s', (language, caseId, said, before, unit) => {
    const { units } = lastOf(language, caseId, [
      ['palabras', before],
      [said, null],
    ]);
    expect(
      units.some((each) => each.includes(unit)),
      units.join(),
    ).toBe(true);
  });

  it('neither unlocks nor refuses anew what is guarded', () => {
    const first = lastOf('en', 'en-mental-quiet-farm', [['do you ever think of it', 'self_harm']]);
    const then = lastOf('en', 'en-mental-quiet-farm', [
      ['do you ever think of it', 'self_harm'],
      ['How often?', null],
    ]);
    expect(then.units[0]).toMatch(/^talk\.hesitant\./);
    expect(then.state.withheld).toEqual(first.state.withheld);
    expect(then.state.told).toEqual(first.state.told);
  });

  it('is about the full question that stands before it in the same turn', () => {
    const { brief, patientInfo } = read('cases/en/en-medicine-stairs.yaml') as CasePack;
    const person = { speaksFor: 'self', age: patientInfo.age, sex: brief.voice } as const;
    const say = (state: PatientState | null, ...clauses: Clause[]) =>
      answer({ brief, talk, scene: { language: 'en', person, mentions: {} }, seed: 1, state, clauses });
    const full = (text: string, act: Act): Clause => ({
      text,
      readings: [{ act, probability: 0.9 }],
      hints: [],
    });
    const before = say(null, full('Any allergies?', 'allergies'));
    const short: Clause = { text: 'Which ones?', readings: [], hints: [] };
    const units = say(before.state, full('Do you take tablets?', 'medication'), short).lines.map(
      ({ unit }) => unit,
    );
    expect(
      units.every((unit) => unit.startsWith('fact.medication.')),
      units.join(),
    ).toBe(true);
  });

  it('does not keep a first question from being refused', () => {
    const { units, state } = lastOf('es', 'es-general-puerta-armario', [
      ['¿Qué le ha pasado?', 'open_complaint'],
      ['¿Cómo ocurrió?', 'mechanism'],
    ]);
    expect(units[0]).toBe('fact.truth.cue');
    expect(Object.keys(state.withheld)).toHaveLength(1);
  });

  it('is nothing without a matter that it can be about', () => {
    const { units } = lastOf('en', 'en-medicine-stairs', [['How many?', null]]);
    expect(units[0]).toMatch(/^talk\.not_understood\./);
  });
});

describe('the words of a language', () => {
  it.each(LEARNING_LANGUAGES)('in %s know each part by a short question', (language) => {
    const { follow } = WORDS[language];
    expect(Object.keys(follow).sort()).toEqual([...ASPECTS].sort());
    for (const aspect of ASPECTS) expect(follow[aspect].test('')).toBe(false);
  });
});
