import type { Severity } from '#domain/oet/writing/assessment.ts';
import type { Unsupported } from '../content/unsupported.ts';
import type { JudgedPoint } from '../content/verdicts.ts';
import { sentenceQuote } from '../text/quote.ts';
import { type Draft, draft } from './draft.ts';

const BY_IMPORTANCE: readonly Severity[] = ['minor', 'moderate', 'serious'];

const severityOf = (importance: number): Severity => BY_IMPORTANCE[Math.min(3, Math.max(1, importance)) - 1]!;

/** What is missing, halved, distorted or invented. */
export function contentDrafts(points: readonly JudgedPoint[], unsupported: readonly Unsupported[]): Draft[] {
  const lost = points.filter(({ verdict }) => /^(?:missing|partial|distorted)$/.test(verdict));
  const told = lost.filter(({ point, verdict }) => point.place === 'must' || verdict === 'distorted');
  const drafts = told.map((judged) => ofPoint(judged));
  const distorted = drafts.filter(({ rule }) => rule === 'distorted_point');
  const own = unsupported.filter(
    ({ from, to }) => !distorted.some((each) => each.from !== null && each.from <= from && to <= each.to!),
  );
  return [...drafts, ...own.map(ofUnsupported)];
}

function ofPoint({ point, match, verdict }: JudgedPoint): Draft {
  const at = match?.at.sentence ?? null;
  const mend = point.says;
  if (verdict === 'missing') {
    return draft('content', null, {
      rule: 'missing_point',
      severity: severityOf(point.importance),
      why: `The reader needs this and does not get it. ${point.why}`,
      mend,
    });
  }
  if (verdict === 'partial') {
    return draft('content', at, {
      rule: 'partial_point',
      severity: severityOf(point.importance - 1),
      why: `Only a part of what the notes say is here. ${point.why}`,
      mend,
    });
  }
  const isNumber = match?.conflict === 'quantity';
  const start = isNumber && at && match ? at.quote.indexOf(match.conflicting) : -1;
  const quote =
    at && match && start !== -1
      ? sentenceQuote(at, at.from + start, at.from + start + match.conflicting.length)
      : at;
  const why = {
    quantity: 'The notes have another number here.',
    polarity: 'The notes say the opposite.',
    person: 'The notes say this of somebody else.',
  }[match?.conflict ?? 'quantity'];
  return draft('content', quote, {
    rule: 'distorted_point',
    severity: point.importance > 1 ? 'serious' : 'moderate',
    why: `${why} ${point.why}`,
    mend,
  });
}

function ofUnsupported(found: Unsupported): Draft {
  const why = {
    drug: 'This drug is not in the notes.',
    number: 'This number is not in the notes.',
    diagnosis: 'This diagnosis is not in the notes.',
  }[found.kind];
  return draft('content', found, {
    rule: `unsupported_${found.kind}`,
    severity: found.kind === 'diagnosis' ? 'moderate' : 'serious',
    why,
  });
}
