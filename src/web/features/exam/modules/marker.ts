import type { Capability } from '#domain/capabilities.ts';
import { WRITING } from '#domain/oet/writing/module.ts';

/** The capability that marks what is submitted in a module; null where a key alone does. */
export const markerOf = (module: string): Capability | null =>
  module === WRITING.name ? 'letterAssessor' : null;
