import { describe, expect, it } from 'vitest';
import type { UptakePart } from '#domain/practice/complex/brief.ts';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

const HELLO = 'Hello, what brings you here?';
const HM = 'I see.';

/** Of the reply to the last turn, the parts of the lines on what was explained. */
async function partsSaid(id: string, ...turns: readonly string[]): Promise<UptakePart[]> {
  const pack = caseOf(id);
  const units = await lastUnits(pack, HELLO, HM, ...turns);
  return units.flatMap(
    (unit) => pack.brief.uptakes?.find((each) => unit === `uptake.${each.id}`)?.part ?? [],
  );
}

describe('what was explained', () => {
  const LOW =
    'If he is wobbly or very sleepy, rub honey on his gums and ring us straight away, day or night.';
  const WOBBLY = "Could you tell me in your own words what you'd do if you found him wobbly one evening?";

  it('is said back in a line that was written for it', async () => {
    const parts = await partsSaid('en-vet-thirsty-cat', LOW, WOBBLY);
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.every((part) => part === 'help' || part === 'do')).toBe(true);
  });

  it('is not where nobody told it', async () => {
    expect(await partsSaid('en-vet-thirsty-cat', HM, WOBBLY)).toEqual([]);
  });

  it('is said twice to nobody', async () => {
    const pack = caseOf('en-vet-thirsty-cat');
    const first = await lastUnits(pack, HELLO, HM, LOW, WOBBLY);
    const again = await lastUnits(pack, HELLO, HM, LOW, WOBBLY, WOBBLY);
    expect(again).not.toEqual(first);
  });

  it('answers each question of a turn', async () => {
    const told =
      'Stop the ibuprofen from today and take paracetamol. If your stools go black like tar, go to hospital.';
    const asked =
      "Just so I know I was clear: what won't you take any more, and what would you do if your stools turned black?";
    const parts = await partsSaid('en-pharmacy-knee-tablets', told, asked);
    expect(parts).toEqual(expect.arrayContaining(['avoid', 'help']));
  });
});

describe('what is proposed', () => {
  it('is agreed to by its name', async () => {
    const told = 'I would like you to stop the ibuprofen from today. Would you be willing to do that?';
    expect(await partsSaid('en-pharmacy-knee-tablets', told)).toEqual(['agree']);
  });

  it('is not, nor said back, by whoever had to name an allergy to it', async () => {
    const penicillin = "I'd like to give you penicillin tablets for the pain. Would that be all right?";
    const asked = 'Just so I know I was clear, what will you take for the pain?';
    const pack = caseOf('en-general-sore-throat');
    const agree = { part: 'agree', told: [['tablets']], asks: ['Would that be all right?'] } as const;
    const take = { part: 'do', told: [['tablets']], asks: ['What will you take for the pain?'] } as const;
    const says = (text: string) => ({ en: text, es: text, fr: text, de: text, pt: text });
    const uptakes = [
      { ...agree, id: 'agree-tablets', says: says('The tablets are fine with me.') },
      { ...take, id: 'take-tablets', says: says('I take the tablets for the pain.') },
    ];
    const offered = { ...pack, brief: { ...pack.brief, uptakes } } as unknown as typeof pack;
    const harmless = penicillin.replace('penicillin', 'paracetamol');
    expect(await lastUnits(offered, HELLO, HM, harmless)).toContain('uptake.agree-tablets');
    expect(await lastUnits(offered, HELLO, HM, harmless, asked)).toContain('uptake.take-tablets');
    expect((await lastUnits(offered, HELLO, HM, penicillin)).join()).not.toContain('uptake.');
    expect((await lastUnits(offered, HELLO, HM, penicillin, asked)).join()).not.toContain('uptake.');
  });

  it('is not in the first breath of a talk', async () => {
    const units = await lastUnits(caseOf('en-surgery-night-before'), 'May I sit down, before tomorrow?');
    expect(units.join()).not.toContain('uptake.');
  });
});

describe('what stands in the way', () => {
  it('is said of what she was told to do', async () => {
    const told = 'The cream takes a fortnight to work.';
    const asked = 'What could make it hard for you to keep on with the cream?';
    expect(await partsSaid('en-pharmacy-knee-tablets', told, asked)).toEqual(['hard']);
  });
});

describe('a question of the history', () => {
  it('is answered by that, whatever was proposed', async () => {
    const told = 'There are tablets that prevent a stroke, and you would have to stop smoking.';
    const asked = 'How many cigarettes do you smoke a day?';
    expect(await partsSaid('en-dental-tongue-sore', told, asked)).toEqual([]);
  });
});
