/** What the latest job adds to the mean of those before it. */
const LATEST = 0.2;

/** How long jobs of each name usually take: a mean that follows the load of the machine. */
export class JobTimes {
  #usual = new Map<string, number>();

  note(name: string, ms: number): void {
    const before = this.#usual.get(name) ?? ms;
    this.#usual.set(name, before + LATEST * (ms - before));
  }

  /** Milliseconds that one thread would take for what is left of jobs that run and for those that wait. */
  left(
    running: readonly { readonly name: string; readonly ms: number }[],
    waiting: readonly { readonly name: string }[],
  ): number {
    let sum = 0;
    for (const { name, ms } of running) sum += Math.max(0, this.#of(name) - ms);
    for (const { name } of waiting) sum += this.#of(name);
    return sum;
  }

  /** Nothing is known of a job that never ran: it is let in. */
  #of(name: string): number {
    return this.#usual.get(name) ?? 0;
  }
}
