/** A state that only the events of its reducer change, and those who watch it. */
export interface Machine<State, Event> {
  readonly state: () => State;
  /** Whether the event changed anything. */
  readonly dispatch: (event: Event) => boolean;
  /** For what is shown of something beside the state. */
  readonly tell: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createMachine<State, Event>(
  reducer: (state: State, event: Event) => State,
  opening: State,
): Machine<State, Event> {
  let state = opening;
  const listeners = new Set<() => void>();
  function tell(): void {
    for (const listener of listeners) listener();
  }
  return {
    state: () => state,
    tell,
    dispatch(event) {
      const next = reducer(state, event);
      if (next === state) return false;
      state = next;
      tell();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
