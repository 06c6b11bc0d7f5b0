import { beforeAll, describe, expect, it } from 'vitest';
import type { CasePack } from '#content/schemas.ts';
import { LEARNING_LANGUAGES, type LearningLanguage } from '#domain/languages.ts';
import { namesOfAllergen } from '#domain/practice/complex/allergens.ts';
import type { PatientTalk } from '#domain/practice/complex/talk.ts';
import { readCases } from '#server/testing/course-cases.ts';
import { conversationHandlers } from './conversation.ts';
import { FIRST_STATE, type PatientState } from './patient/state.ts';

let cases: CasePack[];
let talk: PatientTalk;

beforeAll(async () => {
  ({ cases, talk } = await readCases());
});

const of = (language: LearningLanguage) => cases.filter((pack) => pack.language === language);
const caseOf = (id: string) => cases.find((pack) => pack.id === id)!;

const UNDER_WAY: PatientState = { ...FIRST_STATE, turn: 3, opened: true };

async function say(pack: CasePack, content: string, state: PatientState | null = UNDER_WAY) {
  const { language, description, patientInfo, brief } = pack;
  const played = { kind: 'case', language, description, patientInfo, brief } as Parameters<
    typeof conversationHandlers.reply
  >[0]['played'];
  const turns = [{ role: 'doctor', content } as const];
  const reply = await conversationHandlers.reply({ played, talk, seed: 1, turns, state });
  return { state: reply.state, units: reply.lines.map(({ unit }) => unit) };
}

type Templates = Readonly<Record<LearningLanguage, readonly string[]>>;

const OFFERS: Templates = {
  en: ["I'll give you some X.", 'You can have X for that.', 'Would you like to try X?', 'I suggest X.'],
  es: ['Le voy a dar X.', 'Puede tomar X.', '¿Quiere que le dé X?', 'Le receto X.'],
  fr: ['Je vais vous donner X.', 'Vous pouvez prendre X.', 'Voulez-vous essayer X ?', 'Je propose X.'],
  de: ['Ich gebe Ihnen X.', 'Sie können X nehmen.', 'Möchten Sie X versuchen?', 'Ich empfehle X.'],
  pt: ['Vou lhe dar X.', 'Pode tomar X.', 'Quer experimentar X?', 'Vou receitar X.'],
};

const AFFIRMS: Templates = {
  en: ['It is X.', "I'm afraid it is X."],
  es: ['Es X.', 'Me temo que es X.'],
  fr: ["C'est X.", "Malheureusement, c'est X."],
  de: ['Es ist X.', 'Leider ist es X.'],
  pt: ['É X.', 'Infelizmente é X.'],
};

const DENIES: Templates = {
  en: ['It is not X.', 'X is not what this is.'],
  es: ['No es X.', 'Esto no es X ni nada parecido.'],
  fr: ["Ce n'est pas X.", "Il n'y a pas de X."],
  de: ['Es ist nicht X.', 'Das ist kein X.'],
  pt: ['Não é X.', 'Isso não tem nada de X.'],
};

const fill = (template: string, words: string) => template.replace('X', words);

describe.each(LEARNING_LANGUAGES)('in %s', (language) => {
  it('no allergy goes undefended, whatever of it is proposed and however', async () => {
    const failures: string[] = [];
    for (const pack of of(language)) {
      const allergies = pack.brief.facts.filter(({ allergens }) => allergens);
      for (const { id, allergens = [] } of allergies) {
        for (const name of allergens.flatMap((each) => namesOfAllergen(each, language))) {
          for (const template of OFFERS[language]) {
            const { units } = await say(pack, fill(template, name));
            if (!units.includes(`fact.${id}.full`))
              failures.push(`${pack.id}: ${fill(template, name)} -> ${units}`);
          }
        }
      }
    }
    expect(failures).toEqual([]);
  }, 240_000);

  it('a dread that is affirmed shocks, and one that is denied is over', async () => {
    const failures: string[] = [];
    for (const pack of of(language)) {
      for (const dread of pack.brief.worry.dreads) {
        for (const template of AFFIRMS[language]) {
          const { units, state } = await say(pack, fill(template, dread));
          if (units.includes('worry.calmed') || state.shock === null)
            failures.push(`${pack.id}: ${fill(template, dread)} -> ${units}`);
        }
        for (const template of DENIES[language]) {
          const { units, state } = await say(pack, fill(template, dread));
          if (!units.includes('worry.calmed') || state.shock !== null)
            failures.push(`${pack.id}: ${fill(template, dread)} -> ${units}`);
        }
      }
    }
    expect(failures).toEqual([]);
  }, 240_000);

  it('no wrong answer to a question of the patient is thanked for', async () => {
    const failures: string[] = [];
    for (const pack of of(language)) {
      for (const { id, settledBy = [], contradictedBy = [] } of pack.brief.questions) {
        const state = { ...UNDER_WAY, asked: [id], pending: { id, since: 3, repeated: false } };
        for (const phrase of contradictedBy) {
          const { units } = await say(pack, `${phrase}.`, state);
          if (units.includes(`question.${id}.reaction`) || !units.some((unit) => SAFE.test(unit)))
            failures.push(`${pack.id}, ${id}: ${phrase} -> ${units}`);
        }
        // One that does is enough: the others are not said.
        let isSettled = settledBy.length === 0;
        for (const phrase of settledBy)
          isSettled ||= (await say(pack, `${phrase}.`, state)).units.includes(`question.${id}.reaction`);
        if (!isSettled) failures.push(`${pack.id}, ${id}: nothing settles it`);
      }
    }
    expect(failures).toEqual([]);
  }, 240_000);
});

