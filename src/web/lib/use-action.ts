import { useRef, useState } from 'react';

/**
 * Something that a person starts and that takes its time, once at a time. Not React's useActionState: while one of
 * those runs, every transition of the page waits for it, the router's among them.
 */
export function useAction<Input extends unknown[]>(
  act: (...input: Input) => Promise<void>,
): readonly [run: (...input: Input) => void, pending: boolean] {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function start(...input: Input): Promise<void> {
    busy.current = true;
    setPending(true);
    try {
      await act(...input);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  const run = (...input: Input) => {
    if (!busy.current) void start(...input);
  };
  return [run, pending];
}
