import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits, plainCaseOf } from '#server/testing/talked-case.ts';

/** How somebody begins, and asks to hear again what was explained. */
const ASKED = {
  'en-medicine-dry-cough': [
    'Good morning. What brings you here?',
    "Can you tell me in your own words what we've agreed?",
  ],
  'es-general-tiron-espalda': [
    'Buenos días. ¿Qué le trae por aquí?',
    '¿Me puede decir con sus palabras qué va a hacer?',
  ],
  'fr-general-nuits-courtes': [
    "Bonjour. Qu'est-ce qui vous amène ?",
    'Vous pouvez me redire ce que vous allez faire ?',
  ],
  'de-general-schwindel-bett': [
    'Guten Tag. Was führt Sie her?',
    'Sagen Sie mir bitte mit eigenen Worten, was wir besprochen haben?',
  ],
  'pt-general-febre-quintal': [
    'Bom dia. O que aconteceu?',
    'A senhora me diz com as suas palavras o que vai fazer?',
  ],
} as const;
type Id = keyof typeof ASKED;
const IDS = Object.keys(ASKED) as Id[];
const HM = 'Hm.';

describe('what was explained to the patient of a case', () => {
  it.each(IDS)('is said back in words of her own: %s', async (id) => {
    const [hello, asked] = ASKED[id];
    const pack = plainCaseOf(id);
    const models = pack.keyPoints!.slice(0, 2).map(({ model }) => model);
    const units = await lastUnits(pack, hello, HM, ...models, asked);
    const points = pack.keyPoints!.slice(0, 2).map(({ id: point }) => `back.${point}`);
    // The line that somebody wrote for this recap says more than what is common to all.
    const isOwn = (unit: string) =>
      points.includes(unit) || (!id.startsWith('en-') && /^detail\./.test(unit));
    expect(units.some(isOwn)).toBe(true);
  });

  it.each(IDS)('is not where nothing was: %s', async (id) => {
    const [hello, asked] = ASKED[id];
    expect((await lastUnits(caseOf(id), hello, HM, asked)).join()).not.toContain('back.');
  });
});

describe('a part of a plan that nobody told', () => {
  const HELLO = 'Good morning. What brings you here?';
  const LOSARTAN = "I'd like you to take one losartan a day.";
  const ASKED_WHEN = 'Can you tell me when you should ring us?';

  it('is what she would do by herself, where the case says that', async () => {
    const units = await lastUnits(caseOf('en-medicine-dry-cough'), HELLO, HM, LOSARTAN, ASKED_WHEN);
    expect(units).toEqual(['detail.ring']);
  });

  it('is not where a case was told that the asked one is of', async () => {
    const rests = "If the tightness comes on at rest or doesn't go within fifteen minutes, call 999.";
    const asked =
      "Just so I know I've been clear, what will you do if it grabs you in your armchair tonight?";
    const units = await lastUnits(plainCaseOf('en-medicine-stairs'), HELLO, HM, LOSARTAN, rests, asked);
    expect(units).toEqual(['told.then.1']);
  });

  it('is not what comes back by itself', async () => {
    const voice = 'Your voice will come back if you rest it.';
    const asked = 'When should you come back to see me?';
    const units = await lastUnits(caseOf('en-general-sore-throat'), HELLO, HM, LOSARTAN, voice, asked);
    expect(units.join()).not.toContain('told.1');
  });

  it('is not by whoever is too shocked to have taken anything in', async () => {
    const news = "I'm afraid I have some bad news. You have lung cancer.";
    const units = await lastUnits(caseOf('en-medicine-stairs'), HELLO, HM, LOSARTAN, news, ASKED_WHEN);
    expect(units.join()).not.toContain('not_told');
  });
});

describe('what belongs to a greeting', () => {
  it.each([
    ["Hello Ms Solberg, I'm Anna, the occupational therapist. Thanks for coming in.", /^talk\.greeting/],
    ['Did you find us all right?', /^talk\.way_found/],
  ])('is answered as such: %s', async (said, answer) => {
    const [first, ...others] = await lastUnits(caseOf('en-allied-bread-hands'), said);
    expect(first).toMatch(answer);
    expect(others.join()).not.toMatch(/talk\.(?:thanks|small_talk)/);
  });
});

