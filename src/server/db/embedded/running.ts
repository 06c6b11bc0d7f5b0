import type { Connection } from '../client.ts';
import { USER } from './endpoint.ts';
import { placeIn } from './place.ts';

/** How to reach the embedded database of a product that is running. null on Windows, where only that one knows. */
export function connectionToRunning(dataDir: string): Connection | null {
  if (process.platform === 'win32') return null;
  return { host: placeIn(dataDir).socketFolder, port: 5432, user: USER, database: 'postgres' };
}
