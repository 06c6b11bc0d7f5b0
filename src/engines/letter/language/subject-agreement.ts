import type { Token } from '../text/tagger.ts';
import { PLURAL_OF, SINGULAR_OF, WHY } from './agreement.ts';
import { mayBeFinite, nounPhrase, type Subject, subjectAt } from './phrases.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';
import { baseOfPast, baseOfThird, isBase, isVerbAlone, thirdOf } from './verbs.ts';

const BEGINS =
  /^(?:[;:]|that|because|although|though|as|while|when|since|until|after|before|whereas|and|but|so)$/;
/** After them a bare verb is right: 'suggest that he take'. */
const WANTED =
  /^(?:suggest|recommend|request|advise|ask|insist|propose|require|essential|important|necessary|vital|let|make|help|see|hear|watch|have|should|could|would|can|may|might|must|will|do|if|whether|lest|advisable|imperative|crucial|wish|though)$/;

/** The number of a verb by its form; null where both numbers have it. */
function numberOf(verb: Token): 'one' | 'many' | null {
  if (verb.word in PLURAL_OF) return 'one';
  if (verb.word in SINGULAR_OF) return 'many';
  if (baseOfThird(verb.word)) return 'one';
  return isBase(verb.word) && baseOfPast(verb.word) === undefined ? 'many' : null;
}
const mendOf = ({ word }: Token) =>
  PLURAL_OF[word] ?? SINGULAR_OF[word] ?? baseOfThird(word) ?? (isBase(word) ? thirdOf(word) : null);

/** The verb of a subject, adverbs skipped. */
function verbOf(tokens: readonly Token[], { end }: Subject): Token | undefined {
  let at = end;
  while (tokens[at]?.tag === 'ADV' || /^(?:both|each|all)$/.test(tokens[at]?.word ?? '')) at++;
  return tokens[at];
}

/** 'The results of the biopsy, which was taken, is expected': the verb goes with the head of its subject. */
const ofSubjects: LanguageRule = ({ tokens }) =>
  tokens.flatMap((_, start): Slip[] => {
    const before = tokens[start - 1];
    if (before && !BEGINS.test(before.word) && !(before.word === ',' && isAfterOpening(tokens, start)))
      return [];
    if (before && /^(?:and|but)$/.test(before.word) && tokens[start - 2]?.word !== ',') return [];
    if (/^(?:after|before|since|until|as)$/.test(before?.word ?? '') && !isClauseAhead(tokens, start))
      return [];
    const subject = subjectAt(tokens, start);
    const verb = subject && verbOf(tokens, subject);
    if (!subject || !verb || subject.number === null || verb.tag === 'ADJ') return [];
    const number = numberOf(verb);
    if (number === null || number === subject.number) return [];
    // 'What does that do', 'he need not'.
    const next = tokens[tokens.indexOf(verb) + 1];
    if (
      /^(?:do|does)$/.test(verb.word)
        ? next?.word !== 'not'
        : /^(?:not|n't)$/.test(next?.word ?? '') && verb.word === 'need'
    )
      return [];
    const isAuxiliary = verb.word in PLURAL_OF || verb.word in SINGULAR_OF;
    if (!isAuxiliary && !isPlainVerb(tokens, verb, subject)) return [];
    if (number === 'many' && isJoined(tokens.slice(start, tokens.indexOf(verb)))) return [];
    const near = tokens.slice(Math.max(0, start - 6), start);
    if (
      number === 'many' &&
      (verb.word === 'were' || !isAuxiliary) &&
      near.some(({ lemma, word }) => WANTED.test(lemma) || WANTED.test(word))
    )
      return [];
    const mend = mendOf(verb);
    return mend ? [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend })] : [];
  });

/** 'On admission, the symptoms was': a phrase that opens a sentence, then its subject. */
const isAfterOpening = (tokens: readonly Token[], start: number) =>
  start < 14 &&
  !tokens.slice(0, start - 1).some(({ word }) => word === ',') &&
  /^(?:on|in|at|since|after|before|during|for|over|by|despite|following|with|from|until|today|currently|however|although|because|when|while|if|as|unfortunately|therefore|recently)$/.test(
    tokens[0]!.word,
  );

/** Whether 'after' or 'since' opens a clause rather than a phrase: the next noun phrase has a verb right behind it. */
const isClauseAhead = (tokens: readonly Token[], start: number) => {
  const phrase = nounPhrase(tokens, start);
  return phrase !== null && /^(?:AUX)$/.test(tokens[phrase.end]?.tag ?? '');
};

