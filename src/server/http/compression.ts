import type {} from '@fastify/compress';
import type { RouteShorthandOptions } from 'fastify';

/**
 * How answers of the API are compressed. Small ones aren't: it would take a third of the time of a read that is asked
 * often, and save a packet or two.
 */
export const COMPRESSION: NonNullable<RouteShorthandOptions['compress']> = {
  encodings: ['gzip'],
  threshold: 4_096,
  // Up to here it takes a fraction of a millisecond, and a stream for it would take longer.
  syncThreshold: 65_536,
  // Half of the default's time, for a twentieth more bytes.
  zlibOptions: { level: 1 },
};
