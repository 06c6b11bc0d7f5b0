import { beforeAll, describe, expect, it } from 'vitest';
import type { RolePlayTurn, ScoredRolePlay } from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, type Indicator, SPEAKING_CRITERIA } from '#domain/oet/speaking/criteria.ts';
import { createUnderstanding, type Understanding } from '../understanding/understand.ts';
import { assessRolePlay } from './assess.ts';
import { GOOD, KEY, measuresOf, PAPER, POOR, type Said, turnsOf } from './fixtures/bandage.ts';
import type { Understand } from './reading/transcript.ts';
import { understandAll } from './reading/understand-all.ts';

let english: Understanding;
let understand: Understand;

beforeAll(() => {
  english = createUnderstanding('en');
  understand = understandAll(english);
});

const assess = (turns: readonly RolePlayTurn[], speakingMs = 290_000) =>
  assessRolePlay({ paper: PAPER, key: KEY, turns, speakingMs, understand, meaningOf: english.meaningOf });

function scored(turns: readonly RolePlayTurn[]): ScoredRolePlay {
  const assessment = assess(turns);
  if (!assessment.scorable) throw new Error(`It was not scored: ${assessment.reason}`);
  return assessment;
}

const verdictsOf = ({ indicators }: ScoredRolePlay) =>
  Object.fromEntries(indicators.map(({ indicator, verdict }) => [indicator, verdict])) as Record<
    Indicator,
    unknown
  >;

const RANKS = ['no', 'partly', 'yes'];

/** The indicators that are lower in one than in the other. */
function lowered(before: ScoredRolePlay, after: ScoredRolePlay): Indicator[] {
  const [was, is] = [verdictsOf(before), verdictsOf(after)];
  return INDICATORS.filter((each) => RANKS.indexOf(String(is[each])) < RANKS.indexOf(String(was[each])));
}

/** The conversation without some sentences of the candidate's. */
const without = (said: readonly Said[], ...sentences: readonly string[]): Said[] =>
  said.map(([role, text, ...units]): Said => {
    const left = sentences.reduce((rest, sentence) => rest.replace(sentence, ''), text).trim();
    return [role, role === 'doctor' ? left : text, ...units];
  });

function expectVerbatim(assessed: ScoredRolePlay, turns: readonly RolePlayTurn[]): void {
  const text = (number: number) => turns.find((turn) => turn.number === number)!.text;
  const quotes = [
    ...assessed.indicators.flatMap(({ shown }) => shown),
    ...assessed.findings.flatMap(({ shown }) => shown ?? []),
    ...assessed.cues.flatMap(({ given, takenUp }) => [given, ...(takenUp ? [takenUp] : [])]),
    ...assessed.tasks.flatMap(({ shown }) => shown ?? []),
  ];
  expect(quotes.length).toBeGreaterThan(5);
  for (const { turn, quote } of quotes) expect(text(turn)).toContain(quote);
}

