import * as z from 'zod/mini';
import { storable } from '../storable.ts';

/** What was answered, by the ids of the questions. */
export type Answers = Readonly<Record<string, string>>;

/** Far more than any test has, so that nobody stores a library. */
const MAX_ANSWERS = 200;
const MAX_LETTERS = 20_000;

const bounded = (value: object) => Object.keys(value).length <= MAX_ANSWERS;

const answer = z.pipe(
  z.union([z.string().check(z.maxLength(MAX_LETTERS)), z.number(), z.boolean(), z.null()]),
  z.transform((value) => {
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return value === null ? '' : storable(String(value));
  }),
);
const answers = z.record(z.string(), answer).check(z.refine(bounded));

/** Writes answers down as submissions have them: JSON of question id to answer. */
export function encodeAnswers(given: Answers): string {
  return JSON.stringify(given);
}

/** null for anything that is no object of question ids and answers. */
export function decodeAnswers(text: string): Answers | null {
  const read = parseJson(text);
  return read === undefined ? null : (answers.safeParse(read).data ?? null);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An edit as a client tells of it: how long ago it was made, since clients' clocks differ. */
export interface EditReport {
  readonly value: string;
  readonly ageMs: number;
}

const edits = z
  .record(
    z.string(),
    z.object({ value: z.string().check(z.maxLength(MAX_LETTERS)), ageMs: z.number().check(z.minimum(0)) }),
  )
  .check(z.refine(bounded));

/** null for anything that is no object of question ids and edits. */
export function parseEdits(value: unknown): Readonly<Record<string, EditReport>> | null {
  return edits.safeParse(value).data ?? null;
}

const spent = z.record(z.string(), z.number().check(z.minimum(0))).check(z.refine(bounded));

/** Milliseconds by question; null for anything else. */
export function parseSpent(value: unknown): Readonly<Record<string, number>> | null {
  return spent.safeParse(value).data ?? null;
}
