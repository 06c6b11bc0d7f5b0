import { describe, expect, it } from 'vitest';
import { KEY, PAPER } from '../fixtures/leg-ulcer.ts';
import { readLetter } from '../text/reading.ts';
import { corpusOf } from './corpus.ts';
import { quantitiesOf, sameQuantity } from './quantities.ts';
import { stemsOf } from './stems.ts';
import { unsupportedIn } from './unsupported.ts';
import { judgePoints } from './verdicts.ts';

/** What becomes of a point in a letter of one sentence. */
function verdictOn(id: string, sentence: string) {
  const letter = readLetter(`Dear Dr Shah,\n\n${sentence}\n\nYours sincerely,`);
  return judgePoints(corpusOf(letter, PAPER, KEY)).find(({ point }) => point.id === id)?.verdict;
}

const SAID = [
  ['metformin', 'He takes metformin 500 mg twice daily.'],
  ['metformin', 'His diabetes is treated with metformin 0.5 g two times a day.'],
  ['metformin', 'Mr Pike is on metformin, 500 mg every 12 hours.'],
  ['ramipril', 'His blood pressure is controlled with ramipril 5 mg daily.'],
  ['ramipril', 'For hypertension, he is prescribed ramipril at a dose of 5 mg once a day.'],
  ['allergy', 'He is allergic to penicillin.'],
  ['allergy', 'Penicillin has caused a rash in the past.'],
  ['allergy', 'Please note his allergy to penicillin.'],
  ['smoking', 'He smokes ten cigarettes a day.'],
  ['smoking', 'Mr Pike is a smoker of 10 cigarettes per day.'],
  ['diabetes', 'He is diabetic and his HbA1c is 71 mmol/mol.'],
  ['abpi', 'The ankle brachial pressure index on the left is 0.7.'],
  ['request', 'I would be grateful for an appointment within a fortnight.'],
  ['request', 'Could you see him in the next two weeks?'],
  ['dressing', 'A foam dressing is changed twice a week.'],
  ['injury', 'The wound began when he hit his leg on a car door.'],
  ['alone', 'He lives on his own in a flat without a lift.'],
] as const;

const NOT_SAID = [
  ['metformin', 'He takes metformin 850 mg twice daily.'],
  ['metformin', 'He takes metformin 500 mg three times daily.'],
  ['metformin', 'He takes metformin 5 g twice daily.'],
  ['metformin', 'He does not take metformin 500 mg twice daily any more.'],
  ['ramipril', 'He takes ramipril 10 mg once daily for hypertension.'],
  ['ramipril', 'He takes ramipril 5 mg twice daily for hypertension.'],
  ['allergy', 'He is not allergic to penicillin.'],
  ['allergy', 'He has no allergy to penicillin.'],
  ['allergy', 'He denies any allergy to penicillin.'],
  ['allergy', 'His daughter is allergic to penicillin.'],
  ['smoking', 'He smokes 20 cigarettes per day.'],
  ['diabetes', 'He has diabetes with an HbA1c of 51 mmol/mol.'],
  ['diabetes', 'He does not have diabetes and an HbA1c was not measured.'],
  ['ulcer', 'The ulcer above the left ankle measures 3 x 2 mm.'],
  ['infection', 'The result of a scan is awaited.'],
] as const;

describe('a point of the notes', () => {
  it.each(SAID)('%s is conveyed by: %s', (id, sentence) => {
    expect(verdictOn(id, sentence)).toBe('conveyed');
  });

  it.each(NOT_SAID)('%s is not conveyed by: %s', (id, sentence) => {
    expect(verdictOn(id, sentence)).not.toBe('conveyed');
  });
});

const SAME = [
  ['500 mg bd', '0.5 g twice daily'],
  ['75 micrograms', '0.075 mg'],
  ['tds', 'three times a day'],
  ['qds', 'every six hours'],
  ['od', 'once a day'],
  ['3/7', 'three days'],
  ['2/52', 'a fortnight'],
  ['6/12', 'six months'],
  ['12/06/2026', '12 June 2026'],
  ['3 Sept', 'September 3'],
  ['the 5th of May', '5 May'],
  ['14:30', '2.30 pm'],
  ['1,000 ml', '1 litre'],
  ['2 cm', '20 mm'],
  ['BP 140/90', 'a pressure of 140/90'],
] as const;

const OTHER = [
  ['500 mg', '50 mg'],
  ['500 mg', '500 micrograms'],
  ['bd', 'once daily'],
  ['3/7', 'three weeks'],
  ['12 June', '21 June'],
  ['12 June 2026', '12 June 2025'],
  ['3 May', '3 March'],
  ['15 kg', '50 kg'],
  ['140/90', '90/140'],
  ['weekly', 'daily'],
  ['1.5 ml', '15 ml'],
  ['10 am', '10 pm'],
  ['every 4 hours', 'four times a day'],
] as const;

describe('a quantity', () => {
  it.each(SAME)('%s is the same as %s', (a, b) => {
    const [first, second] = [quantitiesOf(a), quantitiesOf(b)];
    expect(first.length).toBeGreaterThan(0);
    expect(first.every((each) => second.some((other) => sameQuantity(each, other)))).toBe(true);
  });

  it.each(OTHER)('%s is not the same as %s', (a, b) => {
    const [first, second] = [quantitiesOf(a), quantitiesOf(b)];
    expect(first.every((each) => second.some((other) => sameQuantity(each, other)))).toBe(false);
  });
});

it('knows that what is withheld or discontinued is stopped', () => {
  const [stopped] = stemsOf('stopped');
  for (const word of ['withheld', 'discontinued', 'ceased'])
    expect(stemsOf(word)[0]!.stem).toBe(stopped!.stem);
});

it('takes the difference of two weights of the notes for told, and no other weight', () => {
  const notes = [{ id: 'w', text: 'Weight 3 March 68.4 kg; today 65.8 kg' }];
  const paper = { ...PAPER, caseNotes: [...PAPER.caseNotes, { heading: 'Weight', notes }] };
  const untold = (lost: string) => {
    const letter = readLetter(`Dear Dr Shah,\n\nHe has lost ${lost} since March.\n\nYours sincerely,`);
    return unsupportedIn(corpusOf(letter, paper, KEY)).map(({ quote }) => quote);
  };
  expect(untold('2.6 kg')).toEqual([]);
  expect(untold('4.6 kg')).toEqual(['4.6 kg']);
});
