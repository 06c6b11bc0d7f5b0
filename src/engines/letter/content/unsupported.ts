import type { Quotation } from '#domain/oet/writing/assessment.ts';
import { sentenceQuote } from '../text/quote.ts';
import type { Corpus } from './corpus.ts';
import { quantitiesOf, sameQuantity } from './quantities.ts';
import { stem, stemsOf } from './stems.ts';

export interface Unsupported extends Quotation {
  readonly kind: 'drug' | 'number' | 'diagnosis';
}

/** Endings that only names of drugs have, and a few drugs without them. */
const DRUG =
  /^(?:\p{L}{2,}(?:pril|olol|statin|cillin|mycin|micin|oxacin|cycline|azole|azepam|zolam|oxetine|formin|gliptin|gliflozin|glutide|sartan|dipine|prazole|tidine|xaban|parin|profen|fenac|triptan|setron|sone|solone|asone|nidazole|vir|mab|tinib|barbital|thiazide|semide|terol|tropium|codone|morphone|caine|lukast|zosin|dronate|dronic|oxone)|aspirin|paracetamol|codeine|morphine|tramadol|insulin|warfarin|digoxin|heparin|clopidogrel|naproxen|furosemide|salbutamol|gabapentin|pregabalin|amitriptyline|sertraline|citalopram|lithium|methotrexate|levothyroxine|thyroxine|nitrofurantoin|trimethoprim|adrenaline|diazepam)$/u;
const DIAGNOSIS =
  /^(?:\p{L}{3,}(?:itis|oma|aemia|emia|ectasis|thrombosis|cirrhosis|porosis|plegia|phrenia)|diabetes|asthma|cancer|epilepsy|stroke|dementia|pneumonia|tuberculosis|hypertension|hypotension|hypothyroidism|hyperthyroidism|schizophrenia|parkinson|malaria|copd|hepatitis|leukaemia|migraine|gout)$/u;
const NOT_DIAGNOSES = /^(?:coma|stoma|trauma|diploma|aroma|haematoma)$/;
/** Numbers that must not be invented; others are often sums or rounded. */
const EXACT = new Set(['mg', 'ml', 'units', 'ratio', 'kg', 'date']);

/** Drugs, doses, dates and diagnoses in the letter of which neither the notes nor the task speak. */
export function unsupportedIn(corpus: Corpus): Unsupported[] {
  const { paper, key, sentences, notes } = corpus;
  const texts = [
    ...notes.values(),
    ...paper.caseNotes.map(({ heading }) => heading),
    paper.task.instruction,
    paper.writer,
    paper.today,
    ...key.points.map(({ says }) => says),
    key.purpose.says,
  ];
  const known = new Set(texts.flatMap((text) => stemsOf(text)).map((each) => each.stem));
  const wordings = new Set(
    [...key.points.flatMap(({ concepts }) => concepts), ...key.purpose.concepts]
      .flat(1)
      .flatMap(stemsOf)
      .map((each) => each.stem),
  );
  const numbers = [
    ...texts.flatMap(quantitiesOf),
    ...quantitiesOf(dayOf(paper.today)),
    ...quantitiesOf(dayOf(paper.patient.born)),
  ];
  const weights = numbers.filter(({ dimension }) => dimension === 'kg').map(({ value }) => Number(value));
  const isKnown = (word: string) =>
    known.has(stem(word)) || wordings.has(stem(word)) || nearKnown(stem(word), known);
  return sentences.flatMap(({ sentence, quantities }) => {
    const words = sentence.tokens.flatMap(({ word, from, to }): Unsupported[] => {
      const kind = DRUG.test(word)
        ? 'drug'
        : DIAGNOSIS.test(word) && !NOT_DIAGNOSES.test(word)
          ? 'diagnosis'
          : null;
      return kind && !isKnown(word) ? [{ kind, ...sentenceQuote(sentence, from, to) }] : [];
    });
    const wrong = quantities
      .filter(({ dimension }) => EXACT.has(dimension))
      .filter((given) => !numbers.some((each) => sameQuantity(each, given) || each.value === given.value))
      .filter((given) => !(given.dimension === 'kg' && isDifference(Number(given.value), weights)))
      .map(
        ({ from, to }): Unsupported => ({
          kind: 'number',
          ...sentenceQuote(sentence, sentence.from + from, sentence.from + to),
        }),
      );
    return [...words, ...wrong];
  });
}

/** 'She has lost 2.6 kg', where the notes give both weights. */
const isDifference = (given: number, weights: readonly number[]) =>
  weights.some((before) => weights.some((after) => Math.abs(before - after - given) < 0.05));

const dayOf = (iso: string) => iso.split('-').reverse().join('/');

/** A misspelt name is no new one. */
const nearKnown = (word: string, known: ReadonlySet<string>) =>
  word.length > 5 &&
  [...known].some(
    (each) =>
      each.length > 5 && each.slice(0, 4) === word.slice(0, 4) && Math.abs(each.length - word.length) < 3,
  );
