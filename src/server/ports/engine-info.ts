import type { Capability } from '#domain/capabilities.ts';

interface EngineName {
  readonly id: string;
  readonly name: string;
}

/** An engine of the product itself. */
interface OwnEngine extends EngineName {
  readonly remote: false;
}

/** One elsewhere: a learner is told what it does and where it stands, and agrees before the first call. */
export interface RemoteEngine extends EngineName {
  readonly remote: true;
  readonly capability: Capability;
  readonly host: string;
}

/** Which engine gave an answer. Pages name it beside a score. */
export type EngineInfo = OwnEngine | RemoteEngine;
