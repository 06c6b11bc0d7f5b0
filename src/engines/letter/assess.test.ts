import { describe, expect, it } from 'vitest';
import type { LetterAssessment, ScoredLetter } from '#domain/oet/writing/assessment.ts';
import { LETTER_CRITERIA, type LetterCriterion } from '#domain/oet/writing/letter.ts';
import { assessLetter } from './assess.ts';
import { GOOD_LETTER, KEY, PAPER } from './fixtures/leg-ulcer.ts';
import { MISTAKES } from './fixtures/mistakes.ts';

const assess = (letter: string): LetterAssessment => assessLetter({ letter, paper: PAPER, key: KEY });

function scored(letter: string): ScoredLetter {
  const assessment = assess(letter);
  if (!assessment.scorable) throw new Error(`not scored: ${assessment.reason}`);
  return assessment;
}

const swap = (from: string, to: string) => {
  expect(GOOD_LETTER).toContain(from);
  return GOOD_LETTER.replace(from, to);
};

const whole = scored(GOOD_LETTER);

/** Which criteria have fallen against the good letter, and by how much. */
function falls(letter: string): Partial<Record<LetterCriterion, number>> {
  const { marks } = scored(letter);
  const fallen = LETTER_CRITERIA.map(
    (each) => [each, (whole.marks[each] ?? 0) - (marks[each] ?? 0)] as const,
  );
  return Object.fromEntries(fallen.filter(([, by]) => by !== 0));
}

function expectFall(letter: string, criterion: LetterCriterion): void {
  const { [criterion]: fallen = 0, ...others } = falls(letter) as Record<string, number>;
  expect(fallen).toBeGreaterThan(0);
  for (const by of Object.values(others)) expect(Math.abs(by)).toBeLessThanOrEqual(1);
}

describe('a very good letter', () => {
  it('has full marks, but for language, of which rules see only a part', () => {
    expect(whole.marks).toEqual({
      purpose: 3,
      content: 7,
      conciseness_and_clarity: 7,
      genre_and_style: 7,
      organisation_and_layout: 7,
      language: 6,
    });
    expect(whole.findings).toEqual([]);
    expect(whole.next).toBeNull();
    expect(whole.mended).toEqual({ text: GOOD_LETTER, changes: [] });
  });

  it('is assessed the same each time', () => {
    expect(scored(GOOD_LETTER)).toEqual(whole);
  });
});

describe('what is changed in a good letter costs its own criterion, and hardly another', () => {
  it('a wrong dose', () => expectFall(swap('metformin 500 mg', 'metformin 850 mg'), 'content'));
  it('a flipped negation', () => expectFall(swap('he is allergic to', 'he is not allergic to'), 'content'));
  it('facts left out', () =>
    expectFall(
      swap(' Please note that he is allergic to penicillin.', '').replace(
        /The skin[^.]+\. The result[^.]+\./,
        '',
      ),
      'content',
    ));
  it('a drug that is not in the notes', () =>
    expectFall(swap('He smokes', 'He was given amoxicillin. He smokes'), 'content'));

  it('no purpose', () =>
    expectFall(
      swap(', for an urgent assessment of the circulation of his left leg', '').replace('to refer', 'about'),
      'purpose',
    ));

  it('irrelevant notes', () =>
    expectFall(
      swap(
        'He smokes',
        'He had a tonsillectomy in 1960. His mother had a stroke when she was 80. He complained about the parking fees. He smokes',
      ),
      'conciseness_and_clarity',
    ));

  it('note form and short forms', () =>
    expectFall(
      swap(
        'He also takes ramipril 5 mg once daily for hypertension.',
        'Ramipril 5 mg od for HTN. BP stable.',
      ),
      'genre_and_style',
    ));

  it('paragraphs in another order', () => {
    const [head, rest] = [
      GOOD_LETTER.slice(0, GOOD_LETTER.indexOf('I am writing')),
      GOOD_LETTER.slice(GOOD_LETTER.indexOf('I am writing')),
    ];
    const [first, second, third, fourth, ...end] = rest.split('\n\n');
    expectFall(head + [third, fourth, first, second, ...end].join('\n\n'), 'organisation_and_layout');
  });

  it('all in one paragraph', () => {
    const body = GOOD_LETTER.slice(GOOD_LETTER.indexOf('I am writing'), GOOD_LETTER.indexOf('\n\nYours'));
    expectFall(GOOD_LETTER.replace(body, body.replaceAll('\n\n', ' ')), 'organisation_and_layout');
  });

  it("ten learner's mistakes", () => {
    const letter = MISTAKES.reduce((text, [from, to]) => {
      expect(text).toContain(from);
      return text.replace(from, to);
    }, GOOD_LETTER);
    expectFall(letter, 'language');
    expect(
      scored(letter).findings.filter(({ criterion }) => criterion === 'language').length,
    ).toBeGreaterThan(5);
  });
});

describe('findings', () => {
  const letter = MISTAKES.reduce((text, [from, to]) => text.replace(from, to), GOOD_LETTER).replace(
    'He smoke ten cigarettes a day.',
    "He had a tonsillectomy. He doesn't smoke bd. BP ok.",
  );
  const { findings, points, marks, feedback, mended, next } = scored(letter);

  it('quote what stands in the letter', () => {
    for (const each of [...findings, ...points]) {
      if (each.quote !== null) expect(letter.slice(each.from, each.to)).toBe(each.quote);
    }
  });

  it('quote a letter with the line ends of another system as it is', () => {
    const other = letter.replaceAll('\n', '\r\n');
    const assessed = scored(other);
    expect(assessed.marks).toEqual(marks);
    for (const each of [...assessed.findings, ...assessed.points]) {
      if (each.quote !== null) expect(other.slice(each.from, each.to)).toBe(each.quote);
    }
  });

  it('are behind every mark that was taken off', () => {
    for (const criterion of LETTER_CRITERIA) {
      if ((marks[criterion] ?? 0) < (whole.marks[criterion] ?? 0)) {
        expect(findings.some((finding) => finding.criterion === criterion)).toBe(true);
      }
    }
  });

  it('never raise a mark when more is found', () => {
    const worse = scored(
      letter.replace('Mr Pike lives alone', 'He suffer of loneliness. He live alone'),
    ).marks;
    for (const criterion of LETTER_CRITERIA) {
      expect(worse[criterion] ?? 0).toBeLessThanOrEqual(marks[criterion] ?? 0);
    }
  });

  it('are told with the words of the letter, in as many lines as there are criteria and one', () => {
    expect(feedback).toHaveLength(LETTER_CRITERIA.length + 1);
    expect(feedback.join('\n')).toContain("'");
    for (const [at, criterion] of LETTER_CRITERIA.entries())
      expect(feedback[at]).toContain(`(${marks[criterion]} of`);
    expect(next?.text).not.toBe('');
  });

  it('are mended where the mend is certain, and nowhere else', () => {
    expect(mended.changes.length).toBeGreaterThan(3);
    for (const { findingId, from, to, before } of mended.changes) {
      expect(letter.slice(from, to)).toBe(before);
      expect(findings.find(({ id }) => id === findingId)?.isCertain).toBe(true);
    }
    expect(mended.text).toContain('Mr Pike knocked');
    expect(mended.text).not.toContain("doesn't");
    expect(mended.text).toContain('tonsillectomy');
  });
});
