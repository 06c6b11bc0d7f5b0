import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type RolePlayAssessment,
  type ScoredRolePlay,
  UNSCORABLE_ROLE_PLAYS,
  VERDICTS,
} from '#domain/oet/speaking/assessment.ts';
import { INDICATORS, MOST_SPEAKING_MARKS, SPEAKING_CRITERIA } from '#domain/oet/speaking/criteria.ts';
import { SEVERITIES } from '#domain/oet/writing/assessment.ts';
import { GOOD, KEY, PAPER, POOR, type Said, turnsOf } from '#engines/roleplay/fixtures/bandage.ts';
import type { RolePlayAssessor } from '../../ports/role-play-assessor.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

/** What every assessor of role-plays does, whatever the role-play. */
export function rolePlayAssessorContract(name: string, open: Open<RolePlayAssessor>): void {
  describe(`${name} as an assessor of role-plays`, () => {
    const { signal } = new AbortController();
    let opened: Opened<RolePlayAssessor>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const request = (said: readonly Said[]) => ({
      paper: PAPER,
      key: KEY,
      turns: turnsOf(said),
      speakingMs: 280_000,
    });
    const assess = (said: readonly Said[]): Promise<RolePlayAssessment> =>
      opened.adapter.assess(request(said), signal);
    const scored = async (said: readonly Said[]): Promise<ScoredRolePlay> => {
      const assessment = await assess(said);
      if (!assessment.scorable) throw new Error(`It was not scored: ${assessment.reason}`);
      return assessment;
    };

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('gives every criterion a mark within its bounds, or says why it has none', async () => {
      const { marks, unjudged, feedback } = await scored(GOOD);
      for (const criterion of SPEAKING_CRITERIA) {
        const mark = marks[criterion];
        expect(mark === null, criterion).toBe(unjudged[criterion] !== undefined);
        expect(Number.isInteger(mark ?? 0)).toBe(true);
        expect(mark ?? 0).toBeGreaterThanOrEqual(0);
        expect(mark ?? 0).toBeLessThanOrEqual(MOST_SPEAKING_MARKS[criterion]);
      }
      expect(feedback.length).toBeGreaterThan(0);
    });

    it('says of every indicator in its order whether it shows, and of every task and hint', async () => {
      const { indicators, tasks, cues } = await scored(POOR);
      expect(indicators.map(({ indicator }) => indicator)).toEqual(INDICATORS);
      for (const { verdict } of indicators) if (verdict !== null) expect(VERDICTS).toContain(verdict);
      expect(tasks.map(({ id }) => id)).toEqual(KEY.tasks.map(({ id }) => id));
      expect(cues.length).toBeGreaterThan(0);
    });

    it('quotes nothing that was not said in that turn', async () => {
      const { indicators, findings, cues, tasks } = await scored(POOR);
      const quotes = [
        ...indicators.flatMap(({ shown }) => shown),
        ...findings.flatMap(({ shown }) => shown ?? []),
        ...cues.flatMap(({ given, takenUp }) => [given, ...(takenUp ? [takenUp] : [])]),
        ...tasks.flatMap(({ shown }) => shown ?? []),
      ];
      expect(quotes.length).toBeGreaterThan(0);
      for (const { turn, quote } of quotes) expect(POOR[turn - 1]![1]).toContain(quote);
      for (const { severity } of findings) expect(SEVERITIES).toContain(severity);
    });

    it('marks a conversation that is done well no lower than one that is not', async () => {
      const [good, poor] = [await scored(GOOD), await scored(POOR)];
      for (const criterion of SPEAKING_CRITERIA) {
        expect(good.marks[criterion] ?? 0, criterion).toBeGreaterThanOrEqual(poor.marks[criterion] ?? 0);
      }
    });

    it('gives no marks to what is no conversation, and says why', async () => {
      const refused = await assess(GOOD.slice(0, 3));
      expect(refused).toMatchObject({ scorable: false, reason: 'too_little' });
      if (!refused.scorable) expect(UNSCORABLE_ROLE_PLAYS).toContain(refused.reason);
      expect(await assess([])).toMatchObject({ scorable: false, reason: 'silence' });
    });

    it('says nothing to a caller who left', async () => {
      const left = aCallerWhoLeft();
      await expect(opened.adapter.assess(request(GOOD), left.signal)).rejects.toBe(left.reason);
    });
  });
}
