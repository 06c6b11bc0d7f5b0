/** A storage of the browser. Where it is full or switched off it keeps nothing, and the page goes on without. */
export interface Kept {
  readonly get: (name: string) => string | null;
  /** null forgets it. */
  readonly set: (name: string, value: string | null) => void;
  /** Forgets everything whose name begins so. */
  readonly forget: (prefix: string) => void;
}

function keptIn(storage: () => Storage): Kept {
  function attempt<Result>(act: (storage: Storage) => Result): Result | null {
    try {
      return act(storage());
    } catch {
      return null;
    }
  }
  return {
    get: (name) => attempt((kept) => kept.getItem(name)),
    set(name, value) {
      attempt((kept) => (value === null ? kept.removeItem(name) : kept.setItem(name, value)));
    },
    forget(prefix) {
      attempt((kept) => {
        for (const name of Object.keys(kept)) if (name.startsWith(prefix)) kept.removeItem(name);
      });
    },
  };
}

/** For this browser, until it is cleared. */
export const inBrowser: Kept = keptIn(() => localStorage);
/** For this tab, through reloads. */
export const inTab: Kept = keptIn(() => sessionStorage);
