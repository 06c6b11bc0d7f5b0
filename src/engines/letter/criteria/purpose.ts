import type { LetterKey } from '#domain/oet/writing/key.ts';
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

/** How much of the purpose sentences say, 0 to 1. */
function shareOf({ concepts }: LetterKey['purpose'], all: readonly Compared[]): number {
  const said = concepts.filter((concept) =>
    all.some(
      ({ stems, sentence }) =>
        findConcept(stems, concept) || (isOfAsking(concept) && ASKS.test(sentence.quote)),
    ),
  );
  return said.length / concepts.length;
}

const isAnnounced = ({ sentence }: Compared) => ANNOUNCED.test(sentence.quote);

const isWhole = (share: number, all: readonly Compared[]) =>
  share > 0.99 || (share >= 0.66 && all.some(isAnnounced));

/** What the letter says of its purpose, and where. */
export function readPurpose({ sentences, key: { purpose } }: Corpus): PurposeReading {
  const worth = (each: Compared) => shareOf(purpose, [each]) + (isAnnounced(each) ? 0.3 : 0);
  const best = [...sentences].sort((a, b) => worth(b) - worth(a))[0] ?? null;
  const found = faultOf(purpose, sentences, best);
  if (!found) return { best, drafts: [] };
  const { at, ...fault } = found;
  const mend = `Say it in the first sentence: '${purpose.says}'`;
  return { best, drafts: [draft('purpose', at?.sentence ?? null, { ...fault, mend })] };
}

interface Fault {
  readonly rule: string;
  readonly severity: 'minor' | 'moderate' | 'serious';
  readonly why: string;
  readonly at: Compared | undefined;
}

function faultOf(
  purpose: LetterKey['purpose'],
  sentences: readonly Compared[],
  best: Compared | null,
): Fault | null {
  const opening = sentences.filter(({ sentence }, i) => sentence.paragraph === 0 && i < 3);
  const [at] = opening;
  const early = shareOf(purpose, opening);
  const all = shareOf(purpose, sentences);
  if (isWhole(early, opening) && opening.some(({ sentence }) => sentence.isClausal)) {
    const isExpanded = sentences.some(({ sentence }, i) => i > 0 && REQUEST.test(sentence.quote));
    const isTold = early > 0.99 || (purpose.concepts.length > 2 && early >= 0.66 && all > 0.99);
    if (isExpanded && isTold) return null;
    const why =
      'The opening says why you write, but what the reader is asked to do is not made clear enough.';
    return { rule: 'purpose_not_expanded', severity: 'minor', why, at };
  }
  const paragraphs = Map.groupBy(sentences, ({ sentence }) => sentence.paragraph);
  const late = Math.max(...[...paragraphs.values()].map((each) => shareOf(purpose, each)), 0);
  if (isWhole(late, sentences) && best && isAnnounced(best)) {
    const why =
      'The purpose comes only after other things: a busy reader looks for it in the first sentence.';
    return { rule: 'purpose_late', severity: 'moderate', why, at: best };
  }
  if (early >= 0.5) {
    const why = 'The opening tells only a part of why you write.';
    return { rule: 'purpose_incomplete', severity: 'moderate', why, at };
  }
  if (all >= 0.3 || sentences.some(isAnnounced)) {
    const why = 'The reader has to find out from the whole letter why it was written.';
    return { rule: 'purpose_not_apparent', severity: 'serious', why, at };
  }
  const why = 'The letter does not say why it is written or what the reader should do.';
  return { rule: 'purpose_missing', severity: 'serious', why, at };
}
