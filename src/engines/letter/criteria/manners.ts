import { lineQuote } from '../text/quote.ts';
import type { ReadLetter } from '../text/reading.ts';
import { type Draft, draft } from './draft.ts';

const criterion = 'genre_and_style';

/** The forms of address. */
export function manners({ layout }: ReadLetter): Draft[] {
  const { salutation, close } = layout;
  const drafts: Draft[] = [];
  if (salutation && /^(?:hi|hello|hey)\b/i.test(salutation.text)) {
    drafts.push(
      draft(criterion, lineQuote(salutation), {
        rule: 'informal',
        severity: 'moderate',
        why: 'A letter begins with Dear and the name or title of the reader.',
      }),
    );
  }
  if (
    close &&
    /^(?:cheers|thanks|love|bye|best\b|many thanks|regards)/i.test(close.text) &&
    !/regards|wishes/i.test(close.text)
  ) {
    drafts.push(
      draft(criterion, lineQuote(close), {
        rule: 'informal',
        severity: 'minor',
        why: "A formal letter closes with 'Yours sincerely' or 'Yours faithfully'.",
      }),
    );
  }
  const isUnnamed =
    salutation !== null && /\b(?:sir|madam|doctor|colleague|whom|team)\b/i.test(salutation.text);
  if (
    close &&
    salutation &&
    isUnnamed &&
    /sincerely/i.test(close.text) &&
    /sir|madam/i.test(salutation.text)
  ) {
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
  if (
    close &&
    salutation &&
    !isUnnamed &&
    /faithfully/i.test(close.text) &&
    /\b(?:Dr|Mr|Mrs|Ms|Miss|Prof)/.test(salutation.text)
  ) {
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
