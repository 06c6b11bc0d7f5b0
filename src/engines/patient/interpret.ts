import { type Act, QUESTIONS, type Symptom, type Topic } from '#domain/practice/complex/acts.ts';
import type { DailyTopic } from '#domain/practice/complex/talk.ts';
import type { Aspect } from './words/following-words.ts';

/** A reading of a clause, likeliest first, as the understanding gives them. */
export interface Reading {
  readonly act: Act;
  /** 0 to 1. */
  readonly probability: number;
}

export interface Clause {
  readonly text: string;
  readonly readings: readonly Reading[];
  /** Words of the brief that the clause contains. */
  readonly hints: readonly string[];
  /** Symptoms that it names. */
  readonly symptoms?: readonly Symptom[] | undefined;
  /** A question of joined subjects as one for each of them: 'your weight?', 'your energy?' */
  readonly subjects?: readonly Clause[] | undefined;
}

/** What the patient makes of a clause. */
export type Interpretation =
  | { readonly kind: 'act'; readonly act: Act; readonly clause: Clause }
  /** Its words point to a fact. */
  | {
      readonly kind: 'fact';
      readonly fact: string;
      readonly topic: Topic;
      readonly clause: Clause;
      readonly isGuess?: boolean;
      /** Whether it checks what was told. */
      readonly isChecked?: boolean;
    }
  /** It may be either. */
  | { readonly kind: 'between'; readonly topics: readonly [Topic, Topic]; readonly clause: Clause }
  /** It asks for a part of what was spoken of last. */
  | { readonly kind: 'follow'; readonly aspect: Aspect; readonly clause: Clause }
  /** It asks for something of daily life that no case has a topic for. */
  | { readonly kind: 'daily'; readonly topic: DailyTopic; readonly clause: Clause }
  /** It takes up something that the patient named. */
  | { readonly kind: 'hook'; readonly concern: string; readonly clause: Clause }
  /** It offers something. */
  | { readonly kind: 'offer'; readonly clause: Clause }
  /** It asks for what the case alone has an answer to. */
  | {
      readonly kind: 'detail';
      readonly detail: string;
      readonly clause: Clause;
      /** Whether another line may as well be meant. */
      readonly isGuess?: boolean;
      /** Whether it checks what was told. */
      readonly isChecked?: boolean;
    }
  /** It checks what was told, and a point of the explanation answers it, in her words. */
  | { readonly kind: 'point'; readonly point: string; readonly clause: Clause; readonly isChecked: true }
  /** It asks for what was explained, or proposes it, and lines of the case's own answer it. */
  | {
      readonly kind: 'uptake';
      readonly uptakes: readonly string[];
      readonly clause: Clause;
      /** Whether it checks what was told. */
      readonly isChecked: boolean;
    }
  /** It checks what was told, and something that sums it up answers it. */
  | { readonly kind: 'summary'; readonly summary: string; readonly clause: Clause; readonly isChecked: true }
  /** It asks for several symptoms at a time. */
  | { readonly kind: 'list'; readonly symptoms: readonly Symptom[]; readonly clause: Clause }
  /** It says again what the patient has just said. */
  | { readonly kind: 'echo'; readonly clause: Clause }
  /** It has the patient choose among what was proposed. */
  | { readonly kind: 'choice'; readonly clause: Clause }
  /** It asks whether all is clear. */
  | { readonly kind: 'clear'; readonly clause: Clause }
  /** It asks what might stand in the way of what was told, and nothing does. */
  | { readonly kind: 'unhindered'; readonly clause: Clause }
  /** It asks how the patient feels about what was said. */
  | { readonly kind: 'effect'; readonly clause: Clause }
  /** It asks to hear back what was explained. */
  | { readonly kind: 'back'; readonly clause: Clause }
  /** It was not read; faintly if it hardly asks for anything that the patient has to say. */
  | { readonly kind: 'lost'; readonly clause: Clause; readonly isFaint?: boolean };

/** Whether a clause checks what was told and is answered by a line of her own. */
export const isChecked = (read: Interpretation): boolean => 'isChecked' in read && read.isChecked === true;

/** What it asks for or says, by its id; what has none, by its words. */
export function aimOf(read: Interpretation): string {
  if (read.kind === 'fact') return read.fact;
  if (read.kind === 'detail') return read.detail;
  if (read.kind === 'point') return read.point;
  if (read.kind === 'uptake') return read.uptakes.join('.');
  if (read.kind === 'summary') return read.summary;
  return read.kind === 'act' ? read.act : read.clause.text;
}

/** At this probability a clause is taken as read, if it leads by the margin. A wrong answer is worse than a question. */
export const ACCEPT = 0.6;
const MARGIN = 0.15;
/** Two readings that are both worth asking about. */
const PLAUSIBLE = 0.35;
const RUNNER_UP = 0.12;

const TOPICS: ReadonlySet<string> = new Set(QUESTIONS);

export function isTopic(act: Act): act is Topic {
  return TOPICS.has(act) || act.startsWith('symptom.');
}

/** One act for a clause, several where it names several symptoms, or why there is none. */
export function interpret(clause: Clause): Interpretation[] {
  const [best, ...others] = clause.readings;
  if (!best || best.probability < PLAUSIBLE) return [{ kind: 'lost', clause }];
  const siblings = others.filter(({ act, probability }) => isSibling(best, act, probability));
  const rival = others.find((other) => !siblings.includes(other));
  const lead = best.probability - (rival?.probability ?? 0);
  if (best.probability >= ACCEPT && lead >= MARGIN) {
    return [best, ...siblings].map(({ act }) => ({ kind: 'act', act, clause }));
  }
  if (rival && rival.probability >= RUNNER_UP && isTopic(best.act) && isTopic(rival.act)) {
    return [{ kind: 'between', topics: [best.act, rival.act], clause }];
  }
  // What asks for nothing does no harm when it is taken for its like: 'I see' for 'right, thank you'.
  const harmless = !isTopic(best.act) && (!rival || !isTopic(rival.act));
  return harmless && best.act !== 'leave_role'
    ? [{ kind: 'act', act: best.act, clause }]
    : [{ kind: 'lost', clause }];
}

/** 'Any fever, cough or rash?' asks for three symptoms with one probability. */
function isSibling(best: Reading, act: Act, probability: number): boolean {
  return best.act.startsWith('symptom.') && act.startsWith('symptom.') && probability === best.probability;
}
