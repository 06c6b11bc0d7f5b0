import { lineQuote } from '../text/quote.ts';
import type { ReadLetter } from '../text/reading.ts';
import { type Draft, draft } from './draft.ts';

const criterion = 'genre_and_style';

const INFORMAL_SALUTATION = /^(?:hi|hello|hey)\b/i;
const INFORMAL_CLOSE = /^(?:cheers|thanks|love|bye|best\b|many thanks)/i;
const FORMAL_WORDS = /regards|wishes/i;
const UNNAMED = /\b(?:sir|madam|doctor|colleague|whom|team)\b/i;
const SIR_OR_MADAM = /sir|madam/i;
const TITLED = /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof)/;

/** The forms of address. */
export function manners(letter: ReadLetter): Draft[] {
  return [...salutationDrafts(letter), ...closeDrafts(letter)];
}

function salutationDrafts({ layout: { salutation } }: ReadLetter): Draft[] {
  if (!salutation || !INFORMAL_SALUTATION.test(salutation.text)) return [];
  return [
    draft(criterion, lineQuote(salutation), {
      rule: 'informal',
      severity: 'moderate',
      why: 'A letter begins with Dear and the name or title of the reader.',
    }),
  ];
}

function closeDrafts({ layout: { salutation, close } }: ReadLetter): Draft[] {
  if (!close) return [];
  const drafts: Draft[] = [];
  if (INFORMAL_CLOSE.test(close.text) && !FORMAL_WORDS.test(close.text)) {
    drafts.push(
      draft(criterion, lineQuote(close), {
        rule: 'informal',
        severity: 'minor',
        why: "A formal letter closes with 'Yours sincerely' or 'Yours faithfully'.",
      }),
    );
  }
  if (!salutation) return drafts;
  if (/sincerely/i.test(close.text) && SIR_OR_MADAM.test(salutation.text)) {
    drafts.push(
      draft(criterion, lineQuote(close), {
        rule: 'close',
        severity: 'minor',
        why: "After 'Dear Sir or Madam' the letter closes with 'Yours faithfully'.",
        mend: 'Yours faithfully',
        isCertain: false,
      }),
    );
  }
  if (/faithfully/i.test(close.text) && TITLED.test(salutation.text) && !UNNAMED.test(salutation.text)) {
    drafts.push(
      draft(criterion, lineQuote(close), {
        rule: 'close',
        severity: 'minor',
        why: "A reader who was addressed by name is left with 'Yours sincerely'.",
        mend: close.text.replace(/faithfully/i, 'sincerely'),
        isCertain: true,
      }),
    );
  }
  return drafts;
}
