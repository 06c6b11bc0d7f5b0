import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Good morning. What brings you here?';

describe('a short question', () => {
  const ear = caseOf('en-womens-sore-ear');

  it('is of a hint of just now, whatever else was done', async () => {
    const night = ['How was the night for you?', 'Is there anything else you tried at home?'];
    expect((await lastUnits(ear, HELLO, ...night)).join()).toContain('fact.leftover.cue');
    const units = await lastUnits(ear, HELLO, ...night, "You won't be told off here. What did you do?");
    expect(units.join()).toContain('fact.leftover');
  });

  it('asks for its symptom, and for no allergy', async () => {
    expect(await lastUnits(ear, HELLO, 'Any rash?')).toEqual(['denial.rash']);
  });
});

describe('a question', () => {
  it('is answered by what brings it on, and not by what takes it away', async () => {
    const units = await lastUnits(caseOf('en-allied-twisted-ankle'), HELLO, 'What brings the pain on?');
    expect(units.join()).toMatch(/^fact\.aggravating\./);
  });

  it('leaves out what it names as known', async () => {
    const asked = 'Did you give her anything other than the paracetamol?';
    const units = await lastUnits(caseOf('en-womens-sore-ear'), HELLO, asked);
    expect(units.join()).not.toContain('fact.syrup');
  });

  it('of a name is no choice', async () => {
    const units = await lastUnits(caseOf('en-allied-oral-exam'), HELLO, 'What do you prefer to be called?');
    expect(units.join()).toMatch(/^fact\.name\./);
  });

  it('of one thing or the other is answered by a line, and by no leave', async () => {
    const asked = 'Would giving it to one teacher, or as a recording, be easier for you?';
    expect((await lastUnits(caseOf('en-allied-oral-exam'), HELLO, asked)).join()).toContain('one-person');
  });
});

describe('what is told', () => {
  const wrist = caseOf('en-surgery-fall-wrist');

  it('spares somebody what she is allergic to', async () => {
    const told = 'Keep off the ibuprofen, then. Who could help you with the flowers?';
    expect((await lastUnits(wrist, HELLO, told)).join()).not.toContain('fact.allergies');
  });

  it('ends a talk though it goes on elsewhere', async () => {
    const told = 'A colleague will take you to X-ray now. See you in a moment.';
    expect((await lastUnits(wrist, HELLO, told)).join()).toContain('talk.goodbye');
  });

  it('means nothing that only has its words', async () => {
    const told = 'Six coffees make the heart race. Could you drink one less every few days?';
    expect((await lastUnits(caseOf('en-mental-underground'), HELLO, told)).join()).not.toContain(
      'noted.panic',
    );
  });
});

describe('at the door', () => {
  it('how things are going asks for the matter', async () => {
    const units = await lastUnits(
      caseOf('en-nursing-full-pens'),
      "Hi Jade, I'm Kate. How are things at the moment?",
    );
    expect(units[0]).toBe('opening');
  });

  it('the biggest problem is the matter', async () => {
    const units = await lastUnits(caseOf('en-allied-bread-hands'), "Hello. What's the main problem at work?");
    expect(units[0]).toBe('opening');
  });
});

describe('a word that somebody dreads or cannot have', () => {
  it('calms nobody in an explanation of something else', async () => {
    const told = "Without insulin you pass water all night, and that's why your weight goes down.";
    const units = await lastUnits(caseOf('en-nursing-full-pens'), HELLO, told);
    expect(units.join()).not.toContain('worry.calmed');
  });

  it('is no offer where somebody is thanked for it', async () => {
    const told = 'Thank you for mentioning the penicillin. How long have you had the sore throat?';
    const units = await lastUnits(caseOf('en-general-sore-throat'), HELLO, told);
    expect(units.join()).not.toContain('fact.allergies');
  });
});

describe('what is said of others', () => {
  it('shocks nobody', async () => {
    const told =
      "A child with meningitis is usually floppy. Temi's awake and plays. I'd like to look at her now.";
    const fear = 'What are you most afraid of?';
    const units = await lastUnits(caseOf('en-womens-sore-ear'), HELLO, fear, told);
    expect(units.join()).not.toMatch(/talk\.(?:shocked|stunned)/);
  });
});
