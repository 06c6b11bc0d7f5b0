import type { Quotation } from '#domain/oet/writing/assessment.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import { quantitiesOf } from '../content/quantities.ts';
import { lineQuote } from '../text/quote.ts';
import type { ReadLetter } from '../text/reading.ts';
import { type Draft, draft } from './draft.ts';

const criterion = 'organisation_and_layout';
const LONG_PARAGRAPH = 105;
const ANNOUNCES =
  /\b(?:I am writing|I write to|this letter is|I am pleased to refer|thank you for (?:seeing|accepting|agreeing|referring)|I would like to (?:refer|inform|request|update)|I am referring)\b/i;
const CLOSES =
  /\b(?:(?:do|should you|if you) (?:not hesitate|have any|need|require)|(?:please|kindly) (?:do not hesitate|contact me|feel free)|look(?:ing)? forward|thank you for your)\b/i;

const words = (text: string) => text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;

/** The parts of the letter, its paragraphs and their order. */
export function organisationDrafts(
  letter: ReadLetter,
  paper: LetterPaper,
  purpose: readonly Draft[],
): Draft[] {
  return [
    ...parts(letter, paper),
    ...paragraphs(letter),
    ...order(letter, paper),
    ...(purpose.some(({ rule }) => HIDDEN.test(rule)) ? keyInformation(letter) : []),
  ];
}

const HIDDEN = /^purpose_(?:late|not_apparent|missing)$/;

/** Where the purpose does not open the letter, something less important does. */
function keyInformation({ sentences }: ReadLetter): Draft[] {
  const told = {
    rule: 'key_information',
    severity: 'moderate',
    why: 'What matters most to the reader does not stand out at the beginning.',
  } as const;
  return [draft(criterion, sentences[0] ?? null, told)];
}

function parts({ layout }: ReadLetter, { task, patient }: LetterPaper): Draft[] {
  const lacks = (rule: string, severity: 'minor' | 'moderate', why: string) => [
    draft(criterion, null, { rule, severity, why }),
  ];
  const { salutation } = layout;
  const names = task.recipient.name.split(/\s+/);
  const surname = names.at(-1) ?? '';
  const isGivenName =
    salutation !== null &&
    /\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\b/.test(salutation.text) &&
    names.length > 2 &&
    salutation.text.includes(names[1]!) &&
    !salutation.text.includes(surname);
  const hasRe = layout.re !== null || (salutation?.text.includes(patient.name.split(' ').at(-1)!) ?? false);
  return [
    ...(layout.date ? [] : lacks('no_date', 'moderate', 'The letter has no date.')),
    ...(layout.address.length > 0
      ? []
      : lacks('no_address', 'minor', 'The name and address of the reader are missing above the letter.')),
    ...(salutation
      ? []
      : lacks('no_salutation', 'moderate', "The letter has no salutation: 'Dear' and the reader's name.")),
    ...(hasRe
      ? []
      : lacks('no_re_line', 'minor', "A line 'Re:' with the patient's name and date of birth is missing.")),
    ...(layout.close
      ? []
      : lacks('no_close', 'moderate', "The letter does not close with 'Yours sincerely' or the like.")),
    ...(layout.close && layout.signature.length === 0
      ? lacks('no_signature', 'minor', 'Who writes is missing below the letter.')
      : []),
    ...(isGivenName && salutation
      ? [
          draft(criterion, lineQuote(salutation), {
            rule: 'given_name',
            severity: 'minor',
            why: 'A title goes with the surname.',
            mend: salutation.text.replace(names[1]!, surname),
            isCertain: true,
          }),
        ]
      : []),
  ];
}

/** The first sentence of a paragraph. */
const quoteOf = ({ sentences }: ReadLetter, at: number): Quotation | null =>
  sentences.find(({ paragraph }) => paragraph === at) ?? null;

function paragraphs(letter: ReadLetter): Draft[] {
  const { text, layout, bodyWords } = letter;
  const { body } = layout;
  if (body.length === 1 && bodyWords > 90) {
    return [
      draft(criterion, quoteOf(letter, 0), {
        rule: 'one_paragraph',
        severity: 'serious',
        why: 'The whole letter is one paragraph: begin a new one for each topic.',
      }),
    ];
  }
  const long = body.flatMap(({ from, to }, at) =>
    words(text.slice(from, to)) > LONG_PARAGRAPH
      ? [
          draft(criterion, quoteOf(letter, at), {
            rule: 'long_paragraph',
            severity: 'moderate',
            why: 'This paragraph is long: one topic for each paragraph lets the reader find things.',
          }),
        ]
      : [],
  );
  return [...long, ...counted(letter, long.length > 0), ...lists(letter).slice(0, MOST_LISTS)];
}

