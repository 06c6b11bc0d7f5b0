import { CallFailure } from '#web/lib/graphql/call-failure.ts';

/** offline: there is no connection. failed: the server refused or was out of order. */
export type SaveFailure = 'offline' | 'failed';

export interface SaverOf<Answer> {
  /** Whether anything waits to be sent. */
  readonly waits: () => boolean;
  /** Sends what there is. Throws CallFailure. `leaving`: the page goes at this moment. */
  readonly send: (leaving: boolean) => Promise<Answer>;
  readonly onArrived: (answer: Answer) => void;
  /** It failed, or nobody knows whether it arrived. */
  readonly onLost: () => void;
  /** A save is over, and what it left is known. */
  readonly onRest: () => void;
  readonly now: () => number;
}

export interface Saver {
  /** Of the last save. */
  readonly failure: () => SaveFailure | null;
  readonly isRunning: () => boolean;
  /** Soon, when typing pauses. */
  readonly soon: () => void;
  /** Now, or after the one that is on its way. Whether it arrived. */
  readonly save: (leaving?: boolean) => Promise<boolean>;
  /** Sends until nothing waits. Whether everything has arrived. */
  readonly flush: () => Promise<boolean>;
  /** Nothing more is to be sent. */
  readonly stop: () => void;
}

/** How long a pause in typing lasts before what was typed is sent. */
const SAVE_AFTER_MS = 1_000;
/** Who types without a pause is saved as often. */
const SAVE_EVERY_MS = 10_000;

/** Sends what changes soon after it did, one save at a time. */
export function createSaver<Answer>(of: SaverOf<Answer>): Saver {
  let failure: SaveFailure | null = null;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | null = null;

  function soon(): void {
    clearTimeout(timer);
    waitsSince ??= of.now();
    const rest = Math.max(0, waitsSince + SAVE_EVERY_MS - of.now());
    timer = setTimeout(
      () => {
        if (running || of.waits()) void save();
      },
      Math.min(SAVE_AFTER_MS, rest),
    );
  }

  /** Whether it arrived. */
  async function sendOnce(leaving: boolean): Promise<boolean> {
    try {
      const answer = await of.send(leaving);
      failure = null;
      of.onArrived(answer);
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      failure = error.isNetwork ? 'offline' : 'failed';
      of.onLost();
      return false;
    }
  }

  function save(leaving = false): Promise<boolean> {
    clearTimeout(timer);
    waitsSince = null;
    running ??= sendOnce(leaving).finally(() => {
      running = null;
      of.onRest();
      // What was typed meanwhile. What was lost waits for the connection or for the next look at the server.
      if (!failure && of.waits()) soon();
    });
    return running;
  }

  return {
    failure: () => failure,
    isRunning: () => running !== null,
    soon,
    save,
    async flush() {
      while (running || of.waits()) {
        if (!(await save())) return false;
      }
      return true;
    },
    stop: () => clearTimeout(timer),
  };
}
