import { findConcept } from '../content/concepts.ts';
import type { Compared, Corpus } from '../content/corpus.ts';
import { type Draft, draft } from './draft.ts';

const REQUEST =
  /\b(?:please|grateful|appreciate|could you|would you|request\w*|recommend\w*|require\w*|needs?|should|advis\w+|ask\w*|refer\w*|kindly|opinion|assess\w*|review\w*|continue\w*|inform\w*)\b/i;
const ANNOUNCED =
  /\b(?:I am writing|I write|this letter|thank you for (?:seeing|accepting|referring|agreeing)|I would like to|is being (?:discharged|transferred|referred)|I am referring|refer|to inform|to update|to ask|to request|grateful (?:if you (?:could|would)|for your))\b/i;
/** What refers a patient without the word. */
const ASKS =
  /\b(?:grateful (?:if you (?:could|would)|for your)|could you please|would you please|request your)\b/i;
const isOfAsking = (concept: readonly string[]) =>
  concept.some((wording) => /^(?:refer|referral|referring)$/.test(wording));

export interface PurposeReading {
  readonly drafts: readonly Draft[];
  /** The sentence that says best why the letter is written; null where none does. */
  readonly best: Compared | null;
}

/** What the letter says of its purpose, and where. */
export function readPurpose(corpus: Corpus): PurposeReading {
  const { sentences, key } = corpus;
  const { concepts, says } = key.purpose;
  const shareOf = (all: readonly Compared[]) =>
    concepts.filter((concept) =>
      all.some(
        ({ stems, sentence }) =>
          findConcept(stems, concept) || (isOfAsking(concept) && ASKS.test(sentence.quote)),
      ),
    ).length / concepts.length;
  const opening = sentences.filter(({ sentence }, i) => sentence.paragraph === 0 && i < 3);
  const early = shareOf(opening);
  const byParagraph = [...new Set(sentences.map(({ sentence }) => sentence.paragraph))].map((paragraph) =>
    sentences.filter(({ sentence }) => sentence.paragraph === paragraph),
  );
  const best = [...sentences].sort((a, b) => purposeOf(b) - purposeOf(a))[0] ?? null;
  function purposeOf(each: Compared): number {
    return shareOf([each]) + (ANNOUNCED.test(each.sentence.quote) ? 0.3 : 0);
  }
  const mend = `Say it in the first sentence: '${says}'`;
  const found = (
    rule: string,
    severity: 'minor' | 'moderate' | 'serious',
    why: string,
    at: Compared | null | undefined,
  ): PurposeReading => ({
    best,
    drafts: [draft('purpose', at?.sentence ?? null, { rule, severity, why, mend })],
  });
  const isWhole = (share: number, all: readonly Compared[]) =>
    share > 0.99 || (share >= 0.66 && all.some(({ sentence }) => ANNOUNCED.test(sentence.quote)));
  if (isWhole(early, opening) && opening.some(({ sentence }) => sentence.isClausal)) {
    const isExpanded = sentences.some(({ sentence }, i) => i > 0 && REQUEST.test(sentence.quote));
    if (isExpanded && early > 0.99) return { best, drafts: [] };
    if (isExpanded && concepts.length > 2 && early >= 0.66 && shareOf(sentences) > 0.99)
      return { best, drafts: [] };
    return found(
      'purpose_not_expanded',
      'minor',
      'The opening says why you write, but what the reader is asked to do is not made clear enough.',
      opening[0],
    );
  }
  const late = Math.max(...byParagraph.map(shareOf), 0);
  if (isWhole(late, sentences) && best && ANNOUNCED.test(best.sentence.quote)) {
    return found(
      'purpose_late',
      'moderate',
      'The purpose comes only after other things: a busy reader looks for it in the first sentence.',
      best,
    );
  }
  if (early >= 0.5)
    return found(
      'purpose_incomplete',
      'moderate',
      'The opening tells only a part of why you write.',
      opening[0],
    );
  if (shareOf(sentences) >= 0.3 || sentences.some(({ sentence }) => ANNOUNCED.test(sentence.quote)))
    return found(
      'purpose_not_apparent',
      'serious',
      'The reader has to find out from the whole letter why it was written.',
      opening[0],
    );
  return found(
    'purpose_missing',
    'serious',
    'The letter does not say why it is written or what the reader should do.',
    opening[0],
  );
}
