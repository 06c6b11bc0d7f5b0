import type { Db } from '../db/client.ts';

/** A job that runs every so often, on one instance at a time. It must be safe to run twice. */
export interface RegularJob {
  readonly name: string;
  /** Five fields of cron, UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}

/** A job that runs when it is sent, for the thing with an id. It must be safe to run twice, and for what is gone. */
export interface SentJob {
  readonly name: string;
  readonly run: (id: string) => Promise<void>;
}

export interface JobQueue {
  start(jobs: { readonly regular: readonly RegularJob[]; readonly sent: readonly SentJob[] }): Promise<void>;
  /** Sends a job with the transaction: it runs once that is committed, is tried again when it fails, and never before. */
  send(tx: Db, name: string, job: { readonly id: string }): Promise<void>;
  stop(): Promise<void>;
}