describe('a role-play', () => {
  it('is marked high where it is done well, and low where it is not', () => {
    const [good, poor] = [scored(turnsOf(GOOD)), scored(turnsOf(POOR))];
    expect(Object.values(verdictsOf(good))).toEqual(INDICATORS.map(() => 'yes'));
    const sum = ({ marks }: ScoredRolePlay) =>
      SPEAKING_CRITERIA.reduce((total, each) => total + (marks[each] ?? 0), 0);
    expect(sum(good)).toBeGreaterThan(3 * sum(poor) - 5);
    for (const criterion of SPEAKING_CRITERIA) {
      expect(poor.marks[criterion] ?? 0, criterion).toBeLessThanOrEqual(good.marks[criterion] ?? 0);
    }
  });

  it('gives the same twice', () => {
    expect(assess(turnsOf(GOOD))).toEqual(assess(turnsOf(GOOD)));
  });

  it.each([
    ['well', GOOD],
    ['badly', POOR],
  ])('quotes only what was said where it is done %s, and says what to say instead', (_, said) => {
    const turns = turnsOf(said);
    const assessed = scored(turns);
    expectVerbatim(assessed, turns);
    for (const { verdict, why, instead } of assessed.indicators) {
      expect(why).not.toBe('');
      expect(instead === null).toBe(verdict === 'yes' || verdict === null);
    }
  });

  it('loses what it showed of empathy and nothing else without the empathic sentences', () => {
    const bare = without(
      GOOD,
      'That sounds really hard.',
      'I can imagine how exhausting that is.',
      "I'm so sorry about your mother, that must be very frightening for you.",
      'Thank you for telling me about your mother.',
    );
    expect(lowered(scored(turnsOf(GOOD)), scored(turnsOf(bare)))).toEqual(['A4']);
  });

  it('loses what it showed of signposting and nothing else without the signposts', () => {
    const bare = without(
      GOOD,
      "Now I'd like to explain what the bandage does, and then we can look at what to do.",
      "Let's talk about what would suit you.",
      'There are two things to know.',
    );
    expect(lowered(scored(turnsOf(GOOD)), scored(turnsOf(bare)))).toEqual(['C2']);
  });

  it('loses what it showed of checking and nothing else without the checks', () => {
    const bare = without(
      GOOD,
      'Does that make sense so far?',
      'Could you tell me in your own words what you will look out for?',
    );
    expect(lowered(scored(turnsOf(GOOD)), scored(turnsOf(bare)))).toEqual(['E4']);
  });

  it('says of each hint whether it was taken up, and of each task whether it was done', () => {
    const [good, poor] = [scored(turnsOf(GOOD)), scored(turnsOf(POOR))];
    expect(good.cues.map(({ id, settled }) => [id, settled])).toEqual([
      ['tightness', true],
      ['mother', false],
      ['amputation', true],
    ]);
    expect(good.cues.every(({ takenUp }) => takenUp !== null)).toBe(true);
    expect(poor.cues.map(({ id, takenUp, settled }) => [id, takenUp, settled])).toEqual([
      ['amputation', null, false],
      ['tightness', null, false],
    ]);
    expect(good.tasks.map(({ verdict }) => verdict)).toEqual(['yes', 'yes', 'yes', 'yes']);
    expect(poor.tasks.find(({ id }) => id === 'offer')).toMatchObject({ verdict: 'no', shown: null });
  });

  it('shows a task that was done by the sentence that did it', () => {
    const check = { id: 'check', shownBy: { acts: ['check_understanding' as const], words: [] }, model: '' };
    const [known, back] = [
      'What do you already know about it?',
      'Could you tell me in your own words what you will do?',
    ];
    const said = without(
      GOOD,
      'Does that make sense so far?',
      'Could you tell me in your own words what you will look out for?',
    );
    const turns = turnsOf([['doctor', known], ...said, ['doctor', back]]);
    const key = { ...KEY, tasks: [check] };
    const assessed = assessRolePlay({ paper: PAPER, key, turns, speakingMs: 290_000, understand });
    expect(assessed.scorable && assessed.tasks[0]?.shown?.quote).toBe(back);
  });

  it('finds the hints of a partner whose turns are of no authored units', () => {
    const turns = turnsOf(GOOD).map((turn) => ({ ...turn, units: null }));
    expect(scored(turns).cues.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['amputation', 'tightness']),
    );
  });

  it('words its lines so that their grade can be told by them', () => {
    for (const said of [GOOD, POOR]) {
      for (const { grade, text } of scored(turnsOf(said)).feedback) {
        expect(/\b(?:good|excellent)\b/i.test(text), text).toBe(grade === 'good');
        expect(/\b(?:improve|work on)\b/i.test(text), text).toBe(grade === 'fair');
      }
    }
  });

  it('names one thing to do next, of the criterion that has most left', () => {
    const { next, marks } = scored(turnsOf(POOR));
    expect(next).not.toBeNull();
    expect(marks[next!.criterion]).toBe(0);
  });
});

describe('the wording of a role-play', () => {
  it('is judged on the candidate’s own words alone', () => {
    const recognised = scored(turnsOf(POOR.slice(0, 12), { source: 'recognised' }));
    expect(recognised.marks).toMatchObject({ appropriateness: null, grammar_and_expression: null });
    expect(recognised.unjudged.appropriateness).toContain('recognised');
    expect(recognised.findings).toEqual([]);
    expect(scored(turnsOf(POOR)).marks.appropriateness).toBeLessThan(3);
  });

  /** How often a rule finds something where the candidate says this besides. */
  const found = (rule: string, text: string) =>
    scored(
      turnsOf(
        GOOD.map(([role, said, ...units], i): Said => [role, i === 14 ? `${text} ${said}` : said, ...units]),
      ),
    ).findings.filter((finding) => finding.rule === rule).length;

  it('costs where a technical word stays unexplained, and not where it is put plainly', () => {
    expect(found('jargon', 'You have venous insufficiency.')).toBe(1);
    expect(
      found(
        'jargon',
        'You have venous insufficiency, which means that the blood does not flow back up the leg.',
      ),
    ).toBe(0);
  });

  it.each([
    ['You must keep it on.', 1],
    ['You will do as we say.', 1],
    ['Could you tell me what you will do tomorrow?', 0],
    ['You must be very tired by now.', 0],
  ])('tells an order from what only begins like one: %s', (text, times) => {
    expect(found('order', text)).toBe(times);
  });

  it('loses marks for mistakes of grammar and not for the fragments of talk', () => {
    const fragments = GOOD.map(
      ([role, text, ...units]): Said => [
        role,
        role === 'doctor' ? `Right. Of course. ${text}` : text,
        ...units,
      ],
    );
    const MISTAKES = [
      'The wound have been better since two weeks.',
      'He have told me about your leg.',
      'The doctors was happy with it.',
      'Did you slept with the leg up?',
      'I am agree that it was hard.',
      'Can you explain me how it happened?',
    ];
    const wrong = GOOD.map(
      ([role, text, ...units]): Said => [
        role,
        role === 'doctor' ? `${text} ${MISTAKES.shift() ?? ''}` : text,
        ...units,
      ],
    );
    const mark = (said: readonly Said[]) => scored(turnsOf(said)).marks.grammar_and_expression!;
    expect(mark(fragments)).toBe(mark(GOOD));
    expect(mark(wrong)).toBeLessThan(mark(GOOD));
  });
});

