import type { Quotation } from '#domain/oet/writing/assessment.ts';
import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { ReadLetter, Sentence } from '../text/reading.ts';
import { type Draft, draft } from './draft.ts';
import {
  CONTRACTED,
  FINE_AMONG_CLINICIANS,
  SHORT_FORMS,
  TECHNICAL,
  UNSUITABLE,
  WHY_UNSUITABLE,
} from './genre-words.ts';
import { manners } from './manners.ts';

const criterion = 'genre_and_style';
const FEWEST_WORDS = 3;

/** What does not suit a clinical letter, or this reader. */
export function genreDrafts(letter: ReadLetter, key: LetterKey): Draft[] {
  const { isLay } = key.reader;
  return [
    ...letter.sentences.flatMap((sentence) => [
      ...noteForm(sentence),
      ...words(sentence, isLay),
      ...unsuitable(sentence),
    ]),
    ...fewOf(firstOnly(letter.sentences.flatMap((sentence) => shortForms(sentence, isLay)))),
    ...(isLay ? firstOnly(letter.sentences.flatMap(technical)) : []),
    ...manners(letter),
    ...shortSentences(letter),
  ];
}

const SHORT = 13;
const VERY_SHORT = 11;
const ENOUGH_SENTENCES = 8;

/** Facts that follow one another without being joined: letters of the best have some 15 words to a sentence. */
function shortSentences({ sentences, bodyWords }: ReadLetter): Draft[] {
  const own = sentences.filter(({ isItem }) => !isItem);
  const mean = bodyWords / Math.max(1, own.length);
  if (own.length < ENOUGH_SENTENCES || mean >= SHORT) return [];
  return [
    draft(criterion, null, {
      rule: 'short_sentences',
      severity: mean < VERY_SHORT ? 'moderate' : 'minor',
      why: `The sentences have ${Math.round(mean)} words on average: join facts that belong together, as 'who', 'which', 'because' and 'although' do.`,
    }),
  ];
}

const within = (sentence: Sentence, index: number, text: string): Quotation => ({
  quote: text,
  from: sentence.from + index,
  to: sentence.from + index + text.length,
});

function noteForm(sentence: Sentence): Draft[] {
  const arrows = [...sentence.quote.matchAll(/→|←|↑|↓|(?<=\s)(?:=|\+|->|>|<)(?=\s)|(?<=\s)&(?=\s[a-z])/g)];
  const signs = arrows.map(({ 0: sign, index }) =>
    draft(criterion, within(sentence, index, sign), {
      rule: 'sign',
      severity: 'minor',
      why: 'Signs belong to notes: write words.',
      mend: sign === '&' ? 'and' : null,
      isCertain: sign === '&',
    }),
  );
  const words = sentence.tokens.filter(({ tag }) => tag !== 'PUNCT').length;
  if (sentence.isClausal || words < FEWEST_WORDS || /:$/.test(sentence.quote)) return signs;
  return [
    ...signs,
    draft(criterion, sentence, {
      rule: 'note_form',
      severity: 'moderate',
      why: 'This is note form: a letter has whole sentences, each with its subject and verb.',
    }),
  ];
}

function words(sentence: Sentence, isLay: boolean): Draft[] {
  const contractions = [
    ...sentence.quote.matchAll(/\b\p{L}+['’](?:t|m|ve|re|d|ll)\b|\bthere['’]s\b/giu),
  ].flatMap(({ 0: found, index }) => {
    const full = CONTRACTED[found.toLowerCase().replace('’', "'")];
    return full
      ? [
          draft(criterion, within(sentence, index, found), {
            rule: 'contraction',
            severity: 'minor',
            why: 'A formal letter writes verbs out.',
            mend: /^\p{Lu}/u.test(found) ? full[0]!.toUpperCase() + full.slice(1) : full,
            isCertain: true,
          }),
        ]
      : [];
  });
  const shouts = [...sentence.quote.matchAll(/!+/g)].map(({ 0: found, index }) =>
    draft(criterion, within(sentence, index, found), {
      rule: 'exclamation',
      severity: 'minor',
      why: 'A clinical letter does not exclaim.',
      mend: '.',
      isCertain: !isLay,
    }),
  );
  return [...contractions, ...shouts];
}