describe('at the door', () => {
  it.each([
    ['de-general-schwindel-bett', 'Guten Tag, mein Name ist Dr. Keller. Wie geht es Ihnen?'],
    ['es-general-tiron-espalda', 'Vaya. Dime, ¿qué te pasa?'],
  ])('nobody leaves or stays away from the matter: %s', async (id, hello) => {
    const units = await lastUnits(caseOf(id), hello);
    expect(units).toContain('opening');
    expect(units.join()).not.toMatch(/goodbye|stay_in_role/);
  });
});

describe('a list of symptoms', () => {
  it.each([
    ['es-general-tiron-espalda', '¿Tiene fiebre, tos o vómitos?'],
    ['fr-general-nuits-courtes', 'Vous avez de la fièvre, de la toux ou des vomissements ?'],
    ['de-general-schwindel-bett', 'Haben Sie Fieber, Husten oder Durchfall?'],
    ['pt-general-maos-rachadas', 'Tem febre, tosse ou vômito?'],
  ] as const)('is denied in one breath: %s', async (id, asked) => {
    const units = await lastUnits(caseOf(id), HM, HM, asked);
    expect(units.filter((unit) => /^(?:denial|talk\.none_of_those)\./.test(unit))).toHaveLength(1);
  });
});

describe('a part of what was told', () => {
  const HELLO = 'Good morning. What brings you here?';

  it('is the dose, asked how it is taken', async () => {
    const told = 'Your iron is low. Coffee blocks iron. So: one iron tablet every other day, with juice.';
    const asked = "Could you tell me in your own words how you'll take the iron?";
    const units = await lastUnits(plainCaseOf('en-womens-heavy-periods'), HELLO, HM, told, asked);
    expect(units.join()).toMatch(/^told\.\d$/);
  });

  it('is what she does herself, asked how she will do it', async () => {
    const told = "I'll numb the toe and take a strip off. Then bathe it in salty water each day.";
    const asked = "Can you tell me how you'll look after the toe at home?";
    const units = await lastUnits(plainCaseOf('en-allied-sore-toe'), HELLO, HM, told, asked);
    expect(units).toEqual(['told.1']);
  });

  it('is each of two things in another language too', async () => {
    const pack = plainCaseOf('de-general-schwindel-bett');
    const [dach, help] = ['dach', 'notfall'].map(
      (id) => pack.keyPoints!.find((point) => point.id === id)!.model,
    );
    const asked = 'Sagen Sie mir bitte mit eigenen Worten, was Sie lassen und wann Sie Hilfe rufen?';
    const units = await lastUnits(pack, 'Guten Tag. Was führt Sie her?', HM, dach!, help!, asked);
    expect(units.toSorted()).toEqual(['back.notfall', 'detail.recap']);
  });

  it('is not asked for by a warning right after it', async () => {
    const told = 'Bathe the ankle in cool water twice a day for a week.';
    const asked = "To be sure I've been clear: how will you bathe the ankle?";
    const bye = "If it swells, ring me. We'll meet again next week.";
    const ankle = caseOf('en-allied-twisted-ankle');
    expect((await lastUnits(ankle, HELLO, HM, told, asked)).join()).toMatch(/^(?:told|back)\./);
    expect((await lastUnits(ankle, HELLO, HM, told, asked, bye)).join()).not.toMatch(/told\.|back\./);
  });
});

describe('a point of what is to be done', () => {
  const HELLO = 'Good morning. What brings you here?';

  it('is said back in the words in which it was made', async () => {
    const told = "Please come back if you can't swallow your drinks, or if you get a high fever.";
    const asked = 'Just to check that I was clear, what would you do if you could not swallow?';
    const units = await lastUnits(plainCaseOf('en-general-sore-throat'), HELLO, HM, told, asked);
    expect(units.join()).toMatch(/^told\.(?:then\.)?0$/);
  });

  it('is said back in its own where it is none of hers', async () => {
    const pack = caseOf('en-allied-twisted-ankle');
    const { id, model } = pack.keyPoints!.find(({ back }) => /^I've sprained/.test(back?.en ?? ''))!;
    const asked = 'Could you tell me in your own words what you have sprained?';
    expect(await lastUnits(pack, HELLO, HM, model, asked)).toContain(`back.${id}`);
  });

  it('is one of several, asked for all that was agreed', async () => {
    const told =
      'Take a short break from the screen every hour. Take ibuprofen on two days a week at most. If you ever get a sudden, very severe headache, call an ambulance.';
    const asked = "So that I know I was clear, could you tell me what we've agreed?";
    const units = await lastUnits(plainCaseOf('en-general-headache-worry'), HELLO, HM, told, asked);
    expect(units.length).toBeGreaterThanOrEqual(3);
  });
});
