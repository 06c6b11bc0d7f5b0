/** What may be done by an engine of the product or by a provider elsewhere: one name for each port. */
export const CAPABILITIES = [
  'transcriber',
  'pronunciationAssessor',
  'synthesizer',
  'translator',
  'patient',
  'letterAssessor',
  'rolePlayAssessor',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

export function isCapability(name: string): name is Capability {
  return (CAPABILITIES as readonly string[]).includes(name);
}

/** What a learner agrees to: that one capability is left to one place. */
export interface Consent {
  readonly capability: string;
  readonly host: string;
}

/** Those of some places that she has not agreed to. */
export function withoutConsent<Place extends Consent>(
  places: readonly Place[],
  consents: readonly Consent[],
): Place[] {
  return places.filter(
    ({ capability, host }) =>
      !consents.some((consent) => consent.capability === capability && consent.host === host),
  );
}

/** A capability that leaves this machine: what learners are told before the first call. */
export interface Provider {
  readonly capability: Capability;
  /** The model as its provider calls it. */
  readonly name: string;
  readonly host: string;
}
