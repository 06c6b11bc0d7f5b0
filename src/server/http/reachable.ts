const LIMIT_MS = 3_000;
const AGAIN_MS = 3_600_000;

/** Whether anything answers there, whatever it says. */
export type Reach = (address: string) => Promise<boolean>;

const answersThere: Reach = (address) =>
  fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) }).then(
    async ({ body }) => {
      await body?.cancel();
      return true;
    },
    () => false,
  );

/** Services that pages may ask, as far as this machine reaches them. */
export interface Reachable {
  /** The address, or nothing while it is unknown or out of reach. */
  readonly told: (address: string) => string;
  readonly stop: () => void;
}

/**
 * Asks for each address now and every hour. Where a machine has no way out, its pages don't ask in vain: each time
 * would be an error in the browser's console and a wait.
 */
export function watchReachable(addresses: readonly string[], reach: Reach = answersThere): Reachable {
  const reached = new Set<string>();
  const ask = () => {
    for (const address of addresses.filter((each) => each !== '')) {
      void reach(address.replace('{code}', 'gb')).then((answers) =>
        answers ? reached.add(address) : reached.delete(address),
      );
    }
  };
  ask();
  const timer = setInterval(ask, AGAIN_MS).unref();
  return { told: (address) => (reached.has(address) ? address : ''), stop: () => clearInterval(timer) };
}
