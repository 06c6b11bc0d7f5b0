import { expect } from 'vitest';
import type { EngineInfo } from '../../ports/engine-info.ts';

/** An adapter that a contract is run against; `close` ends what it was given. */
export interface Opened<Adapter> {
  readonly adapter: Adapter;
  readonly close?: () => Promise<void>;
}

export type Open<Adapter> = () => Promise<Opened<Adapter>> | Opened<Adapter>;

/** What every page relies on: an id for caches, a name to show, and a host where words leave the machine. */
export function expectNamed(engine: EngineInfo): void {
  expect(engine.id).toMatch(/^\S+$/);
  expect(engine.name.trim()).not.toBe('');
  if (engine.remote) expect(engine.host).toMatch(/^[\w.-]+(:\d+)?$/);
}

/** A signal of a caller who has left, and the error that such a call must end with. */
export function aCallerWhoLeft(): { signal: AbortSignal; reason: Error } {
  const reason = new Error('the learner left');
  return { signal: AbortSignal.abort(reason), reason };
}
