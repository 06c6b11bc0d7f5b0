const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS: Readonly<Record<string, string>> = {
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  eleventh: '11th',
  twelfth: '12th',
  twentieth: '20th',
  thirtieth: '30th',
};
/** As people misspell them. */
const MISSPELT: Readonly<Record<string, string>> = {
  fourty: 'forty',
  ninty: 'ninety',
  fourtene: 'fourteen',
  eigth: 'eighth',
  twelth: 'twelfth',
};

function valueOf(word: string): number | null {
  const right = MISSPELT[word] ?? word;
  const unit = UNITS.indexOf(right);
  if (unit !== -1) return unit;
  const ten = TENS.indexOf(right);
  return ten > 1 ? ten * 10 : null;
}

/** Whether a token is a number in figures, a fraction or an ordinal among them. */
export const isNumber = (token: string) => /^\d/.test(token);

/** Writes the numbers among words in figures: 'twenty five' as 25, 'a hundred and ten' as 110, 'two point five' as 2.5. */
export function inFigures(words: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const { value, next } = readNumber(words, at);
    if (value === null) {
      const word = words[at] as string;
      out.push(ORDINALS[MISSPELT[word] ?? word] ?? word);
      at += 1;
    } else {
      out.push(value);
      at = next;
    }
  }
  return out;
}

function readNumber(words: readonly string[], from: number): { value: string | null; next: number } {
  let at = from;
  let total = 0;
  let group: number | null = null;
  for (; at < words.length; at++) {
    const word = words[at] as string;
    const value = valueOf(word);
    if (value !== null) {
      // 'twenty' takes 'five', and 'a hundred' takes both; 'two three' are two numbers.
      const fits =
        group === null ||
        (group % 100 === 0 && group > 0) ||
        (group % 10 === 0 && group % 100 >= 20 && value < 10);
      if (!fits) break;
      group = (group ?? 0) + value;
    } else if (word === 'hundred' && (group === null || group < 10)) group = (group ?? 1) * 100;
    else if (word === 'thousand') {
      total += (group ?? 1) * 1000;
      group = null;
    } else if (
      !(word === 'and' && group !== null && group % 100 === 0 && valueOf(words[at + 1] ?? '') !== null)
    )
      break;
  }
  if (group === null && total === 0) return { value: null, next: from };
  const whole = String(total + (group ?? 0));
  if (words[at] !== 'point') return { value: whole, next: at };
  const digits: number[] = [];
  for (at += 1; at < words.length; at++) {
    const value = valueOf(words[at] as string);
    if (value === null || value > 9) break;
    digits.push(value);
  }
  return { value: digits.length > 0 ? `${whole}.${digits.join('')}` : whole, next: at };
}
