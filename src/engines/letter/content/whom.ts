import type { Span } from '#domain/oet/find-quote.ts';
import type { LetterPoint } from '#domain/oet/writing/key.ts';
import type { Sentence } from '../text/reading.ts';
import { stemsOf } from './stems.ts';

const KIN =
  'mother|father|parents?|brothers?|sisters?|sons?|daughters?|husband|wife|partner|grandmother|grandfather|aunt|uncle|cousin|carer|owner|neighbour|friend|sibling';
/** Somebody who is the subject of what follows. */
const SUBJECT = new RegExp(
  `(?:^|[,;]\\s|\\band\\s|\\bthat\\s)(?:his|her|their|the)\\s+(?:${KIN})\\s(?:also\\s)?(?:has|had|is|was|suffers|suffered|takes|took|died|lives|smokes|drinks|developed|underwent|reports?|complains?)\\b`,
  'i',
);
const ANYBODY = new RegExp(`\\b(?:${KIN}|family|familial|relatives?)\\b`, 'i');

/** Whether a sentence says of another person what the point says of one: of a parent what is true of the patient. */
export function isAboutSomebodyElse(point: LetterPoint, sentence: Sentence, first: Span): boolean {
  if (point.about !== undefined) return isSaidOfPatient(point, sentence);
  if (ANYBODY.test(point.says) || point.concepts.flat().some((wording) => ANYBODY.test(wording)))
    return false;
  const subject = SUBJECT.exec(sentence.quote);
  return (
    subject !== null &&
    subject.index < first.from &&
    !/[,;]|\band\b/.test(sentence.quote.slice(subject.index + 2, first.from))
  );
}

/** A point about a relative, told of the patient: the sentence names nobody else and begins with 'he' or 'she'. */
function isSaidOfPatient(point: LetterPoint, { quote, tokens }: Sentence): boolean {
  if (!new RegExp(`\\b(?:${KIN})\\b`, 'i').test(point.about ?? '')) return false;
  if (ANYBODY.test(quote)) return false;
  const about = stemsOf(point.about ?? '').map(({ stem }) => stem);
  if (stemsOf(quote).some(({ stem }) => about.includes(stem))) return false;
  return (
    /^(?:he|she|mr|mrs|ms|miss)$/.test(tokens[0]?.word ?? '') &&
    /^(?:has|had|is|was|suffers|takes)$/.test(
      tokens.find(({ tag }) => tag === 'VERB' || tag === 'AUX')?.word ?? '',
    )
  );
}
