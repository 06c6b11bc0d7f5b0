/** Milliseconds by question. */
export type Spent = Readonly<Record<string, number>>;

/** Counts how long each question is looked at: one at a time, and only while the page is seen. */
export interface SpentTime {
  /** null: none of them. */
  readonly look: (id: string | null) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly isEmpty: () => boolean;
  /** What has come together since it was last taken. */
  readonly take: () => Spent;
  /** What was taken has not arrived. */
  readonly giveBack: (spent: Spent) => void;
}

export function createSpentTime(now: () => number): SpentTime {
  let current: string | null = null;
  let since: number | null = now();
  let spent: Record<string, number> = {};

  function add(id: string, ms: number): void {
    spent[id] = (spent[id] ?? 0) + ms;
  }
  function count(): void {
    const ms = since === null ? 0 : now() - since;
    if (current !== null && ms > 0) add(current, ms);
    if (since !== null) since = now();
  }

  return {
    look(id) {
      count();
      current = id;
    },
    pause() {
      count();
      since = null;
    },
    resume() {
      since ??= now();
    },
    isEmpty() {
      count();
      return Object.keys(spent).length === 0;
    },
    take() {
      count();
      const taken = spent;
      spent = {};
      return taken;
    },
    giveBack(taken) {
      for (const [id, ms] of Object.entries(taken)) add(id, ms);
    },
  };
}
