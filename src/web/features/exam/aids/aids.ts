import * as z from 'zod/mini';

/** Characters of a text, from the first to before the last. */
export type Span = readonly [start: number, end: number];

/** What a candidate does to the paper while working: none of it is an answer. */
export interface Aids {
  /** Ids of questions to come back to. */
  readonly flagged: readonly string[];
  /** Options that were ruled out, by the id of their question. */
  readonly struck: Readonly<Record<string, readonly string[]>>;
  /** What was highlighted, by the id of its text. */
  readonly highlights: Readonly<Record<string, readonly Span[]>>;
  /** What she wrote beside the paper. */
  readonly notes?: string | undefined;
}

export const NO_AIDS: Aids = { flagged: [], struck: {}, highlights: {} };

const aids = z.object({
  flagged: z.array(z.string()),
  struck: z.record(z.string(), z.array(z.string())),
  highlights: z.record(z.string(), z.array(z.tuple([z.number(), z.number()]))),
  notes: z.optional(z.string()),
});

export function readAids(value: unknown): Aids {
  return aids.safeParse(value).data ?? NO_AIDS;
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}

export function withFlag(given: Aids, id: string): Aids {
  return { ...given, flagged: toggled(given.flagged, id) };
}

export function withStrike(given: Aids, id: string, option: string): Aids {
  return { ...given, struck: { ...given.struck, [id]: toggled(given.struck[id] ?? [], option) } };
}

/** Spans in their order, those that touch as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort(([a], [b]) => a - b);
  const result: Span[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last && span[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else result.push(span);
  }
  return result;
}

function cut(spans: readonly Span[], [from, to]: Span): readonly Span[] {
  return spans
    .flatMap(([start, end]): Span[] => [
      [start, Math.min(end, from)],
      [Math.max(start, to), end],
    ])
    .filter(([start, end]) => start < end);
}

/** Whether all of what was selected is highlighted. */
export function areHighlighted({ highlights }: Aids, selected: Readonly<Record<string, Span>>): boolean {
  return Object.entries(selected).every(([id, [from, to]]) =>
    (highlights[id] ?? []).some(([start, end]) => start <= from && to <= end),
  );
}

/** Highlights what was selected, or takes the highlight away where all of it is. */
export function withHighlight(given: Aids, selected: Readonly<Record<string, Span>>): Aids {
  const remove = areHighlighted(given, selected);
  const changed = Object.entries(selected).map(([id, span]) => {
    const spans = given.highlights[id] ?? [];
    return [id, remove ? cut(spans, span) : joined([...spans, span])];
  });
  return { ...given, highlights: { ...given.highlights, ...Object.fromEntries(changed) } };
}

export interface Segment {
  readonly from: number;
  readonly text: string;
  readonly highlighted: boolean;
}

/** A text in pieces that are highlighted or not. */
export function segmentsOf(text: string, spans: readonly Span[]): readonly Segment[] {
  const edges = [...new Set([0, ...spans.flat(), text.length])]
    .filter((edge) => edge >= 0 && edge <= text.length)
    .sort((a, b) => a - b);
  return edges.slice(0, -1).map((from, index) => ({
    from,
    text: text.slice(from, edges[index + 1]),
    highlighted: spans.some(([start, end]) => start <= from && from < end),
  }));
}
