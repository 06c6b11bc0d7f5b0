/** A number as a letter gives it, in one unit for each dimension, so that '1 g' and '1,000 mg' are the same. */
export interface Quantity {
  /** What may be compared with it: 'mg', 'per day', 'date', 'ratio', 'number' ... */
  readonly dimension: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

const WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, i) => [word, i + 1]),
);
const N = `(?:\\d+(?:,\\d{3})+|\\d+(?:\\.\\d+)?|${Object.keys(WORDS).join('|')})`;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(january|jan|february|feb|march|mar|april|apr|may|june|jun|july|jul|august|aug|september|sept|sep|october|oct|november|nov|december|dec)\\.?';

const numberOf = (text: string) => WORDS[text] ?? Number(text.replaceAll(',', ''));
const monthOf = (text: string) => String(MONTHS.indexOf(text.slice(0, 3)) + 1).padStart(2, '0');
const dayOf = (text: string) => text.padStart(2, '0');
const round = (value: number) => String(Math.round(value * 1e6) / 1e6);

/** The unit that a unit is counted in, and how many of those it is. */
const UNITS: readonly (readonly [unit: RegExp, dimension: string, factor: number])[] = [
  [/^(?:mg|milligrams?|mgs)$/, 'mg', 1],
  [/^(?:g|grams?|gms?)$/, 'mg', 1000],
  [/^(?:mcg|micrograms?|µg|μg|ug)$/, 'mg', 0.001],
  [/^(?:ml|mls|millilitres?|milliliters?)$/, 'ml', 1],
  [/^(?:l|litres?|liters?)$/, 'ml', 1000],
  [/^(?:kg|kgs|kilos?|kilograms?)$/, 'kg', 1],
  [/^(?:mm|millimetres?)$/, 'mm', 1],
  [/^(?:cm|cms|centimetres?)$/, 'mm', 10],
  [/^(?:m|metres?|meters?)$/, 'mm', 1000],
  [/^(?:%|per cent|percent)$/, '%', 1],
  [/^(?:units?|iu)$/, 'units', 1],
  [/^(?:mmol\/l|mmol|mmol\/mol|kcal|dioptres?|db|bpm|°c|degrees?|°)$/, 'measure', 1],
  [/^(?:mins?|minutes?)$/, 'minutes', 1],
  [/^(?:hrs?|hours?|h|\/24)$/, 'minutes', 60],
  [/^(?:days?|\/7|d|nights?)$/, 'days', 1],
  [/^(?:wks?|weeks?|\/52)$/, 'days', 7],
  [/^(?:months?|\/12|mo)$/, 'months', 1],
  [/^(?:yrs?|years?|y)$/, 'months', 12],
];
const UNIT =
  '(mg|milligrams?|mgs|g|grams?|gms?|mcg|micrograms?|µg|μg|ug|mls?|millilitres?|l|litres?|kgs?|kilos?|kilograms?|mm|cms?|centimetres?|m|metres?|%|per cent|percent|units?|iu|mmol\\/mol|mmol\\/l|mmol|kcal|dioptres?|db|bpm|°c|degrees?|°|mins?|minutes?|hrs?|hours?|h|\\/24|days?|nights?|\\/7|wks?|weeks?|\\/52|months?|\\/12|yrs?|years?|y)';

type Reader = readonly [pattern: RegExp, read: (groups: readonly string[]) => readonly [string, string][]];

const TIMES_A_DAY: Readonly<Record<string, string>> = { once: '1', twice: '2', thrice: '3' };
const timesOf = (text: string) => TIMES_A_DAY[text] ?? String(numberOf(text));

