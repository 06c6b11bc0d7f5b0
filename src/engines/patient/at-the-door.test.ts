import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

describe('before anything was explained', () => {
  it('nobody is asked whether she has understood', async () => {
    const asked =
      "Before I say anything, can you tell me what's happened over the past few days and what you've been told so far?";
    const units = await lastUnits(caseOf('en-womens-quiet-scan'), "Hello Thandi, I'm Anna.", asked);
    expect(units[0]).toBe('opening');
    expect(units.filter((unit) => unit.startsWith('talk.'))).toEqual([]);
  });
});

describe('a first question', () => {
  it('is answered as it was asked, not with what brings her', async () => {
    const units = await lastUnits(caseOf('en-general-sore-throat'), 'Hello.', 'How is your sleep?');
    expect(units).toEqual(['detail.sleep']);
  });
});

describe('an open question at the door', () => {
  it.each(["What's been going on with that foot?", "What's been bothering you?"])('%s', async (asked) => {
    const units = await lastUnits(caseOf('en-allied-sore-toe'), 'Hello Callum.', asked);
    expect(units[0]).toBe('opening');
  });
});

describe('whoever is asked how she feels about it all at the door', () => {
  it('says what brings her', async () => {
    const asked =
      "Good evening, I'm Dr Okafor. The nurses tell me you're having second thoughts – how are you feeling about it all?";
    expect((await lastUnits(caseOf('en-surgery-night-before'), asked))[0]).toBe('opening');
  });
});

describe('a reply', () => {
  it('begins with the greeting', async () => {
    const hello =
      "Hi Rowan. I'm Kate, I'm a speech pathologist. Take whatever time you want, there's no rush.";
    const [first, ...others] = await lastUnits(caseOf('en-allied-oral-exam'), hello);
    expect(first).toMatch(/^talk\.greeting/);
    expect(others).not.toEqual([]);
  });
});
