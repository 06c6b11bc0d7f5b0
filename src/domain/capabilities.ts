/** What may be done by an engine of the product or by a provider elsewhere: one name for each port. */
export const CAPABILITIES = [
  'transcriber',
  'pronunciationAssessor',
  'synthesizer',
  'translator',
  'patient',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** A capability that leaves this machine: what learners are told before the first call. */
export interface Provider {
  readonly capability: Capability;
  /** The model as its provider calls it. */
  readonly name: string;
  readonly host: string;
}