/** 'Her owner, Mr Hill, 78, and a neighbour have': two subjects, unless the second one is only added. */
const isJoined = (words: readonly Token[]) =>
  words.some(({ word }) => word === 'and' || word === 'or') &&
  !words.some(({ word }) => /^(?:together|along|well|who|which)$/.test(word));

/** What is no auxiliary must be a verb for certain: by its tag, with what a verb has behind it. */
function isPlainVerb(tokens: readonly Token[], verb: Token, subject: Subject): boolean {
  const at = tokens.indexOf(verb);
  const next = tokens[at + 1];
  if (verb.tag !== 'VERB') return false;
  const first = tokens[subject.start]!;
  const isSure =
    isVerbAlone(verb.word) ||
    (verb.word === 'lead' && next?.word === 'to') ||
    /^(?:mr|mrs|ms|dr)\.?$/.test(first.word) ||
    (tokens[at - 1]?.word === ',' && tokens[at + 1]?.word !== ',');
  if (numberOf(verb) === 'many' && !isSure && !isOnlyVerb(tokens, at, first)) return false;
  if (numberOf(verb) === 'one' && /^(?:NOUN|AUX|VERB)$/.test(next?.tag ?? '') && next!.tag !== 'NOUN')
    return false;
  return next === undefined || !/^(?:AUX)$/.test(next.tag);
}

/** 'The wound appear clean': were it a noun, the clause would have no verb. */
function isOnlyVerb(tokens: readonly Token[], at: number, first: Token): boolean {
  if (!/^(?:the|his|her|my|our|this|mr|mrs|ms|dr)$/.test(first.word)) return false;
  if (!/^(?:DET|PRON|ADV|ADJ|ADP)$/.test(tokens[at + 1]?.tag ?? '') || tokens[at + 1]!.word === 'of')
    return false;
  const end = tokens.findIndex(
    ({ word }, i) => i > at && /^(?:[,;:.]|and|but|because|when|although)$/.test(word),
  );
  return !tokens.slice(at + 1, end === -1 ? tokens.length : end).some((token) => mayBeFinite(token));
}

/** 'She works as a nurse and are worried': what 'and' joins has one subject. */
const joinedVerbs: LanguageRule = ({ tokens }) =>
  tokens.flatMap((and, at): Slip[] => {
    if (!/^(?:and|but)$/.test(and.word)) return [];
    const place = tokens[at + 1]?.tag === 'ADV' ? at + 2 : at + 1;
    const [verb, next] = [tokens[place], tokens[place + 1]];
    if (!verb || !next || numberOf(verb) !== 'many' || /^(?:do|go|come)$/.test(verb.word)) return [];
    const isAuxiliary = /^(?:have|are|were)$/.test(verb.word);
    if (!isAuxiliary && (verb.tag !== 'VERB' || !/^(?:DET|PRON|ADP|ADV|ADJ|PART)$/.test(next.tag))) return [];
    const start =
      tokens
        .slice(0, at)
        .findLastIndex(({ word }) => /^(?:[,;:]|that|because|although|but|when|if|as|since)$/.test(word)) + 1;
    const subject = subjectAt(tokens, start);
    const own = subject && verbOf(tokens, subject);
    if (!subject || !own || subject.number !== 'one' || subject.end >= at || numberOf(own) !== 'one')
      return [];
    const between = tokens.slice(tokens.indexOf(own) + 1, at);
    const isOpen = between.some(
      ({ word, tag }) =>
        /^(?:to|can|could|should|would|will|may|must|might|let|lets|help|helps|make|makes|please|who|which|that|whether|how|and|does|did)$/.test(
          word,
        ) || tag === 'AUX',
    );
    return isOpen ? [] : [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: mendOf(verb) })];
  });