/** In order: what an earlier one has read, a later one doesn't see. */
const READERS: readonly Reader[] = [
  [
    new RegExp(
      `\\b(${N})\\s+(?:cigarettes|units|tablets|drinks|cups|bottles|pints|glasses|sessions|capsules|episodes|(?:loose )?stools|meals|seizures)\\s*(?:(?:a|per|each|every)\\s+|/\\s*)(day|week|month)\\b`,
      'g',
    ),
    ([n, unit]) => [[perOf(unit!), round(numberOf(n!))]],
  ],
  [
    new RegExp(`\\b(\\d{1,2})\\s*(?:-|–|to)\\s*(\\d{1,2})\\s+${MONTH}\\b`, 'g'),
    ([first, last, month]) =>
      [first!, last!].map((day) => ['date', `${monthOf(month!)}-${dayOf(day)}`] as [string, string]),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?:\\s+of)?\\s+${MONTH}(?:,?\\s+(\\d{4}))?\\b`, 'g'),
    ([day, month, year]) => [['date', `${monthOf(month!)}-${dayOf(day!)}${year ? `-${year}` : ''}`]],
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(\\d{4}))?\\b(?!\\d)`, 'g'),
    ([month, day, year]) => [['date', `${monthOf(month!)}-${dayOf(day!)}${year ? `-${year}` : ''}`]],
  ],
  [
    /\b(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})\b/g,
    ([day, month, year]) => [
      ['date', `${dayOf(month!)}-${dayOf(day!)}-${year!.length === 2 ? `20${year}` : year}`],
    ],
  ],
  [
    new RegExp(`\\b${MONTH}\\s+(\\d{4})\\b`, 'g'),
    ([month, year]) => [['month', `${monthOf(month!)}-${year}`]],
  ],
  [
    /\b(\d{1,2})[:.](\d{2})\s*(am|pm|hrs|h)?\b(?!\s*(?:mg|g|kg|cm|mm|ml|%|mmol|l|m|×|x)\b)/g,
    ([h, m, half]) => timeOfDay(h!, m!, half),
  ],
  [/\b(\d{1,2})\s*(am|pm)\b/g, ([h, half]) => timeOfDay(h!, '00', half)],
  [/\b(\d{2,3})\/(\d{2,3})\b/g, ([high, low]) => [['ratio', `${high}/${low}`]]],
  [
    new RegExp(`\\b(${N})\\s*[×x]\\s*(${N})\\s*(cm|mm)?\\b`, 'g'),
    ([a, b, unit]) => [['size', sizeOf(numberOf(a!), numberOf(b!), unit)]],
  ],
  [
    new RegExp(
      `\\b(once|twice|thrice|${N})(?:\\s+times?)?\\s*(?:(?:a|per|each|every)\\s+(day|week|month)|/\\s*(day|week)|(daily|weekly|monthly))\\b`,
      'g',
    ),
    ([times, a, b, c]) => [[perOf(a ?? b ?? c!), timesOf(times!)]],
  ],
  [
    new RegExp(
      `\\b(?:every|each|q)\\s*(${N})(?:\\s*(?:to|-|–)\\s*${N})?\\s*(h|hours?|hourly|days?|/7|weeks?|/52|months?)(?![a-z])`,
      'g',
    ),
    ([n, unit]) => [intervalOf(numberOf(n!), unit!)],
  ],
  [new RegExp(`\\b(${N})[-\\s]?hourly\\b`, 'g'), ([n]) => [intervalOf(numberOf(n!), 'h')]],
  [/\b(?:bd|bid|b\.d\.?)\b/g, () => [['per day', '2']]],
  [/\b(?:tds|tid|t\.d\.s\.?)\b/g, () => [['per day', '3']]],
  [/\b(?:qds|qid|q\.d\.s\.?)\b/g, () => [['per day', '4']]],
  [
    /\b(?:od|o\.d\.?|daily|every day|each day|nocte|nightly|at night|every night|each night|every morning|each morning|in the morning|at bedtime|om|on at night|mane)\b/g,
    () => [['per day', '1']],
  ],
  [/\b(?:weekly|every week|each week)\b/g, () => [['per week', '1']]],
  [/\b(?:fortnightly|every fortnight)\b/g, () => [['per week', '0.5']]],
  [/\b(?:monthly|every month|each month)\b/g, () => [['per month', '1']]],
  [
    new RegExp(`\\b(${N})[-\\s]?(?:year|yr|y)s?[-\\s]?olds?\\b|\\b(?:aged|age)\\s+(\\d+)\\b`, 'g'),
    ([a, b]) => [['age', a ?? b!]],
  ],
  [
    new RegExp(`(?<![\\w.])(${N})(?:\\s*(?:to|-|–)\\s*(${N}))?[\\s-]*${UNIT}(?![a-z]|\\s*\\d)`, 'g'),
    readUnits,
  ],
  [
    /\b(?:a|an)\s+(week|month|year|fortnight|day)\b/g,
    ([unit]) => (unit === 'fortnight' ? [['days', '14']] : readUnits(['1', undefined as never, unit!])),
  ],
  [/\bhalf an hour\b/g, () => [['minutes', '30']]],
  [new RegExp(`(?<![\\w./])(${N})(?![\\w/])`, 'g'), ([n]) => [['number', round(numberOf(n!))]]],
  [/[×x](\d+)/g, ([n]) => [['number', n!]]],
];

