/** What may be done by an engine of the product or by a provider elsewhere: one name for each port. */
export const CAPABILITIES = [
  'transcriber',
  'pronunciation_assessor',
  'synthesizer',
  'translator',
  'patient',
] as const;

export type Capability = (typeof CAPABILITIES)[number];
