import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embeddedLexicon } from '#server/adapters/embedded/lexicon.ts';
import { listeningGapRule } from './gap.ts';
import { gapWords } from './gap-words.ts';

const fillsGap = listeningGapRule(embeddedLexicon);
const words = (text: string) => gapWords(text, embeddedLexicon);

/** Right answer, then what counts for it. */
const COUNTS: Readonly<Record<string, readonly (readonly [right: string, ...given: string[]])[]>> = {
  'spelt by ear': [
    ['pneumonia', 'newmoanea', 'neumonia'],
    ['diarrhoea', 'diarea', 'dyarhea', 'diarrhea'],
    ['eczema', 'exema', 'eksema'],
    ['green phlegm', 'green flem'],
    ['psychiatrist', 'sykiatrist'],
    ['high cholesterol', 'high kolesterol'],
    ['cirrhosis', 'sirosis'],
    ['cough', 'coff', 'cogh'],
    ['calf muscle', 'kaf muscle'],
    ['ophthalmologist', 'oftalmologist', 'opthamologist'],
    ['neighbour', 'nabour'],
    ['tongue', 'tung', 'tounge'],
  ],
  'letters wrong, lost or doubled': [
    ['appendicitis', 'apendicitis'],
    ['constipation', 'constipasion'],
    ['Wednesday', 'wensday'],
    ['February', 'febuary'],
    ['coffee', 'coffe'],
    ['shortness of breath', 'shortness of breathe'],
  ],
  'a slip of the keys': [
    ['shoulder', 'shuolder'],
    ['joint pain', 'joint pian'],
    ['children', 'childern'],
    ['dry socket', 'dry oscket'],
  ],
  'the spelling of another language': [
    ['varicose veins', 'barikose beins'],
    ['injection', 'inyection'],
    ['stroke', 'estroke'],
    ['fever', 'pever'],
    ['paracetamol', 'barasetamol'],
    ['throbbing', 'trobbing'],
    ['oxygen', 'oksigen'],
    ['wheelchair', 'whilchair'],
  ],
  'words parted and joined': [
    ['toothache', 'tooth ache', 'tooth-ache', 'tooth ake'],
    ['hay fever', 'hayfever', 'hayfeaver'],
    ['gastroenteritis', 'gastro enteritis'],
    ['X-ray', 'xray', 'x ray', 'X-rays'],
    ['ECG', 'E.C.G.', 'e c g'],
  ],
  'another word said in the same way': [
    ['chest pain', 'chest pane'],
    ['calf muscle', 'calf mussel'],
    ['sore throat', 'saw throat'],
    ['right arm', 'write arm'],
    ['pale skin', 'pail skin'],
    ['weak arm', 'week arm'],
    ['facial droop', 'fasial droop'],
    ['gentamicin', 'gentamycin'],
  ],
  'the other number': [
    ['headaches', 'headache'],
    ['swollen feet', 'swollen foot'],
    ['vertebrae', 'vertebra'],
    ['doses', 'dose'],
    ['diagnosis', 'diagnoses'],
  ],
  'a number in figures or words': [
    ['18 months', 'eighteen months'],
    ['150', 'a hundred and fifty', 'one hundred fifty'],
    ['1500', '1,500', 'one thousand five hundred'],
    ['forty', '40', 'fourty'],
    ['24 hours', 'twenty-four hours', 'twentyfour hours'],
    ['half a tablet', '1/2 a tablet', '\u00bd tablet', 'haf a tablet', '0.5 tablet'],
    ['two and a half hours', '2.5 hours', '2\u00bd hours', '2 1/2 hours'],
    ['two thirds', '2/3'],
    ['twice a day', '2 times a day', 'twise a day'],
    ['ten to twelve', '10-12'],
    ['third of March', '3 March', '3rd March'],
    ['7.30 p.m.', '7:30pm'],
  ],
  'a unit written short': [
    ['500 milligrams', '500mg', 'five hundred miligrams'],
    ['75 micrograms', '75 mcg', '75\u00b5g'],
    ['10 ml', 'ten millilitres', '10 mls'],
    ['20 per cent', '20%', 'twenty percent'],
    ['every four hours', 'every 4 hrs'],
  ],
};

