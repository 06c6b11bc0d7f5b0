import { readFileSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
import type { LearningLanguage } from '#domain/languages.ts';
import { readFlat } from '../flat-file.ts';
import { type ByteMatrix, throughMatrix, unitOf, wholeMatrix } from './byte-matrix.ts';
import { dot } from './dot.ts';
import { EncoderTop } from './encoder-top.ts';
import { Glossary, type GlossedLanguage } from './glossary.ts';
import { type KeptMeanings, keptMeaning, meaningsFile, readKeptMeanings } from './kept-meanings.ts';
import { SentenceEncoder } from './sentence-encoder.ts';
import { readTranslated, TranslatedEncoder } from './translated-encoder.ts';

/** Where `npm run fit:lines` writes what lines are chosen by. */
export const LINES_FILE = new URL('lines.bin', import.meta.url);
/** Numbers that a text is compared by. */
const LINE_SIZE = 256;
/** Clauses of a turn, and what was said before them. */
const MOST_CLAUSES = 50;
/** Ways of asking and lines that are not kept: those of two cases. */
const MOST_TEXTS = 1_500;

/** What is said in general, without any line of the case's own, in the order of its numbers. */
export const GENERAL = [
  'yes',
  'no',
  'ordinary',
  'dont_know',
  'agree',
  'understood',
  'thanks',
  'nod',
  'greet',
  'bye',
  'no_more',
  'hesitate',
  'give_back',
  'choose',
  'not_sure_yet',
  'missing',
] as const;

/** What lines are chosen by, as it was fitted. */
export interface LineNumbers {
  /** The upper half of the encoder, by the names of the package. */
  readonly top: Readonly<Record<string, ByteMatrix>>;
  /** From meanings to what ways of asking are compared by; and clauses and lines. */
  readonly ask: ByteMatrix;
  readonly told: ByteMatrix;
  readonly line: ByteMatrix;
  /** What was said before a clause, for the comparison with lines. */
  readonly carried: ByteMatrix;
  /** How much what was said before counts: a weight for each number of the clause's meaning, and a constant. */
  readonly gate: Float32Array;
  readonly gateBias: number;
  readonly general: ByteMatrix;
  readonly generalBias: Float32Array;
  /** Some ways of asking for each topic, one behind the other. */
  readonly topics: Readonly<Record<string, Float32Array>>;
}

/** A clause as ways of asking and lines are compared with it. */
export interface ClauseMeaning {
  readonly asks: Float32Array;
  readonly lines: Float32Array;
  /** What speaks for saying something general, in the order of `GENERAL`. */
  readonly general: Float32Array;
}

/** What a clause is compared by before what was said ahead of it counts, and by which it counts for what follows. */
interface ComparedText extends ClauseMeaning {
  readonly carried: Float32Array;
  /** How much what was said before it counts, 0 to 1. */
  readonly share: number;
}

let loaded: LineNumbers | null = null;

/** Read with the first language whose lines are compared. */
function lineNumbers(): LineNumbers {
  loaded ??= readFlat(readFileSync(LINES_FILE)) as LineNumbers;
  return loaded;
}

/** What a text means for the choice of a line; zeros for an empty one. */
export type Encode = (text: string) => Float32Array;

/** That of English texts. `rowsOf` is the lower half of the encoder. */
export function lineEncoder(rowsOf: Encode): Encode {
  const { top } = lineNumbers();
  const upper = new EncoderTop((ending) => wholeMatrix(top[ending]!));
  return (text) => upper.of(rowsOf(text));
}

let english: Encode | null = null;

/** That of English texts, as conversations have it. */
function englishEncoder(): Encode {
  english ??= lineEncoder((text) => SentenceEncoder.shared().rows(text));
  return english;
}

/** Both together, each with the same say. */
export const betweenBoth =
  (one: Encode, other: Encode): Encode =>
  (text) => {
    const [a, b] = [unitOf(one(text)), unitOf(other(text))];
    return a.map((value, at) => value + b[at]!);
  };

/** Tells which lines suit what was said. Same text, same numbers. */
export class LineMeanings {
  readonly size = LINE_SIZE;
  readonly isTranslated: boolean;
  readonly #numbers = lineNumbers();
  readonly #kept: KeptMeanings | null;
  readonly #encode: Encode;
  readonly #clauses = new LRUCache<string, ComparedText>({ max: MOST_CLAUSES });
  readonly #asks = new LRUCache<string, Float32Array>({ max: MOST_TEXTS });
  readonly #lines = new LRUCache<string, Float32Array>({ max: MOST_TEXTS });

  /**
   * `isTranslated` says that what is said is known only by what words let expect of its translation. What was kept of
   * `keptOf` is not computed again.
   */
  constructor(
    encode: Encode,
    {
      isTranslated = false,
      keptOf = null,
    }: { isTranslated?: boolean; keptOf?: LearningLanguage | null } = {},
  ) {
    this.#encode = encode;
    this.isTranslated = isTranslated;
    this.#kept = keptOf && readKeptMeanings(readFileSync(LINES_FILE), meaningsFile(keptOf));
  }

  /** A way of asking, as clauses are compared with it. Nothing where it is kept or was asked for lately, else 2 ms. */
  ask(text: string): Float32Array {
    return this.#known('asks', text) ?? kept(this.#asks, text, () => this.#through(this.#numbers.ask, text));
  }

  /** A line, as clauses are compared with it. */
  line(text: string): Float32Array {
    return (
      this.#known('lines', text) ?? kept(this.#lines, text, () => this.#through(this.#numbers.line, text))
    );
  }

  /** Ways of asking for a topic, one behind the other; null where there are none. */
  topic(name: string): Float32Array | null {
    return this.#numbers.topics[name] ?? null;
  }

  /** A clause after what was said before it, null at the beginning. */
  clause(text: string, before: string | null): ClauseMeaning {
    const { asks, lines, general, share } = this.#clause(text);
    if (before === null) return { asks: unitOf(asks), lines: unitOf(lines), general };
    const earlier = this.#clause(before);
    return {
      asks: unitOf(sumOf(asks, earlier.asks, share)),
      lines: unitOf(sumOf(lines, earlier.carried, share)),
      general,
    };
  }

  #known(kind: 'asks' | 'lines', text: string): Float32Array | null {
    return this.#kept && keptMeaning(this.#kept[kind], text);
  }

  #through(matrix: ByteMatrix, text: string): Float32Array {
    return unitOf(throughMatrix(matrix, this.#encode(text)));
  }

  #clause(text: string): ComparedText {
    return kept(this.#clauses, text, () => this.#compared(this.#encode(text)));
  }

  #compared(meaning: Float32Array): ComparedText {
    const { ask, told, carried, gate, gateBias, general, generalBias } = this.#numbers;
    return {
      asks: throughMatrix(ask, meaning),
      lines: throughMatrix(told, meaning),
      carried: throughMatrix(carried, meaning),
      share: 1 / (1 + Math.exp(-(GATE_STEEPNESS * dot(gate, meaning) + gateBias))),
      general: throughMatrix(general, meaning).map(
        (value, at) => GENERAL_STEEPNESS * value + generalBias[at]!,
      ),
    };
  }
}

/** English lines. */
export const englishLines = (): LineMeanings => new LineMeanings(englishEncoder(), { keptOf: 'en' });

/**
 * Lines in another language. What is said means what its words let expect of its translation, and what its word-for-word
 * rendering means in English; the course's own ways of asking and lines mean what their translations do.
 */
export function translatedLines(language: GlossedLanguage): LineMeanings {
  const encoder = new TranslatedEncoder(readTranslated(language));
  const glossary = Glossary.of(language);
  const encode = betweenBoth(
    (text) => encoder.encode(text),
    (text) => englishEncoder()(glossary.render(text)),
  );
  return new LineMeanings(encode, { isTranslated: true, keptOf: language });
}

/** As they were fitted. */
const GATE_STEEPNESS = 4;
const GENERAL_STEEPNESS = 8;

function kept<Value extends object>(cache: LRUCache<string, Value>, text: string, make: () => Value): Value {
  const known = cache.get(text) ?? make();
  cache.set(text, known);
  return known;
}

const sumOf = (one: Float32Array, other: Float32Array, share: number) =>
  one.map((value, at) => value + share * other[at]!);
