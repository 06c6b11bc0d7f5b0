import type { AcousticModel } from '../pronunciation/acoustic/model.ts';
import type { PlacedWord } from './align-words.ts';
import { cutOut, findBreaths, timeWithout } from './breaths.ts';
import type { Listened } from './listen.ts';
import type { Spoken } from './pauses.ts';
import { type SaidSound, weighSounds } from './sounds.ts';

/** A turn as its fluency is judged: without the pauses that anybody makes. */
export interface Take {
  readonly model: AcousticModel;
  readonly vowels: ReadonlySet<number>;
  readonly heard: Listened;
  readonly spoken: Spoken;
}

/** The sounds of the words that were placed, and where clauses end among them. */
export interface KnownWords {
  readonly placed: readonly PlacedWord[];
  /** By word: whether a clause ends with it. */
  readonly endsClause: readonly boolean[];
}

export interface JudgedTake {
  readonly take: Take;
  /** null where the words are not known. */
  readonly sounds: readonly SaidSound[] | null;
}

/** Takes the pauses out that fluent speakers make as well. */
export function judgedTake(whole: Take, known: KnownWords | null): JudgedTake {
  const { model, heard, spoken } = whole;
  const clauseEnds =
    known?.placed.flatMap(({ phones }, word) => (known.endsClause[word] ? [phones.at(-1)!.end] : [])) ?? [];
  const cuts = findBreaths(spoken, clauseEnds);
  const at = timeWithout(cuts);
  const moved = <Span extends { readonly start: number; readonly end: number }>(span: Span): Span => ({
    ...span,
    start: at(span.start),
    end: at(span.end),
  });
  const silences = spoken.silences.map(moved).filter(({ start, end }) => end > start);
  return {
    take: { ...whole, heard: cutOut(heard, cuts), spoken: { ...moved(spoken), silences } },
    sounds:
      known &&
      weighSounds(model, heard, known.placed)
        .map(moved)
        .filter(({ start, end }) => end > start),
  };
}
