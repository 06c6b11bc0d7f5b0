import type { Token } from '../text/tagger.ts';
import { FINITE } from './clause-verbs.ts';
import { nounPhrase, subjectAt } from './phrases.ts';
import { baseOfPast, baseOfThird, isBase } from './verbs.ts';

/** What makes a clause half of a sentence. */
export const SUBORDINATES =
  /^(?:if|when|because|although|though|as|since|while|whilst|after|before|once|until|till|unless|whenever|where|wherever|whether|that|who|which|whose|whom|how|what|why|than|whereas|lest|provided|given|so|despite|except|like|whatever|whichever)$/;
export const COORDINATES = /^(?:and|but|or|nor|yet|so|then|&)$/;
export const PRONOUN = /^(?:he|she|it|they|we|i|there|this|these)$/;

/** Where the finite verb of a clause that begins at a word stands, if a main clause begins there; -1 where none does. */
export function mainVerbAt(tokens: readonly Token[], start: number, end: number): number {
  const first = tokens[start];
  if (first?.word === 'please' && /^(?:VERB|NOUN)$/.test(tokens[start + 1]?.tag ?? '')) return start + 1;
  // 'On admission she was': what opens a clause is no subject.
  const opening =
    first?.tag === 'ADP' && !SUBORDINATES.test(first.word) ? nounPhrase(tokens, start + 1) : null;
  if (opening) return opening.end < end ? mainVerbAt(tokens, opening.end, end) : -1;
  if (!first || first.tag === 'ADP' || SUBORDINATES.test(first.word)) return -1;
  const subject = subjectAt(tokens, start);
  if (!subject || subject.end > end) return -1;
  let at = subject.end;
  while (at < end && (tokens[at]!.tag === 'ADV' || /^(?:both|each|all|also|not)$/.test(tokens[at]!.word)))
    at++;
  if (at >= end) return verbInside(tokens, start, subject.end);
  return carries(tokens, at, PRONOUN.test(first.word)) ? at : verbInside(tokens, start, subject.end);
}

/** 'Mr Hill lives on', where the tagger takes the verb for a noun. */
function verbInside(tokens: readonly Token[], start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const [noun, word, next] = [tokens[at - 1]!, tokens[at]!, tokens[at + 1]];
    if (!/^(?:NOUN|PROPN)$/.test(noun.tag) || !baseOfThird(word.word) || !next) continue;
    if (/^(?:ADP|DET|ADV|PRON|PART)$/.test(next.tag) && isOne(noun)) return at;
  }
  return -1;
}
const isOne = (noun: Token) => noun.tag === 'PROPN' || !/s$/.test(noun.word);

/** Pasts that are no participles behind a noun: nobody is 'died' or 'remained'. */
const ALONE =
  /^(?:died|lived|arrived|improved|resolved|settled|collapsed|recovered|deteriorated|worsened|remained|agreed|declined|refused|complained|returned|happened|occurred|appeared|persisted|continued|stopped|started|seemed|responded|tried|failed|decided|stayed|ended|slept|wanted|needed|managed|worked|walked)$/;
/** Whether a word carries a clause: a past behind a noun may be a participle, unless something follows as its object. */
function carries(tokens: readonly Token[], at: number, isPronoun: boolean): boolean {
  const { word, tag } = tokens[at]!;
  if (FINITE.test(word) || /^(?:'s|'ve|'re|'d|'ll|am)$/.test(word)) return true;
  if (baseOfThird(word) !== undefined && tag !== 'ADJ')
    return tag === 'VERB' || isPronoun || /^(?:DET|PRON|ADP|ADV)$/.test(tokens[at + 1]?.tag ?? '');
  if (tag !== 'VERB' || /ing$/.test(word)) return false;
  if (isPronoun) return baseOfPast(word) !== undefined || isBase(word);
  const past = baseOfPast(word);
  if (past === undefined) return false;
  if (ALONE.test(word)) return true;
  const next = tokens[at + 1];
  const isPastAlone =
    !/ed$/.test(word) &&
    !/(?:en|wn|ne|un)$/.test(word) &&
    !/^(?:made|found|kept|held|given|seen|told|sent|lost|left|felt|brought|caught|taught|built|paid|put|set|cut|hurt|known|done)$/.test(
      word,
    );
  return (
    isPastAlone ||
    (next !== undefined && /^(?:DET|PRON|NUM|PROPN)$/.test(next.tag)) ||
    /^(?:that|his|her)$/.test(next?.word ?? '')
  );
}
