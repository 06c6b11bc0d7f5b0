import { randomUUID } from 'node:crypto';
import { COSTS, type CostRow } from '#domain/billing/costs.ts';
import { newEmail, PASSWORD } from '../../e2e/support/api.ts';
import type { Caller } from './caller.ts';
import { LOG_IN, SIGN_UP } from './documents.ts';
import { type Journal, newJournal } from './journal.ts';
import type { Answer } from './wire.ts';

/** Somebody who practises, and remembers what was acknowledged. */
export interface Learner {
  readonly journal: Journal;
  /** Result of a call, or null: refused, or its sender gave up. */
  read<Data>(query: string, variables: object): Promise<Data | null>;
  /** Does something once. `note` writes down what was acknowledged, before anything else happens. */
  act<Data>(action: Action<Data>): Promise<Data | null>;
}

export interface Action<Data> {
  readonly query: string;
  readonly variables: object;
  readonly price?: CostRow;
  readonly note: (data: Data) => void;
}

interface Entered {
  readonly user: { readonly id: string };
  readonly token: { readonly access: string };
}

/** Access tokens live for a quarter of an hour. */
const TOKEN_MS = 12 * 60_000;

/** Creates an account. Null where that was refused, or its sender gave up. */
export async function signUp(caller: Caller): Promise<Learner | null> {
  const email = newEmail();
  const form = { email, password: PASSWORD, fullName: 'Ana Ruiz', speciality: 'general-practice' };
  const variables = { ...form, language: 'es', languageToLearn: 'en' };
  const answer = await caller.ask<{ signup: Entered }>({ query: SIGN_UP, variables });
  if (answer.kind === 'result') return learnerOf(caller, email, answer.data.signup);
  // Its answer was lost, and it is there.
  const taken = answer.kind === 'refused' && answer.code.endsWith('email_taken');
  const entered = taken ? await logIn(caller, email) : null;
  return entered && learnerOf(caller, email, entered);
}

export async function logIn(caller: Caller, email: string): Promise<Entered | null> {
  const variables = { email, password: PASSWORD };
  const answer = await caller.ask<{ login: Entered }>({ query: LOG_IN, variables });
  return answer.kind === 'result' ? answer.data.login : null;
}

function learnerOf(caller: Caller, email: string, entered: Entered): Learner {
  const journal = newJournal(email, entered.user.id);
  let { access } = entered.token;
  let since = performance.now();
  const token = async () => {
    if (performance.now() - since < TOKEN_MS) return access;
    access = (await logIn(caller, email))?.token.access ?? access;
    since = performance.now();
    return access;
  };
  const resultOf = <Data>(answer: Answer<Data>) => (answer.kind === 'result' ? answer.data : null);
  return {
    journal,
    read: async <Data>(query: string, variables: object) =>
      resultOf(await caller.ask<Data>({ query, variables, access: await token() })),
    act: async <Data>({ query, variables, price, note }: Action<Data>) => {
      const call = { query, variables, access: await token(), key: randomUUID() };
      journal.changes += 1;
      journal.underWay = true;
      const data = resultOf(await caller.ask<Data>(call));
      if (data !== null) {
        journal.spent += price ? COSTS[price] : 0;
        note(data);
      }
      journal.underWay = false;
      journal.changes += 1;
      return data;
    },
  };
}