function unsuitable(sentence: Sentence): Draft[] {
  return UNSUITABLE.flatMap(([pattern, kind, mend]) =>
    [...sentence.quote.matchAll(pattern)].map(({ 0: found, index }) =>
      draft(criterion, within(sentence, index, found), {
        rule: kind,
        severity: kind === 'informal' ? 'minor' : 'moderate',
        why: WHY_UNSUITABLE[kind],
        mend,
      }),
    ),
  );
}

function shortForms(sentence: Sentence, isLay: boolean): Draft[] {
  return [
    ...sentence.quote.matchAll(
      /(?<![\p{L}\d-])(?:[\p{L}]{1,2}\/[\p{L}]{1,2}|[\p{L}]\p{L}*\d?\p{L}*)(?![\p{L}\d-])/gu,
    ),
  ].flatMap(({ 0: found, index }) => {
    const full = SHORT_FORMS[found.toLowerCase()];
    const isInitials =
      /^[A-Z][A-Z0-9]{1,5}$/.test(found) &&
      !/^(?:[IVX]+|MRI|CT|ECG|GP|NHS|UK|USA|HIV|DNA|MD|RN|X|AM|PM|PE|TV|OK|SMS|ID|GCSE|A)$/.test(found);
    const isBroken =
      full !== undefined &&
      (isLay || !FINE_AMONG_CLINICIANS.test(found)) &&
      (found === found.toLowerCase() ||
        found === found.toUpperCase() ||
        /\//.test(found) ||
        /^[A-Z][a-z]+$/.test(found) === /x$/.test(found)) &&
      !/^(?:Pt|Obs|Mane|Stat|GP)$/.test(found);
    if (isBroken && !(isLay && /^gp$/i.test(found))) {
      const isDose = /^(?:bd|bid|od|tds|tid|qds|qid|nocte|prn)$/i.test(found);
      return [
        draft(criterion, within(sentence, index, found), {
          rule: 'short_form',
          severity: isLay ? 'moderate' : 'minor',
          why: isLay
            ? 'This reader does not know the short form.'
            : 'Notes have short forms; a letter writes them out.',
          mend: full,
          isCertain: isDose && !/\bod\b/i.test(found),
        }),
      ];
    }
    if (isLay && isInitials && full === undefined) {
      return [
        draft(criterion, within(sentence, index, found), {
          rule: 'short_form',
          severity: 'minor',
          why: 'This reader may not know the short form: say it in words.',
        }),
      ];
    }
    return [];
  });
}

function technical(sentence: Sentence): Draft[] {
  return sentence.tokens.flatMap(({ word, text, from }, at) => {
    const plain = TECHNICAL[word];
    const isExplained =
      sentence.tokens
        .slice(at + 1, at + 4)
        .some((each) => each.word === '(' || each.word === ',' || each.word === 'or') ||
      sentence.quote[from - sentence.from - 1] === '(';
    if (!plain || isExplained) return [];
    return [
      draft(criterion, within(sentence, from - sentence.from, text), {
        rule: 'technical_term',
        severity: 'moderate',
        why: 'This reader is not a clinician: use everyday words, or explain the term.',
        mend: plain,
      }),
    ];
  });
}

/** A habit costs once: the first use of each. */
function firstOnly(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ quote }) => {
    const what = (quote ?? '').toLowerCase();
    if (seen.has(what)) return false;
    seen.add(what);
    return true;
  });
}

const MOST_INITIALS = 3;

/** Initials that are in no list are a doubt, and count a few times at most. */
function fewOf(drafts: readonly Draft[]): Draft[] {
  const doubtful = drafts.filter(({ mend }) => mend === null).slice(MOST_INITIALS);
  return drafts.filter((each) => !doubtful.includes(each));
}
