import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASS_MARK, type PronunciationRequest } from '#domain/practice/pronunciation.ts';
import type { PronunciationAssessor } from '../../ports/pronunciation-assessor.ts';
import { aCallerWhoLeft, expectNamed, type Open, type Opened } from './opened.ts';

const RECORDING = new URL('../../../engines/speech/fixtures/recorder.webm', import.meta.url);

/** What every assessor of pronunciation does. The recording says 'hypertension'. */
export function pronunciationAssessorContract(name: string, open: Open<PronunciationAssessor>): void {
  describe(`${name} as an assessor of pronunciation`, () => {
    const audio = new Uint8Array(readFileSync(RECORDING));
    const request = { audio, expectedTerm: 'hypertension', language: 'en', otherTerms: [] } as const;
    const { signal } = new AbortController();
    let opened: Opened<PronunciationAssessor>;

    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened.close?.());

    const assess = (given: Partial<PronunciationRequest> = {}) =>
      opened.adapter.assess({ ...request, ...given }, signal);

    it('names itself', () => expectNamed(opened.adapter.engine));

    it('scores the term that was said from 0 to 100', async () => {
      const scored = await assess();
      if (scored.kind !== 'scored') throw new Error(`It was refused: ${scored.reason}`);
      expect(scored.spokenText).toBe('hypertension');
      expect(scored.matchingAccuracy).toBeGreaterThan(50);
      for (const score of [scored.matchingAccuracy, scored.pronunciationScore, scored.confidenceScore]) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }
    });

    it('does not take another term for said', async () => {
      const scored = await assess({ expectedTerm: 'appendicitis', otherTerms: ['hypertension'] });
      if (scored.kind !== 'scored') throw new Error(`It was refused: ${scored.reason}`);
      expect(scored.matchingAccuracy).toBeLessThan(50);
      expect(scored.spokenText).not.toBe('appendicitis');
    });

    it('lets no term pass beside another that was heard', async () => {
      const scored = await assess({ expectedTerm: 'hypotension', otherTerms: ['hypertension'] });
      if (scored.kind !== 'scored') throw new Error(`It was refused: ${scored.reason}`);
      expect(scored.spokenText.toLowerCase()).toContain('hypertension');
      expect(scored.pronunciationScore).toBeLessThan(PASS_MARK);
    });

    it('refuses what is no recording', async () => {
      expect(await assess({ audio: new Uint8Array(2_000) })).toEqual({
        kind: 'refused',
        reason: 'bad_audio',
      });
    });

    it('leaves the recording to its owner', async () => {
      const before = audio.slice();
      await assess();
      expect(audio).toEqual(before);
    });

    it('does nothing for a caller who left', async () => {
      const left = aCallerWhoLeft();
      await expect(opened.adapter.assess(request, left.signal)).rejects.toBe(left.reason);
    });
  });
}
