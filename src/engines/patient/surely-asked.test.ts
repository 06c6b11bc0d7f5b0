import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

describe('a line that a question surely asks for', () => {
  it.each([
    [
      'what sounds like leave to tell',
      'en-surgery-belly-pain',
      'Shall I tell your flatmate anything?',
      'detail.flatmate-in',
    ],
    [
      'what sounds like a request to say it back',
      'en-medicine-dry-cough',
      'And what will you tell your wife?',
      'detail.tell-wife-now',
    ],
  ] as const)('comes before %s', async (_, id, asked, unit) => {
    const kind = "I'm so sorry, that must be very hard for you.";
    const told = 'I would like you to come back on Monday, and ring us if it gets worse.';
    expect(await lastUnits(plainCaseOf(id), "What's the matter?", kind, told, asked)).toContain(unit);
  });

  it('goes on from what was told last, where it names nothing', async () => {
    const kind = ["I'm sorry, that must be hard. How often do you leave out the insulin?"];
    const secret = 'What you tell me stays between us.';
    const asked = 'Thank you for telling me. When did it start?';
    const pens = caseOf('en-nursing-full-pens');
    expect(await lastUnits(pens, 'How are things?', secret, ...kind, asked)).toEqual(['detail.skip-start']);
  });

  it('is what stands in the way, and no plan to be said back', async () => {
    const told = 'Ring us straight away if it gets worse. And what would stop you ringing?';
    const units = await lastUnits(caseOf('en-pharmacy-quiet-shepherd'), "What's the matter?", told);
    expect(units.join()).not.toMatch(/told|back/);
  });

  it('is none for what asks whether a plan can be managed', async () => {
    const stomach = caseOf('en-general-camping-stomach');
    const told = 'Wash your hands with soap and use your own towel. Can you manage that at home?';
    const units = await lastUnits(stomach, "What's the matter?", told);
    expect(units.join()).not.toContain('detail.');
  });

  it('is none of a piece of a question that only comes near to it', async () => {
    const asked = 'Have you lost any weight, coughed up blood, or had sweats at night?';
    const units = await lastUnits(caseOf('en-medicine-dry-cough'), 'What brings you in?', asked);
    expect(units).toContain('denial.sweating');
  });
});

describe('two questions in one', () => {
  it('are both told under a promise of silence', async () => {
    const promise = 'Whatever you say stays between us. Could you be pregnant? When was your last period?';
    const units = await lastUnits(caseOf('en-surgery-belly-pain'), "What's the matter?", promise);
    expect(units).toEqual(expect.arrayContaining(['fact.pregnancy.short', 'fact.periods.short']));
  });
});

describe('gloves without latex', () => {
  it('are none of what she is allergic to', async () => {
    const noted = "Latex, that's very good to know, we'll use latex-free everything. And do you smoke?";
    const units = await lastUnits(caseOf('en-surgery-belly-pain'), "What's the matter?", noted);
    expect(units.join()).toContain('fact.smoking');
    expect(units.join()).not.toContain('fact.allergies');
  });
});

describe('at the door', () => {
  it('a first answer of her history is a beginning', async () => {
    const farm = caseOf('en-mental-quiet-farm');
    const asked = [
      "What's your own view of why you've been sent?",
      'What happened with the cattle?',
    ] as const;
    expect(await lastUnits(farm, ...asked)).toEqual([expect.stringMatching(/^fact.stress/)]);
  });

  it('how somebody feels about what is to come asks for just that', async () => {
    const units = await lastUnits(
      caseOf('en-diagnostics-narrow-tunnel'),
      'Hello. How are you feeling about it?',
    );
    expect(units).toContain('detail.how-feel-now');
  });
});

describe('what only sounds like another topic', () => {
  it('is none: breastfeeding is no pregnancy', async () => {
    const units = await lastUnits(
      caseOf('en-nursing-restless-baby'),
      'How have things been?',
      'How is the feeding going? Are you breastfeeding?',
    );
    expect(units.join()).not.toContain('pregnancy');
  });

  it('is none: a kind word about a voice calms no fear for it', async () => {
    const kind = "Four days, and your voice going as well, that can't be easy.";
    const units = await lastUnits(caseOf('en-general-sore-throat'), 'What brings you in?', kind);
    expect(units.join()).not.toContain('worry.calmed');
  });
});

describe('questions of one request to say it back', () => {
  it('leave none of what stands ahead of them out', async () => {
    const crown = caseOf('en-dental-lost-crown');
    const told = "Eat soft things until then. And please don't use any glue at home.";
    const units = await lastUnits(crown, 'What happened?', told, 'And the glue, what did we say about that?');
    expect(units).toEqual(['told.1']);
  });
});
