import model from 'wink-eng-lite-web-model';
import winkNlp, { type ItsFunction, type WinkMethods } from 'wink-nlp';

/** Universal part-of-speech tags: NOUN, PROPN, VERB, AUX, ADJ, ADV, PRON, DET, ADP, SCONJ, CCONJ, PART, NUM, PUNCT ... */
export interface Token {
  readonly text: string;
  /** In small letters. */
  readonly word: string;
  readonly tag: string;
  readonly lemma: string;
  /** In the letter. */
  readonly from: number;
  readonly to: number;
}

let tagger: WinkMethods | undefined;

/** Tags the words of one sentence. The model is loaded with the first. */
export function tagged(sentence: string, offset: number): Token[] {
  tagger ??= winkNlp(model, ['pos']);
  const { its } = tagger;
  const tokens = tagger.readDoc(sentence.replace(/\s/g, ' ')).tokens();
  const tags = tokens.out(its.pos) as string[];
  const lemmas = tokens.out(its.lemma as ItsFunction<string>) as string[];
  let at = 0;
  return tokens.out().map((text, i) => {
    const from = sentence.indexOf(text, at);
    at = (from === -1 ? at : from) + text.length;
    return {
      text,
      word: text.toLowerCase().replaceAll('’', "'"),
      tag: tags[i]!,
      lemma: lemmas[i]!,
      from: offset + at - text.length,
      to: offset + at,
    };
  });
}
