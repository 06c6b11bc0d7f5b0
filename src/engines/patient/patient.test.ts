import { beforeAll, describe, expect, it } from 'vitest';
import type { CasePack } from '#content/schemas.ts';
import type { LearningLanguage } from '#domain/languages.ts';
import { ACTS, type Act, SYMPTOMS } from '#domain/practice/complex/acts.ts';
import { type Brief, type Fact, SPEAKS_FOR } from '#domain/practice/complex/brief.ts';
import { ORDINARY, type PatientTalk } from '#domain/practice/complex/talk.ts';
import { readCases } from '#server/testing/course-cases.ts';
import type { Clause } from './interpret.ts';
import { answer, type PatientReply } from './reply.ts';
import { fits, type Scene } from './scene.ts';
import { FIRST_STATE, type PatientState } from './state.ts';

let cases: CasePack[];
let talk: PatientTalk;

beforeAll(async () => {
  ({ cases, talk } = await readCases());
});

/** A small generator of numbers from 0 to 1, so that a conversation that fails can be had again. */
function numbers(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const scene: Scene = { language: 'en', person: { speaksFor: 'self', age: 40, sex: 'female' }, mentions: {} };

const clause = (act: Act, text = 'some words', probability = 0.9): Clause => ({
  text,
  readings: [{ act, probability }],
  hints: [],
});

/** Questions that are about what was spoken of last. */
const SHORT: Readonly<Record<LearningLanguage, readonly string[]>> = {
  en: [
    'since when?',
    'how many?',
    'and at night?',
    'and before that?',
    'which one?',
    'why?',
    'does it help?',
  ],
  es: ['¿desde cuándo?', '¿cuántos?', '¿y por la noche?', '¿y antes?', '¿cuál?', '¿por qué?', '¿le ayuda?'],
  fr: ['depuis quand ?', 'combien ?', 'et la nuit ?', 'et avant ?', 'lequel ?', 'pourquoi ?', 'ça aide ?'],
  de: ['seit wann?', 'wie viele?', 'und nachts?', 'und davor?', 'welche?', 'warum?', 'hilft das?'],
  pt: ['desde quando?', 'quantos?', 'e à noite?', 'e antes?', 'qual?', 'por quê?', 'ajuda?'],
};

function randomTurn(brief: Brief, language: LearningLanguage, next: () => number): Clause[] {
  const pick = <T>(list: readonly T[]) => list[Math.floor(next() * list.length)]!;
  return Array.from({ length: 1 + Math.floor(next() * 3) }, () => {
    const fact = pick(brief.facts);
    const act = next() < 0.5 ? fact.topic : pick(ACTS);
    const words = next() < 0.3 ? [...(fact.words ?? []), ...brief.worry.words].join(' ') : 'some words';
    if (next() < 0.2) return { text: pick(SHORT[language]), readings: [], hints: [] };
    if (next() < 0.1) return { text: words, readings: [], hints: [] };
    if (next() < 0.1) {
      const readings = [
        { act, probability: 0.45 },
        { act: pick(ACTS), probability: 0.3 },
      ];
      return { text: words, readings, hints: [] };
    }
    return clause(act, words);
  });
}

function unitsOf({ lines }: PatientReply): string[] {
  return lines.map(({ unit }) => unit);
}

/** What must have happened before a guarded fact may be told. */
function isOpen(fact: Fact, state: PatientState): boolean {
  if (fact.condition === 'confidentiality') return state.confidential;
  return (fact.condition === 'empathy' && state.empathy) || (state.withheld[fact.id] ?? 0) >= 1;
}

describe('the patient', () => {
  it('keeps its invariants over 2,000 random conversations', { timeout: 120_000 }, () => {
    for (let round = 0; round < 2_000; round++) {
      const { brief, id, language } = cases[round % cases.length]!;
      const next = numbers(round);
      let state: PatientState | null = null;
      const denied = new Set<string>();
      const affirmed = new Set<string>();
      for (let turn = 0; turn < 14; turn++) {
        const before: PatientState | null = state;
        const reply: PatientReply = answer({
          brief,
          talk,
          scene: { ...scene, language },
          seed: round,
          state,
          clauses: randomTurn(brief, language, next),
        });
        state = reply.state;
        const units = unitsOf(reply);
        const place = `${id}, round ${round}, turn ${turn}: ${units.join(', ')}`;
        expect(units.length, place).toBeGreaterThan(0);
        expect(units.length, place).toBeLessThanOrEqual(4);
        expect(units, place).not.toEqual(before?.last);
        for (const unit of units) {
          const [kind, name, part] = unit.split('.');
          const fact = brief.facts.find((each) => each.id === name);
          if (kind === 'fact' && part !== 'cue' && fact?.disclosure === 'guarded') {
            const isTakenUp =
              fact.condition !== 'confidentiality' && before?.last.includes(`fact.${fact.id}.cue`) === true;
            const isTold = before !== null && fact.id in before.told;
            expect(isOpen(fact, state) || isTakenUp || isTold, place).toBe(true);
          }
          if (kind === 'fact' && fact && fact.polarity !== 'no') affirmed.add(fact.topic);
          if (kind === 'denial') denied.add(`symptom.${name}`);
        }
        expect(
          [...denied].filter((topic) => affirmed.has(topic)),
          place,
        ).toEqual([]);
        for (const { unit, utterance } of reply.lines) {
          expect(
            Object.values(utterance).every((text) => text.trim() !== ''),
            unit,
          ).toBe(true);
        }
      }
    }
  });

  it('answers alike for the same seed, and with other words for another', () => {
    const { brief } = cases[0]!;
    const greet = (seed: number) =>
      answer({ brief, talk, scene, seed, state: null, clauses: [clause('greet')] });
    expect(greet(3)).toEqual(greet(3));
    expect(unitsOf(greet(3))).not.toEqual(unitsOf(greet(4)));
  });

  it('does not leave its role, whatever else is said', () => {
    const { brief } = cases[0]!;
    const clauses = [clause('leave_role'), clause('onset'), clause('reassure')];
    const units = unitsOf(answer({ brief, talk, scene, seed: 1, state: null, clauses }));
    expect(units).toHaveLength(1);
    expect(units[0]).toMatch(/^talk\.stay_in_role\./);
  });

  it('asks again when it has not understood, and otherwise the second time', () => {
    const { brief } = cases[0]!;
    const lost: Clause[] = [{ text: 'mumble', readings: [{ act: 'onset', probability: 0.2 }], hints: [] }];
    const first = answer({ brief, talk, scene, seed: 1, state: null, clauses: lost });
    expect(unitsOf(first)[0]).toMatch(/^talk\.not_understood\./);
    const second = answer({ brief, talk, scene, seed: 1, state: first.state, clauses: lost });
    expect(unitsOf(second)[0]).toMatch(/^talk\.not_understood_again\./);
  });

  it('asks which of two was meant, and takes less for an answer', () => {
    const { brief } = cases.find((each) => has(each, 'onset') && has(each, 'medication'))!;
    const either: Clause[] = [
      {
        text: 'when taking',
        readings: [
          { act: 'onset', probability: 0.45 },
          { act: 'medication', probability: 0.4 },
        ],
        hints: [],
      },
    ];
    const asked = answer({ brief, talk, scene, seed: 1, state: null, clauses: either });
    expect(unitsOf(asked)[0]).toBe('between.0.onset.medication');
    expect(asked.lines[0]!.utterance.en).toContain(talk.names.onset.en);
    const choice = [
      { text: 'the tablets', readings: [{ act: 'medication', probability: 0.3 } as const], hints: [] },
    ];
    const told = answer({ brief, talk, scene, seed: 1, state: asked.state, clauses: choice });
    const fact = brief.facts.find(({ topic }) => topic === 'medication')!;
    expect(unitsOf(told)[0]).toContain(`fact.${fact.id}.`);
  });

  it('answers four questions at a time, and of more the last', () => {
    const topics = ['onset', 'medication', 'allergies', 'smoking', 'alcohol'] as const;
    const { brief } = cases.find((each) => topics.every((topic) => has(each, topic)))!;
    const toldOf = (asked: readonly Act[]) => {
      const clauses = asked.map((act) => clause(act, `about ${act}`));
      const units = unitsOf(answer({ brief, talk, scene, seed: 1, state: null, clauses }));
      return brief.facts.filter(({ id }) => units.some((unit) => unit.startsWith(`fact.${id}.`)));
    };
    expect(new Set(toldOf(topics.slice(0, 4)).map(({ topic }) => topic))).toEqual(
      new Set(topics.slice(0, 4)),
    );
    expect(toldOf(topics).map(({ topic }) => topic)).not.toContain('onset');
  });

  it('is calmed only when its worry is named', () => {
    const { brief } = cases[0]!;
    const say = (text: string, state: PatientState | null) =>
      answer({ brief, talk, scene, seed: 1, state, clauses: [clause('reassure', text)] });
    expect(unitsOf(say('it will be fine', null))).not.toContain('worry.calmed');
    expect(unitsOf(say(`it is not your ${brief.worry.words[0]} at all`, null))).toContain('worry.calmed');
  });

  it('answers what the case does not say as people do, for whom it speaks', () => {
    const ask = (topic: Act, person: Partial<Scene['person']>) => {
      const { brief } = cases.find(
        ({ brief: each }) => !each.facts.some((fact) => fact.topic === topic || fact.topic === 'pregnancy'),
      )!;
      const own = { ...scene, person: { ...scene.person, ...person } };
      return unitsOf(answer({ brief, talk, scene: own, seed: 1, state: null, clauses: [clause(topic)] }))[0];
    };
    expect(ask('smoking', {})).toMatch(/^ordinary\.smoking\.0/);
    expect(ask('smoking', { speaksFor: 'child', age: 3 })).toMatch(/^ordinary\.smoking\.2/);
    expect(ask('periods', { age: 70 })).toMatch(/^ordinary\.periods\.1/);
    expect(ask('periods', { sex: 'male' })).toMatch(/^ordinary\.periods\.2/);
  });

  it('has something ordinary to say for everybody, whatever is asked', () => {
    // What every case has facts on, and what an open question brings out.
    const elsewhere = new Set<string>([
      ...[
        'name',
        'age',
        'onset',
        'past_history',
        'medication',
        'allergies',
        'ideas',
        'concerns',
        'expectations',
      ],
      ...['open_complaint', 'tell_more', 'anything_else'],
    ]);
    const missing = ORDINARY.filter((topic) => !elsewhere.has(topic)).flatMap((topic) =>
      SPEAKS_FOR.flatMap((speaksFor) =>
        [1, 16, 30, 55, 90].flatMap((age) =>
          (['female', 'male'] as const)
            .filter((sex) => !talk.ordinary[topic]?.some((each) => fits(each, { speaksFor, age, sex })))
            .map((sex) => `${topic}: ${speaksFor}, ${age}, ${sex}`),
        ),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('denies a symptom that the case knows nothing of, and tells what it says of it elsewhere', () => {
    const { brief } = cases[0]!;
    const free = SYMPTOMS.find(
      (symptom) =>
        !brief.denies.includes(symptom) &&
        !has(cases[0]!, `symptom.${symptom}`) &&
        !/pain|ache/.test(symptom),
    )!;
    const ask = (mentions: Scene['mentions']) =>
      unitsOf(
        answer({
          brief,
          talk,
          scene: { ...scene, mentions },
          seed: 1,
          state: null,
          clauses: [clause(`symptom.${free}`)],
        }),
      )[0];
    expect(ask({})).toBe(`denial.${free}`);
    const fact = brief.facts.find(({ topic }) => topic === 'onset')!;
    expect(ask({ [fact.id]: [free] })).toContain(`fact.${fact.id}.`);
  });

  it('volunteers nothing to a nod', () => {
    const { brief } = cases[0]!;
    let state: PatientState | null = null;
    for (const act of [
      'open_complaint',
      'acknowledge',
      'acknowledge',
      'acknowledge',
      'acknowledge',
    ] as const) {
      const reply: PatientReply = answer({ brief, talk, scene, seed: 1, state, clauses: [clause(act)] });
      state = reply.state;
      if (act === 'acknowledge') expect(unitsOf(reply).join()).toMatch(/^talk\.nod_heard\.\d$/);
    }
  });

  it('asks back the half of a question that it has not read', () => {
    const { brief } = cases.find((each) => has(each, 'allergies'))!;
    const lost: Clause = { text: 'and the whatsit?', readings: [], hints: [] };
    const units = unitsOf(
      answer({ brief, talk, scene, seed: 1, state: null, clauses: [clause('allergies'), lost] }),
    );
    expect(units.at(-1)).toMatch(/^talk\.half_missed\./);
  });

  it('has mentioned only what was asked for before', () => {
    const { brief } = cases[0]!;
    const told = brief.facts.find(({ disclosure }) => disclosure === 'volunteered')!;
    const ask = (act: Act, state: PatientState | null) =>
      answer({ brief, talk, scene, seed: 1, state, clauses: [clause(act)] });
    const opened = ask('open_complaint', null);
    const asked = ask(told.topic, opened.state);
    expect(unitsOf(asked).join()).not.toContain('already_told');
    const again = ask(told.topic, ask(told.topic, asked.state).state);
    expect(unitsOf(again)[0]).toContain('already_told');
  });

  it('has not said already what other words ask for, though the topic is one', () => {
    const { brief } = cases.find((each) => has(each, 'medication'))!;
    const ask = (text: string, state: PatientState | null) =>
      answer({ brief, talk, scene, seed: 1, state, clauses: [clause('medication', text)] });
    const first = ask('do you take anything for your blood pressure', null);
    const told = ask('do you take anything for your blood pressure', first.state);
    const other = ask('which sleeping tablets have they given her', told.state);
    expect(unitsOf(other)[0]).not.toContain('already_told');
    const same = ask(
      'do you take anything for blood pressure',
      ask('anything for the blood pressure', told.state).state,
    );
    expect(unitsOf(same)[0]).toContain('already_told');
  });

  it('hears a proposal that is put as a question', () => {
    const { brief } = cases.find(({ language }) => language === 'en')!;
    const proposal: Clause = { text: 'Would you let Megan hold the key?', readings: [], hints: [] };
    const units = unitsOf(answer({ brief, talk, scene, seed: 1, state: null, clauses: [proposal] }));
    expect(units).toEqual([expect.stringMatching(/^(?:talk\.plan_agreed|reaction\.agree_plan)/)]);
  });

  it('can be asked about somebody whom it has named itself', () => {
    const { brief } = cases.find(({ language }) => language === 'en')!;
    const hook: Fact = {
      id: 'hook',
      topic: 'stress',
      disclosure: 'guarded',
      condition: 'asked_twice',
      short: brief.opening,
      full: brief.opening,
      cue: { ...brief.opening, en: 'A colleague of mine went the same way.' },
    };
    const own = { ...brief, facts: [...brief.facts.filter(({ topic }) => topic !== 'stress'), hook] };
    const question: Clause = { text: 'What happened to your colleague?', readings: [], hints: [] };
    const ask = (cues: readonly string[]) =>
      unitsOf(
        answer({
          brief: own,
          talk,
          scene,
          seed: 1,
          state: { ...FIRST_STATE, turn: 4, cues },
          clauses: [question],
        }),
      )[0];
    expect(ask(['hook'])).toMatch(/^talk\.hesitant/);
    expect(ask([])).toMatch(/^talk\.not_understood/);
  });
});

function has({ brief }: CasePack, topic: string): boolean {
  return brief.facts.some((fact) => fact.topic === topic && fact.disclosure !== 'guarded');
}
