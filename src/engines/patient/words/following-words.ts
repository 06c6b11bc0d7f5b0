import type { OrdinaryTopic } from '#domain/practice/complex/talk.ts';

/** The part of a matter that a short question asks for: 'since when?', 'how many?', 'and at night?'. */
export const ASPECTS = [
  'since',
  'lasts',
  'often',
  'many',
  'where',
  'purpose',
  'which',
  'who',
  'why',
  'night',
  'before',
  'help',
  'bad',
  'old',
] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Words of one language by which the patient follows the thread. Patterns read what `bare` leaves of a text. */
export interface FollowingWords {
  /** What stands before a short question: 'and', 'OK, so'. */
  readonly lead: RegExp;
  /** A whole question without a subject of its own. */
  readonly follow: Readonly<Record<Aspect, RegExp>>;
  /** What asks for that part inside a question that names its subject. */
  readonly within: Readonly<Partial<Record<Aspect, RegExp>>>;
  /** What shows that a line of the patient's tells that part. */
  readonly tells: Readonly<Partial<Record<Aspect, RegExp>>>;
  /** The beginning of what a clinician intends or explains, which asks for nothing. */
  readonly plan: RegExp;
  /** What makes a question of it all the same: 'I'd like to know'. */
  readonly asking: RegExp;
  /** What joins two subjects: 'do you smoke or drink?' */
  readonly joins: RegExp;
  /** How a sentence begins that asks without a question mark: 'describe the pain'. */
  readonly tell: RegExp;
  /** 'Tell me': the invitation that a greeting may end with. */
  readonly invites: RegExp;
  /** Blood, wherever it comes from. */
  readonly blood: RegExp;
  /** How a patient speaks of what everybody is asked about. */
  readonly mentions: Readonly<Partial<Record<OrdinaryTopic, RegExp>>>;
}

/** A text in lower case, without accents and punctuation. */
export function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}']+/gu, ' ')
    .trim();
}
