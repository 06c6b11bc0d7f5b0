import type { Answers, EditReport } from './answers.ts';

/** An answer that is kept while a part is worked on. */
export interface SavedAnswer {
  readonly value: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly editedAt: number;
  /** What stood there when the time was over, and since when; 0 where nothing did. */
  readonly timely: string;
  readonly timelyAt: number;
  /** The revision of the part's work that brought it. */
  readonly revision: number;
}

export interface SavedWork {
  /** Grows by one with each change. */
  readonly revision: number;
  /** When it last changed, by the server's clock; null before. */
  readonly savedAt: number | null;
  readonly answers: Readonly<Record<string, SavedAnswer>>;
  /** Milliseconds that went into each question. */
  readonly spent: Readonly<Record<string, number>>;
}

export const NOTHING_SAVED: SavedWork = { revision: 0, savedAt: null, answers: {}, spent: {} };

export interface Edit {
  readonly id: string;
  readonly value: string;
  readonly editedAt: number;
}

interface When {
  readonly now: number;
  /** When the clock of the part was started; null while it doesn't run. */
  readonly startedAt: number | null;
  /** When the time of the part is over; null while its clock doesn't run. */
  readonly endsAt: number | null;
}

/** What a client sends of its work. */
export interface WorkReport {
  readonly edits: Readonly<Record<string, EditReport>>;
  /** Milliseconds that went into questions since the client's last report. */
  readonly spent: Readonly<Record<string, number>>;
  /** The revision that the client had seen. */
  readonly revision: number;
}

/** A question takes no longer than an exam. */
const MOST_SPENT_MS = 4 * 3_600_000;

/**
 * Brings edits into what is saved, each question's newest edit last, whichever device made it and whenever it arrives.
 * Questions that the part doesn't have are dropped.
 *
 * An edit's time is the server's clock less the age that the client tells of, and not before the start. One that has
 * seen everything that was saved can't have made it before that.
 */
export function withEdits(
  saved: SavedWork,
  report: WorkReport,
  ids: ReadonlySet<string>,
  when: When,
): SavedWork {
  const seen = report.revision >= saved.revision ? (saved.savedAt ?? 0) : 0;
  const earliest = Math.max(seen, when.startedAt ?? 0);
  const edits = Object.entries(report.edits).map(([id, { value, ageMs }]) => ({
    id,
    value,
    editedAt: Math.max(when.now - ageMs, earliest),
  }));
  return withSpent(merge(saved, edits, ids, when), report.spent, ids);
}

/**
 * Brings the answers of a submission into what is saved. What differs was changed just now, but for answers that
 * another device has saved since the revision that the sender had seen: those it didn't know of, and they stay.
 */
export function withSubmitted(
  saved: SavedWork,
  { answers, revision }: { readonly answers: Answers; readonly revision: number | null },
  ids: ReadonlySet<string>,
  when: When,
): SavedWork {
  const edits = Object.entries(answers).flatMap(([id, value]) => {
    const known = saved.answers[id];
    const unseen = known !== undefined && revision !== null && known.revision > revision;
    return unseen || known?.value === value ? [] : [{ id, value, editedAt: when.now }];
  });
  return merge(saved, edits, ids, when);
}

function merge(
  saved: SavedWork,
  edits: readonly Edit[],
  ids: ReadonlySet<string>,
  { now, endsAt }: When,
): SavedWork {
  const revision = saved.revision + 1;
  const answers: Record<string, SavedAnswer> = {};
  for (const edit of edits) {
    const merged = ids.has(edit.id) ? withEdit(saved.answers[edit.id], edit, endsAt) : null;
    if (merged) answers[edit.id] = { ...merged, revision };
  }
  if (Object.keys(answers).length === 0) return saved;
  return { ...saved, revision, savedAt: now, answers: { ...saved.answers, ...answers } };
}

type Merged = Omit<SavedAnswer, 'revision'>;

/** An answer after an edit; null where that changes nothing. One that comes late may be what stood there at the end. */
function withEdit(known: SavedAnswer | undefined, edit: Edit, endsAt: number | null): Merged | null {
  const { value, editedAt } = edit;
  const inTime = endsAt === null || editedAt <= endsAt;
  const timely = inTime ? { timely: value, timelyAt: editedAt } : pickTimely(known);
  if (!known || known.editedAt <= editedAt) return { value, editedAt, ...timely };
  const wasLate = endsAt !== null && known.editedAt > endsAt;
  return inTime && wasLate && editedAt > known.timelyAt ? { ...known, ...timely } : null;
}

function pickTimely(known: SavedAnswer | undefined): Pick<SavedAnswer, 'timely' | 'timelyAt'> {
  return { timely: known?.timely ?? '', timelyAt: known?.timelyAt ?? 0 };
}

function withSpent(
  saved: SavedWork,
  spent: Readonly<Record<string, number>>,
  ids: ReadonlySet<string>,
): SavedWork {
  const added = Object.entries(spent).filter(([id]) => ids.has(id));
  if (added.length === 0) return saved;
  const sums = added.map(([id, ms]) => [
    id,
    Math.min((saved.spent[id] ?? 0) + Math.round(ms), MOST_SPENT_MS),
  ]);
  return { ...saved, spent: { ...saved.spent, ...Object.fromEntries(sums) } };
}

export function savedAnswers({ answers }: SavedWork): Answers {
  return Object.fromEntries(Object.entries(answers).map(([id, { value }]) => [id, value]));
}

/** What stood there when the time was over. */
export function timelyAnswers({ answers }: SavedWork): Answers {
  return Object.fromEntries(Object.entries(answers).map(([id, { timely }]) => [id, timely]));
}
