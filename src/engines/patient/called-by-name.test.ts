import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Hello, what brings you in?';

describe('whoever is called by name', () => {
  it('does not say it', async () => {
    const units = await lastUnits(caseOf('en-allied-bread-hands'), HELLO, 'Does that suit you, Ms Solberg?');
    expect(units.join()).not.toContain('fact.name');
  });

  it('says it where that is asked for', async () => {
    const units = await lastUnits(caseOf('en-allied-bread-hands'), HELLO, 'And what is your name, please?');
    expect(units.join()).toContain('fact.name');
  });

  it('is asked for whatever else there is all the same', async () => {
    const told = "I'd like to see you again in two weeks. Is there anything else on your mind, Mrs Osei?";
    const home = 'Please rinse with chlorhexidine twice a day.';
    const units = await lastUnits(caseOf('en-dental-bare-bone'), HELLO, home, told);
    expect(units.join()).toMatch(/question\.|nothing_else|concerns/);
  });
});

describe('what nobody is going to do', () => {
  it('is denied', async () => {
    const kind =
      "Please don't worry, nobody is talking about an enema now, and nothing will happen without you agreeing. I think it's the codeine.";
    const units = await lastUnits(caseOf('en-nursing-five-days'), HELLO, 'What are you afraid of?', kind);
    expect(units.join()).not.toMatch(/shocked|stunned/);
  });
});

describe('who can help at home', () => {
  it('is nothing that was taught, though its words were', async () => {
    const home = 'For home: rinse with chlorhexidine twice a day, and brush gently around it.';
    const asked = 'Who can help you at home with the rinsing?';
    const units = await lastUnits(caseOf('en-dental-bare-bone'), HELLO, home, asked);
    expect(units.join()).not.toContain('told.');
  });
});
