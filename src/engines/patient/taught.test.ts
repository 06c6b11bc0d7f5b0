import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

describe('what was just taught', () => {
  const knee = caseOf('en-pharmacy-knee-tablets');
  const told = 'Put the cool pack on the knee in the evening.';

  it('answers what is asked in nearly its words', async () => {
    const units = await lastUnits(
      knee,
      'What brings you in?',
      told,
      'So what goes on the knee in the evening?',
    );
    expect(units).toEqual(['told.0']);
  });

  it('is more of what was said back', async () => {
    const asked = ['Can you tell me back what we agreed?', 'And what about the cool pack?'];
    const units = await lastUnits(knee, 'What brings you in?', told, ...asked);
    expect(units).toEqual(['told.0']);
  });
});

describe('two things that one question asks for', () => {
  it('are both said back', async () => {
    const told = "Please don't drive and don't go up in the crane. And don't take any more warfarin.";
    const asked = 'What are you going to do about driving and your warfarin?';
    const units = await lastUnits(
      plainCaseOf('en-pharmacy-wrong-strength'),
      'What brings you here?',
      told,
      asked,
    );
    expect(units).toEqual(['told.1', 'told.0']);
  });
});

describe('what to do in a case that was told in other words', () => {
  it('is what was told for that case', async () => {
    const told = 'When it starts, breathe out slowly.';
    const asked = "Could you tell me what you'd do if the fear comes?";
    const units = await lastUnits(plainCaseOf('en-mental-underground'), 'What brings you here?', told, asked);
    expect(units.join()).toMatch(/^(?:told\.|back\.breathing)/);
  });
});

describe('advice that only names things', () => {
  it('is said back to whoever asks for what it names', async () => {
    const advice =
      "So here's an idea: smaller meals, six times a day. Whole milk with milk powder stirred in.";
    const asked = 'Just to be sure: what goes into the milk?';
    const units = await lastUnits(caseOf('en-general-tired-carer'), 'What brings you here?', advice, asked);
    expect(units).toEqual(['told.1']);
  });
});

describe('a check that names its question', () => {
  it.each([
    ['Just to be sure: which arm goes in first?'],
    ['Which arm goes in first, just to check?'],
    ["Just so I've been clear, which arm goes in first?"],
  ])('asks for what was told: %s', async (asked) => {
    const told = 'Put the weak arm into the sleeve first.';
    const units = await lastUnits(caseOf('en-general-tired-carer'), 'What brings you here?', told, asked);
    expect(units).toEqual(['told.0']);
  });

  it('asks for the signs of a warning, whatever else has signs', async () => {
    const warning = 'Go straight to hospital if your legs go weak or you get numb between them.';
    const asked = "Just so I've been clear, which signs mean hospital?";
    const units = await lastUnits(
      plainCaseOf('en-allied-nothing-shows'),
      'What brings you here?',
      warning,
      asked,
    );
    expect(units).toEqual(['told.when.0']);
  });
});

describe('when to get help', () => {
  const knee = plainCaseOf('en-pharmacy-knee-tablets');
  const ASKED = "Could you tell me what you'd watch for?";

  it('is said in words of her own by whoever was warned of just that', async () => {
    const warning = 'If you notice black stools or blood, go to hospital at once.';
    expect(await lastUnits(knee, 'What brings you in?', warning, ASKED)).toEqual(['detail.see-blood']);
  });

  it('is said by what was told where her own words are of something else', async () => {
    const warning = 'If your leg swells or you get breathless, go to hospital at once.';
    expect(await lastUnits(knee, 'What brings you in?', warning, ASKED)).toEqual(['told.0']);
  });
});

describe('somebody who was named before', () => {
  it('is whom a question means', async () => {
    const asked = 'Your mother, I see. How did the illness go for her?';
    const units = await lastUnits(caseOf('en-medicine-new-diabetes'), 'What brings you in?', asked);
    expect(units.join()).not.toContain('baby');
  });
});

describe('a list of symptoms with pain in it', () => {
  it('asks for no line that only comes near to it', async () => {
    const ears = caseOf('en-allied-missing-consonants');
    const asked = 'Do you have any ringing in the ears, dizziness, or pain or discharge?';
    const units = await lastUnits(ears, 'What brings you in?', asked);
    expect(units).toEqual([
      expect.stringMatching(/^fact.tinnitus/),
      expect.stringMatching(/^talk.nothing_besides/),
    ]);
  });
});

describe('what only speaks of others', () => {
  it('reassures nobody', async () => {
    const underground = caseOf('en-mental-underground');
    const some = "Some people also fear they're losing their mind.";
    const units = await lastUnits(underground, 'What happened?', 'It must be awful.', some);
    expect(units.join()).not.toContain('reassured_vaguely');
  });
});
