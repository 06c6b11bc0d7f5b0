import { type Answers, decodeAnswers } from '#domain/oet/answers.ts';
import type { ServerWork } from './answers-machine.ts';

/** What the server says of a part's work. */
interface StateOnWire {
  readonly savedAnswers: unknown;
  readonly revision: number;
  readonly submittedAt: string | null;
}

function answersOf(value: unknown): Answers {
  return decodeAnswers(JSON.stringify(value ?? {})) ?? {};
}

export function workOf({ savedAnswers, revision, submittedAt }: StateOnWire): ServerWork {
  return { saved: answersOf(savedAnswers), revision, isSubmitted: submittedAt !== null };
}
