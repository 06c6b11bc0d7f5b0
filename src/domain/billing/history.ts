/** Who granted credits. */
export type Grantor = 'trial' | 'plan' | 'operator';

/** Why a balance moved, as a learner reads it. */
export const MOVEMENT_KINDS = ['granted', 'spent', 'refunded', 'expired', 'revoked'] as const;

export type MovementKind = (typeof MOVEMENT_KINDS)[number];
