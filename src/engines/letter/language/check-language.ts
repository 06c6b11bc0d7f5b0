import type { LetterKey } from '#domain/oet/writing/key.ts';
import type { LetterPaper } from '#domain/oet/writing/paper.ts';
import { type Token, tagged } from '../text/tagger.ts';
import { adverbOrder } from './adverb-order.ts';
import { nounAgreement, otherAgreement, pronounAgreement } from './agreement.ts';
import { extraArticles, missingArticles } from './article-use.ts';
import { aOrAn, articles } from './articles.ts';
import { bareNouns } from './bare-nouns.ts';
import { missingVerbs, pronouns, verbPatterns } from './clause-parts.ts';
import { commaSplices } from './comma-splices.ts';
import { confusedPairs } from './confused-pairs.ts';
import { capitals, confusedWords } from './confused-words.ts';
import { farAgreement, numberForms, prepositionUse, verbForms } from './constructions.ts';
import { countability, determinerAndNumber, manyNotMuch, pluralAfterNumber } from './counting.ts';
import { distantAgreement } from './distant-agreement.ts';
import { finishedTimes } from './finished-times.ts';
import { fragments } from './fragments.ts';
import { furtherForms } from './further-forms.ts';
import { irregularForms } from './irregular-forms.ts';
import { missingSubjects } from './missing-subjects.ts';
import { mistakenClasses } from './mistaken-classes.ts';
import { nounNumbers } from './noun-numbers.ts';
import { phraseOrder } from './phrase-order.ts';
import { prepositions } from './prepositions.ts';
import { pronounUse } from './pronoun-use.ts';
import { references } from './references.ts';
import { runOns } from './run-ons.ts';
import type { LanguageRule, Slip } from './slip.ts';
import { soundAlikes } from './sound-alikes.ts';
import { spellingRule } from './spelling.ts';
import { subjectAgreement } from './subject-agreement.ts';
import { tenseClauses } from './tense-clauses.ts';
import { sinceAndFor, tenses } from './times.ts';
import { baseAfterAuxiliary, formAfterTo, participleAfterBe, participleAfterHave } from './verb-forms.ts';
import { wordClasses } from './word-classes.ts';
import { negatives, wordForms } from './word-forms.ts';
import { wordOrder } from './word-order.ts';

/** Of two rules that see the same words, the earlier tells. */
const RULES: readonly LanguageRule[] = [
  confusedWords,
  sinceAndFor,
  irregularForms,
  participleAfterHave,
  participleAfterBe,
  baseAfterAuxiliary,
  pronounAgreement,
  nounAgreement,
  otherAgreement,
  distantAgreement,
  subjectAgreement,
  formAfterTo,
  furtherForms,
  countability,
  pluralAfterNumber,
  manyNotMuch,
  determinerAndNumber,
  nounNumbers,
  verbPatterns,
  prepositions,
  articles,
  aOrAn,
  tenses,
  missingVerbs,
  pronouns,
  missingSubjects,
  pronounUse,
  wordForms,
  mistakenClasses,
  wordClasses,
  negatives,
  capitals,
  confusedPairs,
  soundAlikes,
  farAgreement,
  verbForms,
  prepositionUse,
  numberForms,
  finishedTimes,
  tenseClauses,
  extraArticles,
  missingArticles,
  bareNouns,
  wordOrder,
  adverbOrder,
  phraseOrder,
  references,
  runOns,
  commaSplices,
  fragments,
];

/** The words that a task itself uses: names, places, what no list has. */
export function wordsOfTask(paper: LetterPaper, key: LetterKey): Set<string> {
  const texts = [
    ...paper.caseNotes.flatMap(({ heading, notes }) => [heading, ...notes.map(({ text }) => text)]),
    paper.writer,
    paper.patient.name,
    paper.task.instruction,
    paper.task.recipient.name,
    paper.task.recipient.role,
    ...paper.task.recipient.address,
    key.purpose.says,
    ...key.points.map(({ says }) => says),
  ];
  return new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
}

interface Checked {
  readonly text: string;
  readonly from: number;
  readonly tokens: readonly Token[];
}

/** Letters of what is no sentence any more, and would keep the rules busy for seconds. */
const LONGEST = 1_000;

/** The slips of some sentences, in their order; no two share a letter. */
export function checkLanguage(sentences: readonly Checked[], ofTask: ReadonlySet<string>): Slip[] {
  const rules = [...RULES, spellingRule(ofTask)];
  return sentences.flatMap((sentence) => {
    if (sentence.text.length > LONGEST) return [];
    // A line may be broken anywhere.
    const checked = {
      ...sentence,
      text: sentence.text.replace(/[\s’]/g, (each) => (each === '’' ? "'" : ' ')),
    };
    const kept: Slip[] = [];
    for (const slip of rules.flatMap((rule) => rule(checked))) {
      if (!kept.some(({ from, to }) => slip.from < to && from < slip.to)) kept.push(slip);
    }
    return kept.sort((a, b) => a.from - b.from);
  });
}

/** The slips of a text that belongs to no letter. */
export function checkText(text: string): Slip[] {
  return checkLanguage([{ text, from: 0, tokens: tagged(text, 0) }], new Set());
}
