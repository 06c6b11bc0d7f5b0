import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

describe('eating and drinking', () => {
  it('is one subject, and nothing of wine', async () => {
    const throat = caseOf('en-general-sore-throat');
    for (const asked of ['Can you swallow food and drink all right?', 'Are you drinking enough?']) {
      const units = await lastUnits(throat, 'What brings you in?', asked);
      expect(units.join(), asked).not.toContain('alcohol');
    }
    const units = await lastUnits(throat, 'What brings you in?', 'How much alcohol do you drink?');
    expect(units.join()).toContain('fact.alcohol');
  });
});

describe('a question of habits', () => {
  it('is asked once, with the time before in it', async () => {
    const tongue = caseOf('en-dental-tongue-sore');
    const units = await lastUnits(tongue, "What's wrong?", 'Do you smoke, or did you ever?');
    expect(units).toEqual(['fact.smoking.cue']);
  });
});
