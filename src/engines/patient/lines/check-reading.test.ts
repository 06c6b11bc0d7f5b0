import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

const HELLO = 'Hello, how are you?';

describe('a check of what was told', () => {
  it.each([
    [
      'en-dental-lost-crown',
      "There, it's cemented. The cement goes on getting harder until tomorrow, so be gentle with it. Something soft to eat, and chew on the other side.",
      'How will you manage supper this evening?',
      'detail.eat-tonight',
    ],
    [
      'en-medicine-numb-hand',
      'It was not a nerve. A little clot blocked a vessel in your brain for some minutes and then it dissolved. We call it a TIA, and it is a warning that a bigger one could follow.',
      'Astrid is sitting out there with her book. When she comes in, how would you put it to her?',
      'back.tia',
    ],
    [
      'en-allied-bread-hands',
      "Put on long gloves, slide both forearms under the tray and keep it close to your belly. Don't worry if it feels clumsy.",
      'So when the first one comes out of the oven tonight, how will you lift it?',
      'told.0',
    ],
  ])('is answered by the line of her own that fits it: %s', async (id, told, asked, unit) => {
    expect(await lastUnits(plainCaseOf(id), HELLO, told, asked)).toContain(unit);
  });

  it('is answered so in another language too', async () => {
    const pack = caseOf('de-general-schwindel-bett');
    const model = pack.keyPoints!.find(({ id }) => id === 'notfall')!.model;
    const asked = 'Und wann würden Sie den Notruf wählen?';
    const units = await lastUnits(pack, 'Guten Tag. Was führt Sie her?', 'Hm.', model, asked);
    expect(units.join()).toMatch(/^(?:detail\.|back\.notfall)/);
  });
});

describe('what checks nothing', () => {
  it.each([['How does that sound to you?'], ['What questions do you have?'], ['What else is on your mind?']])(
    'brings out no point of the explanation: %s',
    async (asked) => {
      const told = 'I think it is your appendix. You need an operation tonight. Please eat nothing more.';
      const units = await lastUnits(caseOf('en-surgery-belly-pain'), HELLO, told, asked);
      expect(units.join()).not.toContain('back.');
    },
  );

  it('says back nothing that was not told', async () => {
    const told = 'I think it is your appendix, and it is inflamed. We will look at it with a scan.';
    const asked = 'Just so I know I was clear, what will you do until then?';
    const units = await lastUnits(caseOf('en-surgery-belly-pain'), HELLO, told, asked);
    expect(units.join()).not.toContain('back.nothing-by-mouth');
  });
});
