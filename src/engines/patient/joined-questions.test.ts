import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

const HELLO = 'Good morning. What brings you in today?';

describe('questions of one turn', () => {
  it('are both answered where one sentence asks for two lines', async () => {
    const hot = 'And what about hot drinks, like tea or coffee?';
    const asked = `${hot} Does the pain ever come by itself, or wake you at night?`;
    const units = await lastUnits(caseOf('en-dental-cold-drinks'), HELLO, asked);
    expect(units).toEqual(expect.arrayContaining(['detail.by-itself', 'detail.night-pain']));
  });

  it('are about what was asked just before where they are short', async () => {
    const units = await lastUnits(
      caseOf('en-medicine-dry-cough'),
      HELLO,
      'How much did you smoke, and for how long?',
    );
    expect(units.join()).toMatch(/^fact\.smoking\.\w+$/);
  });

  it('are about what was told last where they point to it', async () => {
    const splinter = 'Have you ever had a metal splinter in your eye?';
    const tunnel = caseOf('en-diagnostics-narrow-tunnel');
    expect(await lastUnits(tunnel, HELLO, splinter, 'When was that exactly?')).toEqual([
      expect.stringMatching(/^fact\.splinter\./),
    ]);
  });
});

describe('subjects of one question', () => {
  it('are each answered where each has a line', async () => {
    const speech = 'Did you have any trouble speaking, or with your sight or your leg?';
    expect(await lastUnits(caseOf('en-medicine-numb-hand'), HELLO, speech)).toEqual([
      expect.stringMatching(/^fact\.speech\./),
      'denial.vision_change',
      'detail.leg',
    ]);
    const feeling = 'Can you describe the feeling a bit more, and show me where exactly you feel it?';
    expect(await lastUnits(caseOf('en-medicine-stairs'), HELLO, feeling)).toEqual([
      expect.stringMatching(/^fact\.character\./),
      expect.stringMatching(/^fact\.site\./),
    ]);
  });

  it('leave a short question before them its answer, in another language too', async () => {
    const asked = '¿Desde cuándo le pasa, y tiene fiebre o tos?';
    const units = await lastUnits(
      caseOf('es-general-escozor-orina'),
      'Buenos días. ¿Qué le trae por aquí?',
      asked,
    );
    expect(units).toEqual([expect.stringMatching(/^fact\.onset\./), 'detail.temperature', 'denial.cough']);
  });

  it('are told of once where one line has the other in it', async () => {
    const asked = 'Do you have any metal in your body? And have you ever had a metal splinter in your eye?';
    const units = await lastUnits(caseOf('en-diagnostics-narrow-tunnel'), HELLO, asked);
    expect(units.filter((unit) => unit.startsWith('fact.'))).toHaveLength(1);
  });
});

describe('what somebody feels about an explanation', () => {
  it('is said of now, and not of before it', async () => {
    const told = 'What you have is angina. The heart gets too little blood when it works hard.';
    const units = await lastUnits(
      caseOf('en-medicine-stairs'),
      HELLO,
      told,
      'How do you feel about all that now?',
    );
    expect(units.join()).toMatch(/talk\.feel_now\.\d|detail\.mood-now/);
  });
});

describe('a question for more', () => {
  it('gets no detail that goes on from what nobody has named', async () => {
    const asked = 'Can you tell me more about the cough? What is it like?';
    expect(await lastUnits(caseOf('en-medicine-dry-cough'), HELLO, asked)).not.toContain('detail.syrup');
  });
});

describe('whoever is meant', () => {
  it('is the one of the family that a question names, also ahead of it', async () => {
    const diabetes = caseOf('en-medicine-new-diabetes');
    const units = await lastUnits(diabetes, HELLO, 'And how is she doing now, your mother?');
    expect(units).not.toContain('detail.brother');
    const ahead = await lastUnits(
      diabetes,
      HELLO,
      'And your mother, did she have any problems from the diabetes?',
    );
    expect(ahead.join()).toMatch(/^(?:fact\.family|detail\.mother)/);
  });
});

describe('what is only presented or left out', () => {
  it('is no plan at the door, and no allergy to be defended', async () => {
    const door = "Good morning, Mrs Vega. I'm Dr Brandt, one of the gynaecologists here.";
    expect((await lastUnits(caseOf('en-womens-heavy-periods'), door)).join()).not.toContain('referral');
    const spared = "Thanks, then we won't give you aspirin or ibuprofen. Have you had any asthma recently?";
    const units = await lastUnits(caseOf('en-surgery-fall-wrist'), HELLO, spared);
    expect(units.join()).not.toContain('fact.allergies');
  });
});

describe('what was told', () => {
  it('is said of what was suggested where one key point is no plan', async () => {
    const suggested =
      "I'd suggest two exercises: standing on one leg for thirty seconds, and twenty slow heel raises.";
    const asked = "Could you tell me back what you'll do?";
    const units = await lastUnits(plainCaseOf('en-allied-twisted-ankle'), HELLO, suggested, asked);
    expect(units.join()).toContain('told.0');
  });

  it('is said back in place of reactions where a turn both tells and asks for it', async () => {
    const told = 'Please come back sooner if you cough blood, lose weight or get short of breath.';
    const asked = 'Could you tell me in your own words what we agreed?';
    const units = await lastUnits(caseOf('en-medicine-dry-cough'), HELLO, `${told} ${asked}`);
    expect(units.join()).toMatch(/^(?:told|back)\.[\w-]+$/);
  });
});

describe('pains and swellings', () => {
  it('are answered by nothing that is beside the question', async () => {
    const units = await lastUnits(
      caseOf('en-nursing-leg-sore'),
      'What brings you here?',
      'Does your leg ache or swell during the day?',
    );
    expect(units).toEqual(['fact.swelling.full']);
  });
});
