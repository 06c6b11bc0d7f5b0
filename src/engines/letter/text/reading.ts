import type { Quotation } from '#domain/oet/writing/assessment.ts';
import { baseOfThird, isBase, VERBS_TOO } from '../language/verbs.ts';
import { type Layout, readLayout } from './layout.ts';
import { type Token, tagged } from './tagger.ts';

export interface Sentence extends Quotation {
  /** Its paragraph's number, from 0. */
  readonly paragraph: number;
  readonly tokens: readonly Token[];
  /** Whether it has a verb that carries it: what hasn't is a note. */
  readonly isClausal: boolean;
  /** Whether it is an item of a list of requests that a sentence leads to: it ends that sentence. */
  readonly isItem: boolean;
}

export interface ReadLetter {
  readonly text: string;
  readonly layout: Layout;
  readonly sentences: readonly Sentence[];
  /** Words of the body. */
  readonly bodyWords: number;
}

const ABBREVIATED = /\b(?:mr|mrs|ms|miss|dr|prof|st|no|approx|e\.g|i\.e|vs|etc|[a-z])\.$/i;

/** Where the sentences of a paragraph begin and end. */
function sentenceSpans(paragraph: string): { from: number; to: number }[] {
  const spans: { from: number; to: number }[] = [];
  let from = 0;
  for (const { index, 0: end } of paragraph.matchAll(/[.!?]+["')\]]*(?=\s+["'([]*[\p{Lu}\d]|\s*$)/gu)) {
    const to = index + end.length;
    const said = paragraph.slice(from, to);
    const goesOn = paragraph.slice(to).trim() !== '' && ABBREVIATED.test(said);
    if (goesOn) continue;
    spans.push({ from, to });
    from = to;
  }
  if (paragraph.slice(from).trim() !== '') spans.push({ from, to: paragraph.length });
  return spans.map((span) => {
    const lead = paragraph.slice(span.from).length - paragraph.slice(span.from).trimStart().length;
    return { from: span.from + lead, to: span.to };
  });
}

const FINITE_AUX =
  /^(?:is|are|was|were|am|has|have|had|does|do|did|can|could|will|would|shall|should|may|might|must|'s|'ve|'re|'m|'d|'ll|ca|wo)$/;

/** Whether words are carried by a finite verb that has something before it to be its subject, or are a request. */
function isClausal(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => isImperative(tokens, at) || isFiniteAt(tokens, at));
}

/** What tests do: never without an object, so never a participle before one. */
const SHOWED =
  /^(?:showed|revealed|demonstrated|confirmed|indicated|suggested|identified|excluded|detected)$/;

const FOLLOWS_VERB = /^(?:DET|PRON|NUM|ADP|ADV|NOUN|PROPN|ADJ)$/;
const FOLLOWS_REQUEST = /^(?:DET|PRON)$/;

/** 'Brush it twice', 'please see her', 'if he chokes, call 999', 'thank you for seeing'. */
function isImperative(tokens: readonly Token[], at: number): boolean {
  const { word, tag } = tokens[at]!;
  if (/^(?:please|kindly)$/.test(word)) return true;
  if (word === 'thank' && tokens[at + 1]?.word === 'you') return true;
  const begins = at === 0 || /^(?:,|so|then|and)$/.test(tokens[at - 1]!.word);
  return (
    begins &&
    /^(?:VERB|ADJ|NOUN|PROPN)$/.test(tag) &&
    isBase(word) &&
    (tag === 'VERB' ? FOLLOWS_VERB : FOLLOWS_REQUEST).test(tokens[at + 1]?.tag ?? '') &&
    (at > 0 || tokens[1]?.tag !== 'ADP')
  );
}

function isFiniteAt(tokens: readonly Token[], at: number): boolean {
  const { word, tag } = tokens[at]!;
  if (FINITE_AUX.test(word)) return at > 0 || tokens[1]?.tag === 'PRON' || tokens[1]?.tag === 'DET';
  if (at === 0) return false;
  const before = tokens.slice(0, at).findLast((each) => each.tag !== 'ADV' && each.word !== ',');
  if (!before || before.word === 'to' || /ing$/.test(word)) return false;
  const isNamed =
    /^(?:PRON|PROPN)$/.test(before.tag) && !/^(?:his|her|my|our|their|your|its)$/.test(before.word);
  if (/[^s]s$/.test(word) && (baseOfThird(word) !== undefined || tag === 'VERB')) {
    const hasObject =
      /^(?:NUM|DET|PRON)$/.test(tokens[at + 1]?.tag ?? '') && hasDeterminer(tokens.slice(0, at));
    if (before.tag === 'NOUN' && hasObject) return true;
    return (
      isNamed ||
      ((before.tag === 'NOUN' || /ing$/.test(before.word)) &&
        (tag === 'VERB' || !VERBS_TOO.has(baseOfThird(word) ?? '')))
    );
  }
  if (/^(?:he|she|it)$/.test(before.word) && /[^s]s$/.test(word)) return true;
  if (tag !== 'VERB') return false;
  const isShown = SHOWED.test(word) && /^(?:NOUN|PROPN|NUM)$/.test(before.tag);
  if (isShown && /^(?:DET|PRON|SCONJ|ADJ|NOUN|NUM)$/.test(tokens[at + 1]?.tag ?? '')) return true;
  // 'Commenced on metformin' and 'Chest pain relieved by rest' are notes: a participle needs its subject beside it.
  return isNamed || (before.tag === 'NOUN' && hasDeterminer(tokens.slice(0, at)));
}

const hasDeterminer = (tokens: readonly Token[]) =>
  tokens.some(({ tag, word }) => tag === 'DET' || /^(?:my|your|his|her|its|our|their)$/.test(word));

/** Reads a letter: its parts, and the sentences of its body with their words. */
export function readLetter(text: string): ReadLetter {
  const layout = readLayout(text);
  const items = itemsOf(layout.body.map(({ from, to }) => text.slice(from, to)));
  const sentences = layout.body.flatMap(({ from, to }, paragraph) =>
    sentenceSpans(text.slice(from, to)).map((span): Sentence => {
      const quote = text.slice(from + span.from, from + span.to);
      const tokens = tagged(quote, from + span.from);
      return {
        quote,
        from: from + span.from,
        to: from + span.to,
        paragraph,
        tokens,
        isClausal: items[paragraph]! || isClausal(tokens),
        isItem: items[paragraph]!,
      };
    }),
  );
  const bodyWords = layout.body.reduce((sum, { from, to }) => sum + wordCount(text.slice(from, to)), 0);
  return { text, layout, sentences, bodyWords };
}

const ITEM = /^[-•*]\s*/;
const LEADS = /\b(?:please|grateful|appreciate|could you|would you|kindly|request|recommend|ask)\b.*:$/is;

/** Which paragraphs are items of a list of requests: each begins with what the reader is asked to do. */
function itemsOf(paragraphs: readonly string[]): boolean[] {
  let isLed = false;
  return paragraphs.map((paragraph) => {
    if (!ITEM.test(paragraph)) {
      isLed = LEADS.test(paragraph);
      return false;
    }
    const [first = ''] = paragraph.replace(ITEM, '').toLowerCase().split(/\s+/);
    return isLed && /^[a-z-]+$/.test(first);
  });
}

const wordCount = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
