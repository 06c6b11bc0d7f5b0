import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

describe('what only sounds like a request to say it back', () => {
  const hand = caseOf('en-medicine-numb-hand');
  const warning = 'If the hand or the words go again, press the bell. May I ring Astrid with you?';

  it('is an order, and the leave that is asked for is given', async () => {
    const units = await lastUnits(hand, 'What happened?', "It's probably a warning of a stroke.", warning);
    expect(units.join()).not.toContain('back.');
    expect(units.join()).toContain('talk.permission_granted');
  });
});

describe('leave to explain', () => {
  it('is not given once the explanation has been taken up', async () => {
    const pump = caseOf('en-nursing-little-pump');
    const explained =
      "May I explain the pump? It gives her the same morphine. It's the cancer that is ending her life, not the morphine.";
    const units = await lastUnits(pump, 'What worries you about the pump?', explained);
    expect(units.join()).not.toContain('permission_granted');
  });
});

describe('at the end', () => {
  it('anything else is a question of hers, and no symptom', async () => {
    const units = await lastUnits(
      caseOf('en-pharmacy-hay-fever'),
      'What brings you in?',
      'Take one a day.',
      'Is there anything else you would like to ask me?',
    );
    expect(units.join()).not.toContain('fact.');
  });
});
