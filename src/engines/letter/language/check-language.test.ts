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