describe('the sound of a role-play', () => {
  const spoken = (changes: Parameters<typeof measuresOf>[1]) =>
    turnsOf(GOOD).map((turn) =>
      turn.role === 'doctor' ? { ...turn, measures: measuresOf(6_000, changes) } : turn,
    );

  it('gives the same words three marks when they come evenly, with long pauses, and too fast', () => {
    const even = scored(spoken({}));
    const paused = scored(spoken({ fluency: 66, pauses: [{ fromMs: 1_000, toMs: 3_500 }] }));
    const fast = scored(spoken({ fluency: 76, syllables: 42 }));
    expect(new Set([even, paused, fast].map(({ marks }) => marks.fluency)).size).toBe(3);
    expect(even.marks.fluency).toBe(6);
    const rules = ({ findings }: ScoredRolePlay) => findings.map(({ rule }) => rule);
    expect(rules(even)).not.toContain('long_pause');
    expect(rules(paused)).toContain('long_pause');
    expect(rules(fast)).toContain('too_fast');
  });

  it('weighs a turn by how long it was spoken', () => {
    const turns = turnsOf(GOOD).map((turn, i) => {
      if (turn.role === 'patient') return turn;
      return { ...turn, measures: i === 14 ? measuresOf(30_000) : measuresOf(1_000, { fluency: 20 }) };
    });
    expect(scored(turns).marks.fluency).toBeGreaterThan(3);
  });

  it('has no mark, and a reason, without recordings', () => {
    const { marks, unjudged, talk } = scored(turnsOf(GOOD));
    expect(marks).toMatchObject({ fluency: null, intelligibility: null });
    expect(unjudged.fluency).toContain('recorded');
    expect(talk.articulationRate).toBeNull();
    expect(scored(spoken({})).talk.articulationRate).toBeCloseTo(4.3, 0);
  });
});

describe('what is no role-play', () => {
  const partner = (number: number): Said => ['patient', POOR[number]?.[1] ?? 'I see.'];
  const talk = (...texts: readonly string[]): RolePlayTurn[] =>
    turnsOf(texts.flatMap((text, i): Said[] => [['doctor', text], partner(2 * i + 1)]));

  const MONOLOGUE = GOOD.filter(([role]) => role === 'doctor')
    .map(([, text]) => text)
    .join(' ');

  it.each([
    ['silence', turnsOf([['patient', 'Hello? Is anybody there?']])],
    ['too_little', talk('Hello, I am the nurse.', 'How is your leg?', 'I see.', 'Goodbye.')],
    ['monologue', talk(MONOLOGUE, 'I see.', 'All right.', 'Goodbye.')],
    [
      'stuffed',
      talk(
        ...Array.from(
          { length: 10 },
          () => 'I understand. I understand how you feel about it. I understand.',
        ),
      ),
    ],
    ['stuffed', talk(...Array.from({ length: 50 }, () => 'I understand.'))],
    [
      'not_english',
      talk(
        ...Array.from(
          { length: 6 },
          (_, i) =>
            `Guten Morgen, Frau Ortega, ich bin die Schwester und möchte gern wissen, wie es Ihrem Bein heute geht ${i} mal.`,
        ),
      ),
    ],
    [
      'off_task',
      talk(
        'Did you watch the football match on television last Saturday evening with your friends?',
        'The goalkeeper was brilliant, and the crowd sang until midnight because nobody wanted to leave the stadium.',
        'My brother bought tickets for the next season, so we will travel to Manchester by train together.',
        'What kind of music did the band play there, guitars or more electronic songs like last year?',
        'I would buy a new car for the journey, a red one with a big engine and comfortable seats.',
        'They say that the film about the singer is going to win several prizes this autumn in Hollywood.',
      ),
    ],
  ])('is not scored for %s', (reason, turns) => {
    const assessment = assess(turns);
    expect(assessment).toMatchObject({ scorable: false, reason });
    expect(!assessment.scorable && assessment.why.length).toBeGreaterThan(20);
  });

  it('needs five of the nine criteria', () => {
    const asking = talk(
      'Hello, can you hear me well enough from over there, or shall I come a little closer to your chair?',
      'I was just going to fetch the things from the car, so please stay where you are with the leg.',
      'There is quite a lot of traffic today, and the bandage was hard to find in all of those boxes.',
      'The neighbour let me in, she has a nice little dog that was barking at me all the way up the stairs.',
      'I have the leg chart here with me and the ulcer sheet, and then there is the pen that I always lose.',
    );
    const assessment = assess(
      asking.map((turn) => (turn.role === 'doctor' ? { ...turn, source: 'recognised' } : turn)),
    );
    if (assessment.scorable)
      expect(Object.values(assessment.marks).filter((mark) => mark !== null).length).toBeGreaterThan(4);
    else expect(assessment.reason).toBe('too_few_criteria');
  });
});