/** 'Her husband, who suffer from': the verb goes with whoever is meant. */
const ofRelatives: LanguageRule = ({ tokens }) =>
  tokens.flatMap((who, at): Slip[] => {
    if (!/^(?:who|which)$/.test(who.word)) return [];
    const last = tokens[at - 1]?.word === ',' ? at - 2 : at - 1;
    const noun = tokens[last];
    const verb = tokens[at + 1]?.tag === 'ADV' ? tokens[at + 2] : tokens[at + 1];
    if (!noun || !verb || !/^(?:NOUN|PROPN)$/.test(noun.tag)) return [];
    let start = last;
    while (start > 0 && /^(?:DET|ADJ|NOUN|PROPN|NUM|PART)$/.test(tokens[start - 1]!.tag)) start--;
    if (/^(?:his|her|their|my|our)$/.test(tokens[start - 1]?.word ?? '')) start--;
    // 'The wife of the men who are': there is no telling whom the pronoun means.
    if (/^(?:and|or|of|in|on|with|for|from|to|'s)$/.test(tokens[start - 1]?.word ?? '')) return [];
    const number = nounPhrase(tokens, start)?.number;
    const own = numberOf(verb);
    if (!number || own === null || own === number) return [];
    const isAuxiliary = verb.word in PLURAL_OF || verb.word in SINGULAR_OF;
    if (!isAuxiliary && (verb.tag !== 'VERB' || (own === 'many' && !isVerbAlone(verb.word)))) return [];
    const mend = mendOf(verb);
    return mend ? [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend })] : [];
  });

/** 'Attached is the reports': the subject stands behind its verb. */
const inverted: LanguageRule = ({ tokens }) => {
  if (!/^(?:attached|enclosed|included|listed|here)$/.test(tokens[0]?.word ?? '')) return [];
  const at = tokens.findIndex(({ word }) => /^(?:is|are|was|were)$/.test(word));
  const phrase = at > 0 && at < 8 ? nounPhrase(tokens, at + 1) : null;
  const verb = tokens[at];
  if (!phrase || !verb || phrase.number === null || tokens[phrase.end]?.word === 'and') return [];
  if (numberOf(verb) === phrase.number) return [];
  return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: mendOf(verb) })];
};

const TELLS =
  /^(?:state|report|claim|need|want|experience|request|complain|live|work|attend|visit|suffer|notice|require|deny|feel|take|mention|prefer|hope|plan|like|seem|appear|say|think|know|refuse)$/;

/** 'Mrs Hill state that', where the tagger takes the verb for a name or a noun. */
const ofNames: LanguageRule = ({ tokens }) =>
  tokens.flatMap((title, at): Slip[] => {
    const [name, verb, next] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]];
    if (!/^(?:mr|mrs|ms|miss|dr)$/.test(title.word) || !name || !verb || !next || verb.tag !== 'NOUN')
      return [];
    if (at > 0 && !BEGINS.test(tokens[at - 1]!.word)) return [];
    const isVerb =
      TELLS.test(verb.word) && /^(?:that|to|his|her|the|in|from|of|a|an|alone|with|no|any)$/.test(next.word);
    return isVerb ? [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: thirdOf(verb.word) })] : [];
  });

/** 'Each of the lesions measure', 'one of his sisters have'. */
const ofEach: LanguageRule = ({ tokens }) =>
  tokens.flatMap((each, at): Slip[] => {
    if (!/^(?:each|one|neither|either)$/.test(each.word) || tokens[at + 1]?.word !== 'of') return [];
    const before = tokens[at - 1];
    if (before && !BEGINS.test(before.word)) return [];
    const phrase = nounPhrase(tokens, at + 2);
    if (!phrase) return [];
    const inside = tokens[phrase.end - 1]!;
    const beside = tokens[phrase.end - 2];
    // 'The lesions measure less': the tagger has taken the verb for a noun.
    const isInside =
      beside !== undefined &&
      /s$/.test(beside.word) &&
      beside.tag === 'NOUN' &&
      isBase(inside.word) &&
      /^(?:ADJ|ADV|DET|NUM|ADP)$/.test(tokens[phrase.end]?.tag ?? '');
    const verb = isInside ? inside : tokens[phrase.end];
    if (!verb || numberOf(verb) !== 'many') return [];
    if (!isInside && !(verb.word in SINGULAR_OF) && !isVerbAlone(verb.word)) return [];
    return [slipAt(verb, verb, { rule: 'agreement', why: WHY, mend: mendOf(verb) })];
  });

/** Verbs that go with the head of their subject, whatever stands between. */
export const subjectAgreement: LanguageRule = (sentence) => [
  ...ofSubjects(sentence),
  ...ofRelatives(sentence),
  ...inverted(sentence),
  ...ofNames(sentence),
  ...ofEach(sentence),
  ...joinedVerbs(sentence),
];
