import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkText } from './check-language.ts';

interface BankSentence {
  readonly text: string;
  readonly wrong: boolean;
  readonly type: string;
}

const bank: readonly BankSentence[] = JSON.parse(
  readFileSync(new URL('../fixtures/language-bank.json', import.meta.url), 'utf8'),
);
const checked = bank.map((sentence) => ({ ...sentence, slips: checkText(sentence.text) }));

it('finds no mistake where there is none, in nine of ten and more', () => {
  const told = checked.filter(({ slips }) => slips.length > 0);
  expect(told.filter(({ wrong }) => wrong).length / told.length).toBeGreaterThanOrEqual(0.92);
});

it('trusts no rule that is wrong once in seven times', () => {
  const rules = [...new Set(checked.flatMap(({ slips }) => slips.map(({ rule }) => rule)))];
  const precision = rules.map((rule) => {
    const told = checked.filter(({ slips }) => slips.some((slip) => slip.rule === rule));
    return { rule, share: told.filter(({ wrong }) => wrong).length / told.length };
  });
  expect(precision.filter(({ share }) => share < 0.85)).toEqual([]);
});

it('finds six of ten mistakes and more', () => {
  const wrong = checked.filter((each) => each.wrong);
  expect(wrong.filter(({ slips }) => slips.length > 0).length / wrong.length).toBeGreaterThanOrEqual(0.6);
});

it('tells where a mistake stands, and what stands there in good English', () => {
  const mended = (text: string) =>
    checkText(text).reduceRight(
      (left, { from, to, mend }) => (mend === null ? left : left.slice(0, from) + mend + left.slice(to)),
      text,
    );
  expect(mended('She had underwent a operation since three days.')).toBe(
    'She had undergone an operation for three days.',
  );
  expect(mended('The patient have been admitted in the hospital.')).toBe(
    'The patient has been admitted to the hospital.',
  );
  expect(mended('I gave him advices about his diabetis.')).toBe('I gave him advice about his diabetes.');
});

