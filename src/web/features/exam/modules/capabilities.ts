import type { Capability } from '#domain/capabilities.ts';
import { SPEAKING } from '#domain/oet/speaking/module.ts';
import { WRITING } from '#domain/oet/writing/module.ts';

const CAPABILITIES: Readonly<Record<string, readonly Capability[]>> = {
  [WRITING.name]: ['letterAssessor'],
  [SPEAKING.name]: ['transcriber', 'synthesizer', 'translator', 'patient', 'rolePlayAssessor'],
};

/** What a test of a module is done and marked with beyond a key; none where a key alone marks it. */
export const capabilitiesOf = (module: string): readonly Capability[] => CAPABILITIES[module] ?? NONE;

const NONE: readonly Capability[] = [];
