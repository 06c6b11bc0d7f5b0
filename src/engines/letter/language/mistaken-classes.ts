import type { Token } from '../text/tagger.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { slipAt } from './slip.ts';

const WHY = 'Another form of this word belongs here.';
const slip = (token: Token, mend: string | null) =>
  slipAt(token, token, { rule: 'word_form', why: WHY, mend });

/** Verbs that are no nouns, with the noun of each. */
const NOUN_OF: Readonly<Record<string, string>> = {
  respond: 'response',
  discuss: 'discussion',
  consume: 'consumption',
  recover: 'recovery',
  improve: 'improvement',
  refer: 'referral',
  assess: 'assessment',
  diagnose: 'diagnosis',
  examine: 'examination',
  remove: 'removal',
  decide: 'decision',
  develop: 'development',
  deteriorate: 'deterioration',
  admit: 'admission',
  prescribe: 'prescription',
  investigate: 'investigation',
  consult: 'consultation',
  recommend: 'recommendation',
  suggest: 'suggestion',
  arrange: 'arrangement',
  appear: 'appearance',
  behave: 'behaviour',
  grow: 'growth',
  fail: 'failure',
  infect: 'infection',
  inflame: 'inflammation',
  explain: 'explanation',
  inform: 'information',
  participate: 'participation',
  tolerate: 'tolerance',
  rehabilitate: 'rehabilitation',
};
const ADVERB_OF: Readonly<Record<string, string>> = {
  rapid: 'rapidly',
  sudden: 'suddenly',
  gradual: 'gradually',
  significant: 'significantly',
  considerable: 'considerably',
  dramatic: 'dramatically',
  steady: 'steadily',
  severe: 'severely',
  regular: 'regularly',
  frequent: 'frequently',
  noticeable: 'noticeably',
  marked: 'markedly',
  slight: 'slightly',
  remarkable: 'remarkably',
  independent: 'independently',
  careful: 'carefully',
  proper: 'properly',
  correct: 'correctly',
  comfortable: 'comfortably',
  successful: 'successfully',
  immediate: 'immediately',
  quick: 'quickly',
  slow: 'slowly',
};
const QUALITY_OF: Readonly<Record<string, string>> = {
  severe: 'severity',
  intense: 'intensity',
  frequent: 'frequency',
  dizzy: 'dizziness',
  weak: 'weakness',
  anxious: 'anxiety',
  mobile: 'mobility',
  independent: 'independence',
  stable: 'stability',
  constipated: 'constipation',
  nauseous: 'nausea',
  breathless: 'breathlessness',
  tired: 'tiredness',
  numb: 'numbness',
  sleepy: 'sleepiness',
  dehydrated: 'dehydration',
  itchy: 'itching',
  confused: 'confusion',
  aware: 'awareness',
};
const STATE_OF: Readonly<Record<string, string>> = {
  independence: 'independent',
  awareness: 'aware',
  dependence: 'dependent',
  anxiety: 'anxious',
  constipation: 'constipated',
  dehydration: 'dehydrated',
  confusion: 'confused',
  weakness: 'weak',
  dizziness: 'dizzy',
  obesity: 'obese',
  immobility: 'immobile',
  ability: 'able',
  allergy: 'allergic',
  responsibility: 'responsible',
  consciousness: 'conscious',
  hypertension: 'hypertensive',
};

const DETERMINES = /^(?:an?|the|his|her|their|my|our|your|this)$/;
/** They take an adjective: 'feels weak'. */
const COPULAR =
  /^(?:be|become|feel|look|seem|remain|stay|appear|get|grow|keep|find|make|leave|consider|sound|have|turn|go)$/;
const COMPARED =
  /^(?:better|worse|more|less|larger|smaller|higher|lower|colder|warmer|weaker|stronger|thinner|thicker|longer|shorter|reduced|improved|increased|decreased|swollen|impaired|limited|affected|enlarged)$/;

/** Words of one class where another belongs: 'her recover', 'deteriorated rapid', 'she was independence'. */
export const mistakenClasses: LanguageRule = ({ tokens }) =>
  tokens.flatMap((_, at): Slip[] => {
    const mended = [verbAsNoun, adjectiveAsAdverb, adjectiveAsNoun, nounAsAdjective]
      .map((find) => find(tokens, at))
      .find((mend) => mend !== undefined);
    return mended === undefined ? [] : [slip(tokens[at]!, mended)];
  });

type Find = (tokens: readonly Token[], at: number) => string | undefined;
const own = (table: Readonly<Record<string, string>>, word: string) =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** 'A good respond to', 'his daily consume of'. */
const verbAsNoun: Find = (tokens, at) => {
  const noun = own(NOUN_OF, tokens[at]!.word);
  const before = tokens[at - 1];
  if (!noun || !before) return undefined;
  const isDetermined =
    DETERMINES.test(before.word) ||
    (/^(?:ADJ|ADV)$/.test(before.tag) && DETERMINES.test(tokens[at - 2]?.word ?? ''));
  const next = tokens[at + 1];
  // 'Let her recover', 'helped the child develop': a bare verb after its subject.
  const isBare = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ lemma }) => /^(?:let|make|help|see|have|watch)$/.test(lemma));
  const ends = !next || /^(?:of|to|from|with|after|in|,|\.|;|and|has|was|is)$/.test(next.word);
  return isDetermined && ends && !isBare ? noun : undefined;
};

/** 'Deteriorated rapid overnight', 'noticeable colder'. */
const adjectiveAsAdverb: Find = (tokens, at) => {
  const adverb = own(ADVERB_OF, tokens[at]!.word);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!adverb || !before) return undefined;
  if (next && COMPARED.test(next.word) && !DETERMINES.test(before.word) && next.tag !== 'NOUN') {
    return /^(?:NOUN|PROPN)$/.test(tokens[at + 2]?.tag ?? '') ? undefined : adverb;
  }
  const isAfterVerb = before.tag === 'VERB' && !COPULAR.test(before.lemma) && !/ing$/.test(before.word);
  const ends =
    !next ||
    /^(?:PUNCT|ADP|CCONJ|SCONJ)$/.test(next.tag) ||
    /^(?:overnight|since|over|last|this)$/.test(next.word);
  return isAfterVerb && ends ? adverb : undefined;
};

/** 'The severe of her symptoms', 'complained of dizzy'. */
const adjectiveAsNoun: Find = (tokens, at) => {
  const quality = own(QUALITY_OF, tokens[at]!.word);
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (!quality || !before) return undefined;
  if (/^(?:the|his|her|their)$/.test(before.word) && next?.word === 'of') return quality;
  const complains =
    before.word === 'of' &&
    /^(?:complain|because|feeling|episode|sensation)$/.test(tokens[at - 2]?.lemma ?? '');
  return complains && (!next || /^(?:and|,|\.|when|after|since|or)$/.test(next.word)) ? quality : undefined;
};

/** 'She was independence in all activities', 'please be awareness that'. */
const nounAsAdjective: Find = (tokens, at) => {
  const state = own(STATE_OF, tokens[at]!.word);
  const be = tokens[at - 1];
  if (!state || be?.lemma !== 'be') return undefined;
  const subject = tokens[at - 2];
  const isSomebody =
    subject !== undefined &&
    (/^(?:he|she|they|please|patient)$/.test(subject.word) || subject.tag === 'PROPN');
  return isSomebody ? state : undefined;
};
