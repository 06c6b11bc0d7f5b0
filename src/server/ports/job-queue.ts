/** A job that runs every so often, on one instance at a time. It must be safe to run twice. */
export interface RegularJob {
  readonly name: string;
  /** Five fields of cron, UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

export interface JobQueue {
  start(jobs: readonly RegularJob[]): Promise<void>;
  stop(): Promise<void>;
}