const isItemAt = ({ sentences }: ReadLetter, at: number) =>
  sentences.some((each) => each.paragraph === at && each.isItem);

/** Paragraphs that are too few for their topics, or hold a sentence each. */
function counted(letter: ReadLetter, isLong: boolean): Draft[] {
  const { layout, sentences, bodyWords } = letter;
  const { body } = layout;
  const few =
    body.length === 2 && bodyWords > 130 && !isLong
      ? [
          draft(criterion, quoteOf(letter, 0), {
            rule: 'few_paragraphs',
            severity: 'moderate',
            why: 'Two paragraphs hold many topics: begin a new one for each.',
          }),
        ]
      : [];
  const single = body.filter(
    (_, at) => !isItemAt(letter, at) && sentences.filter(({ paragraph }) => paragraph === at).length === 1,
  ).length;
  const scattered =
    body.length > 5 && single >= body.length * 0.75
      ? [
          draft(criterion, quoteOf(letter, 1), {
            rule: 'scattered',
            severity: 'moderate',
            why: 'Most paragraphs are a single sentence: bring together what belongs together.',
          }),
        ]
      : [];
  return [...few, ...scattered];
}

const MOST_LISTS = 3;

function lists(letter: ReadLetter): Draft[] {
  const { text, layout } = letter;
  return layout.body.flatMap(({ from, to }, at) =>
    /^[-•*]/.test(text.slice(from, to)) && !isItemAt(letter, at)
      ? [
          draft(criterion, quoteOf(letter, at), {
            rule: 'list',
            severity: 'minor',
            why: 'A list belongs to notes: write it as a sentence.',
          }),
        ]
      : [],
  );
}

/** What should come first does, what closes comes last, and what happened is told in its order. */
function order({ sentences, layout }: ReadLetter, { patient, today }: LetterPaper): Draft[] {
  const last = layout.body.length - 1;
  const drafts: Draft[] = [];
  const announced = sentences.find(({ quote }) => ANNOUNCES.test(quote));
  if (announced && announced.paragraph > 0) {
    drafts.push(
      draft(criterion, announced, {
        rule: 'opening_not_first',
        severity: 'moderate',
        why: 'The sentence that opens a letter stands in the middle of it.',
      }),
    );
  }
  const [first] = sentences;
  const surname = patient.name.split(' ').at(-1)!;
  if (
    first &&
    /^(?:he|she|his|her|it|this|these|there|on (?:examination|discharge|admission))\b/i.test(first.quote) &&
    !first.quote.includes(surname)
  ) {
    drafts.push(
      draft(criterion, first, {
        rule: 'opening',
        severity: 'moderate',
        why: 'The letter begins in the middle: say first who the patient is and why you write.',
      }),
    );
  }
  const closing = sentences.find(
    ({ quote, paragraph }) => CLOSES.test(quote) && paragraph < last && !isOpening(quote),
  );
  if (closing && closing.paragraph < last) {
    drafts.push(
      draft(criterion, closing, {
        rule: 'closing_not_last',
        severity: 'moderate',
        why: 'A sentence that closes a letter stands before other things.',
      }),
    );
  }
  return [...drafts, ...backwards(sentences, today)];
}

const isOpening = (quote: string) => /thank you for (?:seeing|accepting|agreeing|referring)/i.test(quote);

const NEAR_START = 30;

/** A paragraph that tells of a day before the one of the paragraph above. */
function backwards(sentences: ReadLetter['sentences'], today: string): Draft[] {
  const days = sentences.flatMap((sentence) => {
    const day = quantitiesOf(sentence.quote)
      .find(({ dimension, from }) => dimension === 'date' && from < NEAR_START)
      ?.value.split('-');
    if (!day) return [];
    const iso = `${day[2] ?? today.slice(0, 4)}-${day[0]}-${day[1]}`;
    return iso <= today ? [{ sentence, iso }] : [];
  });
  const starts = new Set(sentences.filter(({ paragraph }, i) => sentences[i - 1]?.paragraph !== paragraph));
  const firstOf = new Map<number, (typeof days)[number]>();
  for (const day of days) if (starts.has(day.sentence)) firstOf.set(day.sentence.paragraph, day);
  const inTurn = [...firstOf.values()].filter(({ sentence }) => sentence.paragraph > 0);
  return inTurn
    .slice(1)
    .filter((day, i) => day.iso < inTurn[i]!.iso)
    .map(({ sentence }) =>
      draft(criterion, sentence, {
        rule: 'order_of_time',
        severity: 'minor',
        why: 'This happened before what the paragraph above tells: keep to the order of time, or say why not.',
      }),
    );
}
