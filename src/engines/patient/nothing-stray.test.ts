import { describe, expect, it } from 'vitest';
import { caseOf, lastUnits } from '#server/testing/talked-case.ts';

/** What a reply leaves out, and what it no longer leaves out. */

describe('what only names something, beside a question', () => {
  it('is not answered by what is ordinary', async () => {
    const units = await lastUnits(
      caseOf('en-nursing-leg-sore'),
      'Hello, how are you?',
      'And living up here on the third floor on your own, how are you coping with it all?',
    );
    expect(units.join()).not.toContain('ordinary.');
  });

  it('takes up an answer, and asks for nothing again', async () => {
    const units = await lastUnits(
      caseOf('en-pharmacy-wrong-strength'),
      'What has happened?',
      'Do you take anything for pain?',
      'Paracetamol is fine. What would you want from us?',
    );
    expect(units.join()).not.toContain('paracetamol');
  });
});

describe('the same in one breath', () => {
  it('is denied once', async () => {
    const units = await lastUnits(
      caseOf('en-vet-thirsty-cat'),
      'Hello, what brings you in?',
      'Any vomiting or diarrhoea?',
    );
    expect(units.filter((unit) => /diarrhoea|vomit/.test(unit)).length).toBeLessThanOrEqual(1);
  });

  it('is told whole where two questions ask for it', async () => {
    const units = await lastUnits(
      caseOf('en-dental-lost-crown'),
      'Hello, what brings you in?',
      'I read about your thyroid, what do you take for that, and are you on anything else, for example blood thinners or tablets for the bones?',
    );
    expect(units).toContain('fact.medication.full');
  });
});

describe('a promise that nobody else will hear', () => {
  it('is heard in whatever words, right after it was asked for', async () => {
    const units = await lastUnits(
      caseOf('en-allied-oral-exam'),
      'Hello, what brings you in?',
      'Have you been staying away from school?',
      'Your teacher only gets what you and I agree on, you can read it before I send it. Have you been staying home on some days?',
    );
    expect(units.join()).toContain('fact.truant.');
  });
});

describe('a hint', () => {
  it('is taken up by whoever asks what was meant by it, in German too', async () => {
    const units = await lastUnits(
      caseOf('de-general-zitternder-bogen'),
      'Guten Morgen, was führt Sie heute zu uns?',
      'Die Algenkapseln sind sehr wichtig, gut, dass Sie das sagen. Was glauben Sie selbst, woher das kommt? Und gibt es etwas, wovor Sie richtig Angst haben?',
      'Sich selbst unheimlich – das muss sich schlimm anfühlen. Möchten Sie mir erzählen, was Sie damit meinen? Sie können hier offen sprechen.',
    );
    expect(units.join()).toContain('fact.concerns.');
  });
});

describe('questions of hers', () => {
  it('are asked for beside something else, and answered', async () => {
    const units = await lastUnits(
      caseOf('en-vet-itchy-ear'),
      'Hello, what brings you in?',
      'How is her hearing? And is there anything you would like to ask me?',
    );
    expect(units.join()).toMatch(/question\.|talk\.no_questions/);
  });
});

describe("'nothing else'", () => {
  it('is not said before something else', async () => {
    const units = await lastUnits(
      caseOf('en-nursing-five-days'),
      'Hello, how are you?',
      'Is there something that you dread?',
      'What worries you about the treatment?',
      "Please don't worry, nobody is talking about an enema now, and nothing will happen without you agreeing.",
      'What is it that goes round in your head, is it still the enema?',
    );
    expect(units).toEqual(['detail.enema-why']);
  });
});

describe('a blood test', () => {
  it.each([
    ['de-general-brennen-blase', 'Was führt Sie zu uns?', 'Wäre eine Blutabnahme in Ordnung?'],
    ['fr-womens-boutons-ecole', "Qu'est-ce qui vous amène ?", 'Une prise de sang, ça vous irait ?'],
  ])('is no bleeding: %s', async (id, opens, asked) => {
    expect((await lastUnits(caseOf(id), opens, asked)).join()).not.toContain('bleeding');
  });
});
