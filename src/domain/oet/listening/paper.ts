import type { QuestionPaper } from '../questions.ts';

/** A recording as a candidate knows of it before she hears it. */
export interface Extract {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  /** The printed notes, with {{n}} where question n is answered; null where there are none. */
  readonly notes: string | null;
  /** Time to look at them before it is played. */
  readonly pauseSeconds: number;
}

/** What a candidate sees of a part of the listening test. */
export interface ListeningPaper extends QuestionPaper {
  readonly extracts: readonly Extract[];
}
