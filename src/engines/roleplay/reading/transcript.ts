import type { RolePlayTurn, TurnQuote, WordSource } from '#domain/oet/speaking/assessment.ts';
import type { Act } from '#domain/practice/complex/acts.ts';
import { normalise, wordsIn } from '../../understanding/normalise.ts';
import type { ReadClause } from '../../understanding/understand.ts';
import { sentencesIn } from '../../words/sentences-in.ts';

/** Reads what a clinician said, clause by clause: the understanding's `read`. */
export type Understand = (text: string) => readonly ReadClause[];

/** At this probability a clause is taken to be what it is read as. */
const ACCEPT = 0.6;

/** A sentence of the candidate. */
export interface Sentence {
  readonly turn: number;
  /** Among all of the candidate's sentences, from 0. */
  readonly at: number;
  /** Verbatim. */
  readonly text: string;
  /** In small letters, contractions opened, without marks. */
  readonly plain: string;
  readonly words: number;
  readonly isQuestion: boolean;
  readonly acts: ReadonlySet<Act>;
  /** As many as are understood by themselves. */
  readonly clauses: readonly string[];
}

export interface PartnerTurn {
  readonly number: number;
  readonly text: string;
  readonly sentences: readonly string[];
  readonly units: readonly string[] | null;
  readonly words: number;
}

export interface CandidateTurn {
  readonly number: number;
  /** Among the candidate's turns, from 0. */
  readonly at: number;
  readonly text: string;
  readonly source: WordSource;
  readonly sentences: readonly Sentence[];
  readonly words: number;
  /** What the other one said since the candidate's turn before. */
  readonly before: readonly PartnerTurn[];
  /** What the other one said to it, until the candidate's next turn. */
  readonly after: readonly PartnerTurn[];
}

/** A conversation as it was read: the candidate's turns with what each sentence does, the other one's with its units. */
export interface Transcript {
  readonly turns: readonly RolePlayTurn[];
  readonly candidate: readonly CandidateTurn[];
  readonly partner: readonly PartnerTurn[];
  /** The candidate's, in order. */
  readonly sentences: readonly Sentence[];
}

/** The sentences of a turn that have words, verbatim. */
const sentencesOf = (text: string): string[] =>
  sentencesIn(text).filter((sentence) => normalise(sentence) !== '');

const ASKS =
  /^(?:(?:so|and|now|well|ok|okay|right|but) )*(?:what|when|where|which|who|how|why|do you|does|did you|is there|is it|are you|are there|have you|has|can you|could you|would you|will you|were you|tell me)\b/;

export function readTranscript(turns: readonly RolePlayTurn[], understand: Understand): Transcript {
  const candidate: CandidateTurn[] = [];
  const partner: PartnerTurn[] = [];
  const sentences: Sentence[] = [];
  let before: PartnerTurn[] = [];
  for (const { number, role, text, source, units } of turns) {
    const words = wordsIn(normalise(text)).length;
    if (role === 'patient') {
      const said = { number, text, sentences: sentencesOf(text), units, words };
      partner.push(said);
      before.push(said);
      continue;
    }
    const own = sentencesOf(text).map((sentence, i) =>
      readSentence(sentence, number, sentences.length + i, understand),
    );
    sentences.push(...own);
    const at = candidate.length;
    const after: PartnerTurn[] = [];
    candidate.push({
      number,
      at,
      text,
      source: source ?? 'recognised',
      sentences: own,
      words,
      before,
      after,
    });
    before = after;
  }
  return { turns, candidate, partner, sentences };
}

function readSentence(text: string, turn: number, at: number, understand: Understand): Sentence {
  const read = understand(text);
  const accepted = read.flatMap(({ readings }) =>
    readings.filter(({ probability }) => probability >= ACCEPT).map(({ act }) => act),
  );
  const plain = normalise(text);
  const endsAsked = /\?["'”’)]*$/.test(text);
  return {
    turn,
    at,
    text,
    plain,
    words: wordsIn(plain).length,
    isQuestion: endsAsked || (!/[.!…;]["'”’)]*$/.test(text) && ASKS.test(plain)),
    acts: new Set(accepted),
    clauses: read.map((clause) => clause.text),
  };
}

/** The candidate's next turns after a turn of the other one's. */
export function turnsAfter({ candidate }: Transcript, turn: number, count: number): readonly CandidateTurn[] {
  const next = candidate.findIndex(({ number }) => number > turn);
  return next === -1 ? [] : candidate.slice(next, next + count);
}

export const quoteOf = ({ turn, text }: Pick<Sentence, 'turn' | 'text'>): TurnQuote => ({
  turn,
  quote: text,
});

/** The sentence of the other one's turn in which something holds, else the whole turn. */
export function partnerQuote(turn: PartnerTurn, holds: (sentence: string) => boolean): TurnQuote {
  return { turn: turn.number, quote: turn.sentences.find(holds) ?? turn.text };
}

export const hasAct = ({ acts }: Sentence, ...any: readonly Act[]): boolean =>
  any.some((act) => acts.has(act));
