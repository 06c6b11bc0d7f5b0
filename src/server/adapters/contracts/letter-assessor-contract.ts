import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type LetterAssessment,
  POINT_VERDICTS,
  type ScoredLetter,
  SEVERITIES,
  UNSCORABLE_REASONS,
} from '#domain/oet/writing/assessment.ts';
import { LETTER_CRITERIA, MOST_MARKS } from '#domain/oet/writing/letter.ts';
import { GOOD_LETTER, KEY, PAPER } from '#engines/letter/fixtures/leg-ulcer.ts';
import type { LetterAssessor } from '../../ports/letter-assessor.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

/** What every assessor of letters does, whatever the task. */
export function letterAssessorContract(name: string, open: Open<LetterAssessor>): void {
  describe(`${name} as an assessor of letters`, () => {
    const { signal } = new AbortController();
    let opened: Opened<LetterAssessor>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const assess = (letter: string): Promise<LetterAssessment> =>
      opened.adapter.assess({ letter, paper: PAPER, key: KEY }, signal);
    const scored = async (letter: string): Promise<ScoredLetter> => {
      const assessment = await assess(letter);
      if (!assessment.scorable) throw new Error(`It was not scored: ${assessment.reason}`);
      return assessment;
    };

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('gives every criterion a mark within its bounds, and a line of feedback at least', async () => {
      const { marks, feedback } = await scored(GOOD_LETTER);
      for (const criterion of LETTER_CRITERIA) {
        const mark = marks[criterion];
        if (mark === null) continue;
        expect(Number.isInteger(mark)).toBe(true);
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(MOST_MARKS[criterion]);
      }
      expect(feedback.length).toBeGreaterThan(0);
    });

    it('quotes nothing that does not stand in the letter where it says', async () => {
      const letter = GOOD_LETTER.replace('Mr Pike lives alone', 'He had a tonsillectomy. He live alone');
      const { findings, points, mended } = await scored(letter);
      expect(findings.length).toBeGreaterThan(0);
      for (const each of [...findings, ...points]) {
        if (each.quote !== null) expect(letter.slice(each.from, each.to)).toBe(each.quote);
      }
      for (const { from, to, before } of mended.changes) expect(letter.slice(from, to)).toBe(before);
    });

    it('tells what became of every point of the key', async () => {
      const { points } = await scored(GOOD_LETTER);
      expect(points.map(({ id }) => id)).toEqual(KEY.points.map(({ id }) => id));
    });

    it('uses the terms of the domain', async () => {
      const { findings, points } = await scored(GOOD_LETTER.replace('He smokes ten', 'He smoke ten'));
      for (const { criterion, severity } of findings) {
        expect(LETTER_CRITERIA).toContain(criterion);
        expect(SEVERITIES).toContain(severity);
      }
      for (const { verdict } of points) expect(POINT_VERDICTS).toContain(verdict);
      const refused = await assess('Dear Dr Shah, please see him.');
      if (!refused.scorable) expect(UNSCORABLE_REASONS).toContain(refused.reason);
    });

    it('marks a letter no lower for what it says more of what is needed', async () => {
      const [whole, part] = [
        await scored(GOOD_LETTER),
        await scored(GOOD_LETTER.replace(/His ankle[^\n]+/, '')),
      ];
      expect(whole.marks.content ?? 0).toBeGreaterThan(part.marks.content ?? 0);
    });

    it('gives no marks to what is no letter, and says why', async () => {
      const refused = await assess('Dear Dr Shah, please see him.');
      expect(refused).toMatchObject({ scorable: false, reason: 'too_short' });
      expect(await assess('')).toMatchObject({ scorable: false, reason: 'empty' });
    });

    it('says nothing to a caller who left', async () => {
      const left = aCallerWhoLeft();
      const request = { letter: GOOD_LETTER, paper: PAPER, key: KEY };
      await expect(opened.adapter.assess(request, left.signal)).rejects.toBe(left.reason);
    });
  });
}
