import type { Statement, Symptom, Topic } from '#domain/practice/complex/acts.ts';
import type { Instruction } from './keeping.ts';

/** What the talk was about last: a short question without a subject is about it. */
export interface Thread {
  readonly topic: Topic;
  /** Facts that were told about it. */
  readonly facts: readonly string[];
  /** Whether the answer was that there is nothing. */
  readonly negative: boolean;
  /** Whether the patient would not speak of it. */
  readonly held: boolean;
}

/** How it stands with something that the other one of a role-play fears or won't have. */
export interface ConcernState {
  /** How many of its sayings were said, from hint to plain. */
  readonly said: number;
  /** The turn in which it was last spoken of. */
  readonly at: number;
  /** How often in a row it was said that an answer went past it. */
  readonly still: number;
  /** For each group of phrases that settle it the turn in which one was last said; 0 for never. */
  readonly met: readonly number[];
  readonly settled: boolean;
  /** Whether it was answered before it was said: then it is said only to whoever asks for it. */
  readonly answered?: boolean;
  /** Whether it was only told of by a fact that has to do with it, and not yet said as such. */
  readonly inPassing?: boolean;
}

/** What a patient carries from one of its turns to the next. Plain data: it survives JSON. */
export interface PatientState {
  /** Turns answered so far. */
  readonly turn: number;
  /** -3 (offended) to 3 (confiding). */
  readonly trust: number;
  /** Facts that were told, with the turn. */
  readonly told: Readonly<Record<string, number>>;
  /** Those of them that were told in full. */
  readonly toldFully: readonly string[];
  /** Guarded facts that were asked for in vain, with how often. */
  readonly withheld: Readonly<Record<string, number>>;
  /** Symptoms that were denied, with the turn. */
  readonly denied: Readonly<Partial<Record<Symptom, number>>>;
  readonly opened: boolean;
  readonly empathy: boolean;
  readonly confidential: boolean;
  readonly calmed: boolean;
  /** Bad news: the turn in which it came, and whether somebody has found a kind word since. */
  readonly shock: { readonly since: number; readonly comforted: boolean } | null;
  /** How often the patient has said that it is still worried. */
  readonly stillWorried: number;
  /** What it has reacted to with words of its own: they come once. */
  readonly reacted: readonly Statement[];
  /** The patient's own question that waits for an answer, and since which turn. */
  readonly pending: { readonly id: string; readonly since: number; readonly repeated: boolean } | null;
  readonly asked: readonly string[];
  readonly cues: readonly string[];
  /** The two topics that the patient asked the doctor to choose between. */
  readonly between: readonly [Topic, Topic] | null;
  /** Turns in a row that were not understood. */
  readonly lost: number;
  /** How often each kind of line was used: the next wording follows from it. */
  readonly used: Readonly<Record<string, number>>;
  readonly thread: Thread | null;
  /** What was asked for, topic and part, with the turn: only that was 'mentioned already'. */
  readonly asks: Readonly<Record<string, number>>;
  /** The words of what was asked, by the same key: other words may ask for something else. */
  readonly askedIn: Readonly<Record<string, string>>;
  /** In a role-play alone, by the concern's id. */
  readonly concerns: Readonly<Record<string, ConcernState>>;
  /** Of each point of an explanation the groups of phrases that were said, by the point's id. */
  readonly explained: Readonly<Record<string, readonly number[]>>;
  /** The turn in which each of those points was last spoken of; in a case, in which each key point was last made. */
  readonly explainedAt: Readonly<Record<string, number>>;
  /** Details that were told, with the turn. */
  readonly detailsTold?: Readonly<Record<string, number>>;
  /** Points of what is to be explained that were taken up with words of their own. */
  readonly takenUp?: readonly string[];
  /** Points that the other one has given back. */
  readonly givenBack: readonly string[];
  /** Lines on what was explained that may be said, by their ids, with the turn in which that was told last. */
  readonly uptakes?: Readonly<Record<string, number>>;
  /** Those of them, and of the summaries of them, that were said. */
  readonly uptakesSaid?: readonly string[];
  /** The allergy that was named to whoever offered what it forbids, and the turn. */
  readonly defended?: { readonly fact: string; readonly turn: number } | null;
  /** What was explained and advised, in English. */
  readonly instructions?: readonly Instruction[];
  /** What was told lately, in other languages than English, the latest last. */
  readonly heard?: readonly {
    readonly turn: number;
    readonly text: string;
    /** Whether it says when to get help. */
    readonly warns?: boolean;
  }[];
  /** Whether the other one has brought the talk to its end. */
  readonly closed: boolean;
  /** Units of the latest reply. */
  readonly last: readonly string[];
}

export const FIRST_STATE: PatientState = {
  turn: 0,
  trust: 0,
  told: {},
  toldFully: [],
  withheld: {},
  denied: {},
  opened: false,
  empathy: false,
  confidential: false,
  calmed: false,
  shock: null,
  stillWorried: 0,
  reacted: [],
  pending: null,
  asked: [],
  cues: [],
  between: null,
  lost: 0,
  used: {},
  thread: null,
  asks: {},
  askedIn: {},
  concerns: {},
  explained: {},
  explainedAt: {},
  detailsTold: {},
  takenUp: [],
  givenBack: [],
  instructions: [],
  closed: false,
  last: [],
};

/** Whoever has told so much has explained something. */
const MUCH_HEARD = 6;

/** Whether something was explained so far, in other languages than English: there nothing tells explanations from other statements. */
export const hasExplained = ({ explainedAt, heard = [] }: PatientState): boolean =>
  Object.keys(explainedAt).length > 0 || heard.length >= MUCH_HEARD;

/** So many turns a shock lasts that nobody softens. */
const LONGEST_SHOCK = 4;
/** A kind word softens it when so many turns have passed. */
const SHORTEST_SHOCK = 2;

/** Whether bad news has been told that neither time nor a kind word has softened yet. */
export function isShocked({ shock, turn }: Pick<PatientState, 'shock' | 'turn'>): boolean {
  return shock !== null && turn - shock.since < (shock.comforted ? SHORTEST_SHOCK : LONGEST_SHOCK);
}

const MOST_TRUST = 3;

export function withTrust(trust: number, change: number): number {
  return Math.max(-MOST_TRUST, Math.min(MOST_TRUST, trust + change));
}