const FOUND: readonly (readonly [rule: string, wrong: string, right: string])[] = [
  ['word_order', 'She asked what is the result of the scan.', 'She asked what the result of the scan was.'],
  ['word_order', 'He takes always his tablets at night.', 'He always takes his tablets at night.'],
  ['word_order', 'She is not enough well to go home.', 'She is not well enough to go home.'],
  [
    'run_on',
    'He was seen in clinic, he was given a splint.',
    'He was seen in clinic, and he was given a splint.',
  ],
  ['run_on', 'The ulcer is smaller, however it is painful.', 'The ulcer is smaller; however, it is painful.'],
  ['run_on', 'She eats badly she is losing weight.', 'She eats badly, so she is losing weight.'],
  ['fragment', 'Because her pain was severe at night.', 'Because her pain was severe, she slept badly.'],
  ['fragment', 'Was seen by the surgeon on Monday.', 'He was seen by the surgeon on Monday.'],
  [
    'pronoun_reference',
    'Mrs Hill twisted his ankle on the stairs.',
    'Mrs Hill dressed his ankle on the stairs.',
  ],
  ['pronoun_reference', 'Mr Hill hurt herself at work.', 'Mr Hill told his wife that she had hurt herself.'],
  ['tense', 'Three days ago, his cough is worse.', 'Three days ago, his cough was worse.'],
  ['tense', 'She must come back if the pain will return.', 'Please ask her if the pain will return.'],
  ['confused_word', 'The principle concern is her weight.', 'The principal concern is her weight.'],
  ['article', 'She walks with walking stick.', 'She walks with a walking stick.'],
  ['article', 'He has had a diabetes for years.', 'He has had a diabetes review this year.'],
  ['agreement', 'One of her legs are swollen.', 'One of her legs is swollen.'],
  ['word_order', 'He underwent yesterday an operation.', 'He underwent an operation yesterday.'],
  ['word_order', 'I examined thoroughly the abdomen.', 'She improved greatly the next day.'],
  ['run_on', 'His pain is worse, the patient cannot sleep.', 'When his pain is worse, he cannot sleep.'],
  ['run_on', 'He has diabetes he takes metformin.', 'She stopped the tablets she was taking.'],
  ['run_on', 'She is frail therefore no surgery was done.', 'She is frail; therefore no surgery was done.'],
  ['article', 'She lives with daughter in a bungalow.', 'They are husband and wife.'],
  ['article', 'Please contact physiotherapist if it gets worse.', 'Please contact the physiotherapist.'],
  ['article', 'He developed rash on his trunk.', 'It protects him from stroke.'],
  ['agreement', 'The risk of falls are high.', 'The number of falls has risen.'],
  ['agreement', 'The wounds on his leg is healing.', 'Most of her symptoms have settled.'],
  ['agreement', 'His wife and his son was informed.', 'She fell, and her son was informed.'],
  ['agreement', 'Her symptoms suggests an infection.', 'Her symptoms suggest an infection.'],
  ['agreement', 'The exercises that I taught him needs time.', 'The exercises that I taught him need time.'],
  ['agreement', 'Her son, who suffer from asthma, smokes.', 'Her sons, who suffer from asthma, smoke.'],
  ['agreement', 'Attached is the reports.', 'Attached are the reports.'],
  [
    'agreement',
    'Each of the lesions measure less than 5 mm.',
    'Each of the lesions measures less than 5 mm.',
  ],
  [
    'run_on',
    'Please review his dose, his last INR was 4.2.',
    'Please review his dose, as his last INR was 4.2.',
  ],
  [
    'run_on',
    'He died in May since then she eats little.',
    'He died in May, and since then she has eaten little.',
  ],
  ['article', 'She is retired teacher.', 'She is a retired teacher.'],
  ['article', 'He came in wheelchair.', 'He was in bed in hospital.'],
  ['article', 'He has smoked since age of ten.', 'He has smoked since the age of ten.'],
  ['countability', 'Both knee were swollen.', 'Both knees were swollen.'],
  ['countability', 'Several of his relative died young.', 'Several of his relatives died young.'],
  ['countability', 'Fewer bleeding was noted.', 'Less bleeding was noted.'],
  ['word_form', 'The lump was surgical removed.', 'The lump was surgically removed.'],
  ['agreement', 'She lives alone and have no help.', 'She wants to rest and have no visitors.'],
  ['agreement', 'The wound appear clean.', 'The wound care plan is clear.'],
  ['word_form', 'She recent divorced him.', 'She recently divorced him.'],
  ['word_form', 'It was given intravenous before surgery.', 'He was found unconscious before surgery.'],
  ['tense', 'He has first presented on 12 May.', 'He has presented twice since 12 May.'],
  ['word_form', 'He is a heavily smoker.', 'He is a heavily built man.'],
  ['word_form', 'The wound appears cleanly.', 'The wound appeared suddenly.'],
  [
    'word_form',
    'The tooth is extremely pain on percussion.',
    'The tooth is extremely painful on percussion.',
  ],
  ['tense', 'He will go home as soon as the pain will settle.', 'Please ask him when the pain will settle.'],
  ['tense', 'By the time we came, he already lost blood.', 'By the time we came, he had already lost blood.'],
  ['tense', 'He works as a cook until he retired in May.', 'He worked as a cook until he retired in May.'],
  ['tense', 'Since her last visit, she loses weight.', 'Since she lives alone, she loses weight.'],
  ['pronoun', 'The wound that I dressed it is dry.', 'He said that I dressed it well.'],
  ['pronoun', 'Her son, whom lives here, helps her.', 'Her son, whom she trusts, helps her.'],
  ['pronoun', 'My colleague and me decided to wait.', 'It helped my colleague and me decide.'],
  ['pronoun', 'The ulcer, who is deep, is clean.', 'The wife of the farmer, who is deaf, is well.'],
  [
    'verb_form',
    'I would recommend to continue the dressings.',
    'He was recommended to continue the dressings.',
  ],
  ['verb_form', 'She is used to give him insulin.', 'The pen is used to give him insulin.'],
  ['verb_form', 'He knows how to monitoring it.', 'He knows how to monitor it.'],
  ['word_order', 'The lesion suspicious was removed.', 'We found the patient unconscious.'],
  ['word_order', 'He was by his neighbour found.', 'He was in pain caused by his neighbour.'],
  ['word_order', 'He drinks every day three cups of coffee.', 'He walks every day after lunch.'],
  ['confused_word', 'His temperature raised to 39 degrees.', 'His temperature was raised to 39 degrees.'],
  ['confused_word', 'Please remember him to take it.', 'Please remind him to take it.'],
  ['verb_pattern', 'The splint enables him write.', 'The splint enables him to write.'],
];

it.each(FOUND)('%s: %s', (rule, wrong, right) => {
  expect(checkText(wrong).map((slip) => slip.rule)).toContain(rule);
  expect(checkText(right)).toEqual([]);
});
