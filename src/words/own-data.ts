import { ownData } from './en/own-data.ts';
import { say } from './say.ts';

/** What a learner is told with the data that she takes along. */
export function ownDataNotes(): string[] {
  return Object.values(ownData).map((message) => say(message));
}
