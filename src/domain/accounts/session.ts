/** A refresh token with its session, as they are stored. */
export interface RefreshTokenStanding {
  readonly expiresAt: Date;
  /** When it was exchanged for its successor; null for the one token of a session that is good. */
  readonly rotatedAt: Date | null;
  readonly revokedAt: Date | null;
  readonly endsAt: Date;
}

/** rotate: gives its successor. repeat: gives that successor again. reused: somebody has a copy. ended: nothing. */
export type Rotation = 'rotate' | 'repeat' | 'reused' | 'ended';

/** A rotated token that comes again this soon is a second tab or a lost answer, not a thief. Product decisions. */
const REPEAT_MS = 60_000;

/** What becomes of a refresh token that is presented. */
export function rotationOf(token: RefreshTokenStanding, now: Date): Rotation {
  const { expiresAt, rotatedAt, revokedAt, endsAt } = token;
  if (revokedAt !== null || endsAt <= now) return 'ended';
  if (rotatedAt === null) return expiresAt <= now ? 'ended' : 'rotate';
  return now.getTime() - rotatedAt.getTime() <= REPEAT_MS ? 'repeat' : 'reused';
}

/** When something of a session ends that would last `seconds`: with its session at the latest. */
export function endWithin(
  { endsAt }: Pick<RefreshTokenStanding, 'endsAt'>,
  seconds: number,
  now: Date,
): Date {
  return new Date(Math.min(now.getTime() + seconds * 1000, endsAt.getTime()));
}