/** A doubt, or what is stronger than one. */
const SAFE = /^talk\.(?:doubts|shocked)|^fact\.allerg/;

describe('what has been praised', () => {
  it('is doubted: to leave out the apixaban', async () => {
    const pending = { id: 'stop', since: 3, repeated: false };
    const state = { ...UNDER_WAY, asked: ['stop'], pending };
    const knee = caseOf('en-pharmacy-knee-tablets');
    expect((await say(knee, 'Yes, you can stop the apixaban.', state)).units[0]).toMatch(/^talk\.doubts/);
    expect((await say(knee, "No, you mustn't stop the apixaban.", state)).units[0]).toBe(
      'question.stop.reaction',
    );
  });

  it('is a shock: no heartbeat, and nothing cheers until a kind word and some time', async () => {
    const scan = caseOf('en-medicine-stairs');
    const warned = await say(scan, "I'm afraid I have some bad news.");
    expect(warned.units[0]).toMatch(/^talk\.news_feared/);
    const told = await say(scan, 'You have lung cancer.', warned.state);
    expect(told.units).toEqual([expect.stringMatching(/^talk\.shocked/)]);
    const talked = await say(scan, 'We will do a blood test tomorrow.', told.state);
    expect(talked.units).toEqual([expect.stringMatching(/^talk\.stunned/)]);
    const comforted = await say(scan, "I'm so sorry, this must be very hard.", talked.state);
    expect(comforted.units).toEqual([expect.stringMatching(/^talk\.comforted/)]);
    const later = await say(scan, 'We will do a blood test tomorrow.', comforted.state);
    expect(later.units[0]).not.toMatch(/^talk\.stunned/);
    const baby = await say(caseOf('en-womens-quiet-scan'), 'Your baby has no heartbeat.');
    expect(baby.units[0]).toBe('reaction.explain_diagnosis');
    expect(baby.state.shock).not.toBeNull();
  });

  it('calms in any order of words', async () => {
    const cuarto = caseOf('es-general-cuarto-giraba');
    expect((await say(cuarto, 'No es un ictus ni un derrame.')).units).toContain('worry.calmed');
    const head = caseOf('en-general-headache-worry');
    expect((await say(head, 'You have a brain tumour.')).units[0]).toMatch(/^talk\.shocked/);
    expect((await say(head, "We can't rule out a tumour.")).units).not.toContain('worry.calmed');
    for (const harmless of [
      'I understand that you are worried about a tumour.',
      'Have you ever had cancer',
    ]) {
      expect((await say(head, harmless)).state.shock, harmless).toBeNull();
    }
  });

  it('is not proposed where it is spared', async () => {
    const throat = caseOf('en-general-sore-throat');
    for (const spared of [
      "We'll use an antibiotic other than amoxicillin.",
      'Of course we avoid amoxicillin.',
    ]) {
      expect((await say(throat, spared)).units, spared).not.toContain('fact.allergies.full');
    }
  });

  it('opens nothing by a likeness of kindness or discretion', async () => {
    const head = caseOf('en-general-headache-worry');
    expect((await say(head, "I understand you've been having headaches.")).state.empathy).toBe(false);
    expect((await say(head, "I'm so sorry, that must be hard for you.")).state.empathy).toBe(true);
    expect((await say(head, 'It is nothing sinister like a tumour.')).state.confidential).toBe(false);
    expect((await say(head, 'Everything you say stays between us.')).state.confidential).toBe(true);
  });
});

describe('what was refused, given all the same', () => {
  const offered = async () => say(caseOf('en-general-sore-throat'), 'Could you take amoxicillin?');

  it.each(['Take it three times a day, with food.', "You'll be fine. Just take it for a week, please."])(
    'is refused again: %s',
    async (insisting) => {
      const { state, units } = await offered();
      expect(units.join()).toContain('fact.allergies');
      const again = await say(caseOf('en-general-sore-throat'), insisting, state);
      expect(again.units.join()).toContain('fact.allergies');
      expect(again.units.join()).not.toContain('plan_agreed');
    },
  );

  it.each([
    "Then I'll give you doxycycline. Take it twice a day.",
    "Thank you, so you won't take it.",
    'What happens when you take it?',
  ])('is not seen in what gives something else or only speaks of it: %s', async (said) => {
    const { state } = await offered();
    const next = await say(caseOf('en-general-sore-throat'), said, state);
    expect(next.state.defended).toEqual(state.defended);
  });
});

describe('an offer beside something else', () => {
  it.each([
    "You told me about your asthma so I'll give you aspirin.",
    'Remember to take the aspirin twice a day.',
    'Stop the paracetamol and take aspirin.',
    'No ibuprofen and take aspirin instead.',
    'How old are you? I have some aspirin for you here.',
  ])('is met by the allergy: %s', async (offer) => {
    const { units } = await say(caseOf('en-surgery-fall-wrist'), offer);
    expect(units.join()).toContain('fact.allergies');
  });

  it.each(['Good that you mentioned aspirin.', "Then we won't give you aspirin or ibuprofen."])(
    'is none where the name is taken up or spared: %s',
    async (said) => {
      const { units } = await say(caseOf('en-surgery-fall-wrist'), said);
      expect(units.join()).not.toContain('fact.allergies');
    },
  );
});

describe('a test that is planned', () => {
  it('is no bad news, and one that has shown it is', async () => {
    const cough = caseOf('en-medicine-dry-cough');
    const planned = await say(cough, "We'll take an X-ray because of the asbestos.");
    expect(planned.units.join()).not.toContain('talk.shocked');
    for (const shown of ['The X-ray shows that it is cancer.', "I'm afraid the scan has shown lung cancer."])
      expect((await say(cough, shown)).units.join()).toContain('talk.shocked');
  });
});