function readUnits([low, high, unit]: readonly string[]): [string, string][] {
  const known = UNITS.find(([pattern]) => pattern.test(unit!));
  if (!known) return [];
  const values = high === undefined ? [low!] : [low!, high];
  return values.map((value) => [known[1], round(numberOf(value) * known[2])]);
}

/** In millimetres where a unit is given. */
function sizeOf(a: number, b: number, unit: string | undefined): string {
  const factor = unit === 'cm' ? 10 : 1;
  return `${round(a * factor)}x${round(b * factor)}`;
}

function timeOfDay(hours: string, minutes: string, half: string | undefined): [string, string][] {
  const hour = (Number(hours) % 12) + (half === 'pm' || (half !== 'am' && Number(hours) >= 12) ? 12 : 0);
  return Number(minutes) > 59 || Number(hours) > 24 ? [] : [['time', `${hour}:${minutes}`]];
}

const perOf = (unit: string) =>
  /^(?:day|daily)$/.test(unit) ? 'per day' : /^week/.test(unit) ? 'per week' : 'per month';

function intervalOf(n: number, unit: string): [string, string] {
  if (/^h/.test(unit)) return ['per day', round(24 / n)];
  if (/^(?:d|\/7)/.test(unit)) return n === 1 ? ['per day', '1'] : ['per week', round(7 / n)];
  if (/^(?:w|\/52)/.test(unit)) return ['per week', round(1 / n)];
  return ['per month', round(1 / n)];
}

/** Every number of a text with what it counts, in the order of the text. */
export function quantitiesOf(text: string): Quantity[] {
  let left = text.toLowerCase();
  const found: Quantity[] = [];
  for (const [pattern, read] of READERS) {
    left = left.replace(pattern, (...args) => {
      const groups = args.slice(
        1,
        args.findIndex((each) => typeof each === 'number'),
      ) as string[];
      const whole = args[0] as string;
      const from = args.find((each) => typeof each === 'number') as number;
      const values = read(groups);
      if (values.length === 0) return whole;
      for (const [dimension, value] of values)
        found.push({ dimension, value, from, to: from + whole.length });
      return ' '.repeat(whole.length);
    });
  }
  return found.sort((a, b) => a.from - b.from);
}

/** Whether two quantities say the same. Dates agree without their year, and a bare number with any count of it. */
export function sameQuantity(a: Quantity, b: Quantity): boolean {
  if (a.dimension === b.dimension) {
    if (a.dimension !== 'date') return a.value === b.value;
    const [first, second] = [a.value.split('-'), b.value.split('-')];
    return (
      first[0] === second[0] && first[1] === second[1] && (!first[2] || !second[2] || first[2] === second[2])
    );
  }
  const bare = a.dimension === 'number' ? [a, b] : b.dimension === 'number' ? [b, a] : null;
  return bare !== null && bare[0]!.value === bare[1]!.value;
}
