import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

describe('what only sounds like a request to say it back', () => {
  const hand = plainCaseOf('en-medicine-numb-hand');
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

describe('what is asked back', () => {
  const HELLO = 'What has brought you in?';

  it('is what a question names, and not what only leads in to it', async () => {
    const told =
      "I'd like you to stop the capecitabine today. Ring us if it gets worse. Tell me in your own words, which tablets do you leave out?";
    const units = await lastUnits(plainCaseOf('en-pharmacy-quiet-shepherd'), HELLO, told);
    expect(units).toEqual(['told.0']);
  });

  it('is nothing that was feared, once that has been calmed', async () => {
    const told = 'May I explain the pump? It is the cancer that is ending her life, not the morphine.';
    const asked = 'Is there something that still scares you?';
    const units = await lastUnits(
      caseOf('en-nursing-little-pump'),
      "I'm so sorry, that must be very hard for you.",
      'What worries you about the pump?',
      told,
      asked,
    );
    expect(units.join()).not.toContain('fact.concerns');
  });

  it('is how it sits with her, and no old line, after bad news of the course', async () => {
    const told = "It'll be slow, months rather than weeks. How does that sit with you?";
    const units = await lastUnits(
      caseOf('en-dental-bare-bone'),
      HELLO,
      'We will clean it twice a day.',
      told,
    );
    expect(units.join()).toContain('talk.feel_now');
  });
});

describe('a fear', () => {
  it('that is named and answered in one breath is calmed, and not told', async () => {
    const kind = "I'm so sorry, that must be exhausting.";
    const answered = 'Are you afraid that someone would take Tara away? Nobody will.';
    const units = await lastUnits(caseOf('en-nursing-restless-baby'), 'How are you both?', kind, answered);
    expect(units[0]).toBe('worry.calmed');
    expect(units.join()).not.toContain('fact.concerns');
  });

  it('shocks once: named again it is no news', async () => {
    const news = 'The scan shows a lump in your left kidney, and it is very probably cancer.';
    const again = 'Yours is a different cancer. Could you tell me what you will take home from today?';
    const kind = "I'm so sorry.";
    const talk = ['What brings you here?', news, kind, "It hasn't spread.", again];
    const units = await lastUnits(caseOf('en-general-scan-result'), ...talk);
    expect(units.join()).not.toMatch(/shocked|stunned/);
  });
});
