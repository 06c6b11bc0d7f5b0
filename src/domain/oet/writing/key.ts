import type { PointPlace } from './letter.ts';

/** The ways in which one concept may be written: in full, in lay words, abbreviated. Small letters. */
export type Concept = readonly string[];

/** What notes say, as one proposition: what a letter is compared with. */
export interface LetterPoint {
  readonly id: string;
  /** Ids of the notes that it stands in. */
  readonly notes: readonly string[];
  readonly place: PointPlace;
  /** 1 to 3: how much this reader misses it or is distracted by it. */
  readonly importance: number;
  /** In a sentence, as a good letter could have it. */
  readonly says: string;
  /** All of these make the point; without the first nothing of it is said. */
  readonly concepts: readonly Concept[];
  /** Doses, frequencies, measurements and dates that must be right where they are given. */
  readonly quantities?: readonly string[] | undefined;
  readonly polarity?: 'affirmed' | 'denied' | undefined;
  /** Whom it is about if not the patient. */
  readonly about?: string | undefined;
  /** Why it must be in, may be in, or must stay out for this reader. */
  readonly why: string;
}

/** What a letter is marked by. Nobody sees it before. */
export interface LetterKey {
  readonly reader: { readonly needs: string; readonly isLay: boolean };
  readonly purpose: { readonly says: string; readonly concepts: readonly Concept[] };
  readonly points: readonly LetterPoint[];
}