const OTHERS: Readonly<Record<string, readonly (readonly [right: string, ...given: string[]])[]>> = {
  'another medicine, misspelt or not': [
    ['amlodipine', 'amiodarone', 'felodipine', 'felodipin'],
    ['prednisolone', 'prednisone', 'prednison'],
    ['omeprazole', 'esomeprazole', 'esomeprazol', 'lansoprazole'],
    ['hydralazine', 'hydroxyzine'],
    ['carbamazepine', 'carbimazole'],
    ['diazepam', 'lorazepam', 'temazepam'],
    ['Losec', 'Lasix', 'lasiks'],
  ],
  'a word of another meaning that is near': [
    ['hypotension', 'hypertension', 'hipertension'],
    ['appendectomy', 'appendotomy'],
    ['colostomy', 'colectomi'],
    ['ileum', 'ilium'],
    ['dysphagia', 'dysphasia', 'disphasia'],
    ['perineal', 'peroneal'],
    ['aural', 'oral'],
    ['heel', 'hill'],
    ['stiff', 'stuff'],
    ['bloating', 'floating'],
    ['kidney', 'sidney'],
    ['headache', 'toothache', 'heartache'],
    ['backache', 'headake'],
  ],
  'another number': [
    ['fifteen', 'fifty', '50', 'fiftee'],
    ['13', 'thirty'],
    ['every four hours', 'every forty hours'],
    ['1.5', '15'],
    ['half a tablet', 'one tablet', 'a tablet'],
    ['type 1 diabetes', 'type 2 diabetes'],
    ['vitamin B12', 'vitamin B6'],
    ['third', 'three'],
  ],
  'another unit': [
    ['5 milligrams', '5 micrograms', '5 mcg', '5 ml'],
    ['two weeks', 'two months'],
  ],
  'the other side or time': [
    ['left knee', 'right knee', 'rite nee', 'both knees'],
    ['before meals', 'after meals'],
    ['grandmother', 'grand father'],
    ['ear drops', 'eyedrops', 'eye drops'],
  ],
  'a denial dropped or made': [
    ['no pain', 'pain', 'know pain'],
    ['pain', 'no pain'],
    ["can't walk", 'can walk'],
    ['unable to sleep', 'able to sleep'],
    ['regular periods', 'iregular periods'],
    ['continence', 'incontinense'],
    ['painful', 'painles'],
  ],
  'a synonym, a part of it or more than it': [
    ['dizziness', 'vertigo', 'giddiness'],
    ['deep vein thrombosis', 'thrombosis'],
    ['aspirin', 'aspirin and warfarin'],
  ],
  'letters that nobody recognises': [
    ['echocardiogram', 'ecogam'],
    ['omeprazole', 'omezol'],
    ['psoriasis', 'sores'],
    ['pneumonia', 'nomia'],
  ],
};

describe.each(Object.entries(COUNTS))('%s counts', (_kind, cases) => {
  it.each(cases.flatMap(([right, ...given]) => given.map((each) => [right, each] as const)))(
    '%s: %s',
    (right, given) => expect(fillsGap(given, [right])).toBe(true),
  );
});

describe.each(Object.entries(OTHERS))('%s does not count', (_kind, cases) => {
  it.each(cases.flatMap(([right, ...given]) => given.map((each) => [right, each] as const)))(
    '%s: %s',
    (right, given) => expect(fillsGap(given, [right])).toBe(false),
  );
});

it('takes any of the accepted answers', () => {
  expect(fillsGap('piles', ['haemorrhoids', 'piles'])).toBe(true);
  expect(fillsGap('piles', [])).toBe(false);
});

describe('whatever is written', () => {
  it('is answered, and nothing for nothing', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof fillsGap(text, ['chest pain']) === 'boolean'));
    for (const empty of ['', '  ', '.', '-', '\u{1f600}'])
      expect(fillsGap(empty, ['chest pain', ''])).toBe(false);
  });

  it('counts for itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,12}( [a-z]{2,12})?$/), (text) => {
        fc.pre(words(text).length > 0);
        return fillsGap(text, [text]) && fillsGap(text.toUpperCase(), [` the ${text}. `]);
      }),
    );
  });

  it('is not taken apart when it is huge', () => {
    expect(fillsGap('pain '.repeat(100_000), ['pain'])).toBe(false);
    expect(fillsGap('a'.repeat(100), ['pain'])).toBe(false);
  });
});

describe('the words of an answer', () => {
  it('are in their one form once and for all', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9 .,/%-]{0,30}$/), (text) => {
        // '0/nd' is neither a number with an ending nor a word.
        fc.pre(!/\d\W+(?:s\W?t|n\W?d|r\W?d|t\W?h)(?![a-z])/.test(text));
        const once = words(text);
        expect(words(once.join(' '))).toEqual(once);
      }),
    );
    expect(words('10 s')).toEqual(words('10 second'));
    expect(words('the second')).toEqual(['2nd']);
  });

  it('say a number one way, whoever wrote it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 }), (one, other) => {
        expect(fillsGap(spelt(one), [String(one)])).toBe(true);
        expect(fillsGap(String(one), [spelt(one)])).toBe(true);
        expect(fillsGap(spelt(one), [String(other)])).toBe(one === other);
      }),
    );
  });
});

const UNITS = split(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
);
const TENS = split('- - twenty thirty forty fifty sixty seventy eighty ninety');

function split(text: string): string[] {
  return text.split(' ');
}

function spelt(value: number): string {
  if (value < 20) return UNITS[value] as string;
  const rest = (of: number, join: string) => (value % of === 0 ? '' : `${join}${spelt(value % of)}`);
  if (value < 100) return `${TENS[Math.floor(value / 10)]}${rest(10, '-')}`;
  if (value < 1000) return `${UNITS[Math.floor(value / 100)]} hundred${rest(100, ' and ')}`;
  return `${spelt(Math.floor(value / 1000))} thousand${rest(1000, value % 1000 < 100 ? ' and ' : ' ')}`;
}
