import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '#server/db/client.ts';
import { USER } from '#server/db/embedded/endpoint.ts';
import { placeIn } from '#server/db/embedded/place.ts';

/** What the database holds of learners, at one moment. */
export interface Stored {
  readonly learners: ReadonlyMap<string, StoredLearner>;
}

export interface StoredLearner {
  readonly email: string;
  /** The doctor's turns, each with its conversation, its number and the answer to it. */
  readonly messages: readonly StoredMessage[];
  readonly attempts: ReadonlyMap<string, number>;
  readonly completions: ReadonlyMap<string, number>;
  readonly granted: number;
  readonly ledger: number;
  readonly buckets: number;
  /** Credits of calls, by their state. */
  readonly open: number;
  readonly settled: number;
}

export interface StoredMessage {
  readonly conversation: string;
  readonly number: number;
  readonly text: string;
  readonly response: string | null;
}

/** To the embedded database of a running product. */
export function embeddedIn(dataDir: string): Connection {
  return { host: placeIn(dataDir).socketFolder, port: 5432, user: USER, database: 'postgres' };
}

const counts = (ids: string, number: string, from: string) =>
  `(select coalesce(json_object_agg(${ids}, n), '{}') from (select ${ids}, ${number} as n from ${from}) as counted)`;

const paidIn = (state: string) =>
  `(select coalesce(-sum(amount), 0)::int from ledger_entries join calls on calls.id = call_id
    where ledger_entries.learner_id = learners.id and state = '${state}')`;

const LEARNERS = `
  select learners.id, email,
    (select coalesce(json_agg(json_build_object('conversation', doctor.conversation_id, 'number', doctor.number,
        'text', doctor.content, 'response', patient.content)), '[]')
      from conversations
      join conversation_turns doctor on doctor.conversation_id = conversations.id and doctor.role = 'doctor'
      left join conversation_turns patient on patient.conversation_id = conversations.id
        and patient.role = 'patient' and patient.number = doctor.number + 1
      where conversations.learner_id = learners.id) as messages,
    ${counts('item_id', 'attempts', 'vocabulary_progress where learner_id = learners.id')} as terms,
    ${counts('practice_id', 'attempts', 'guided_line_progress where learner_id = learners.id')} as lines,
    ${counts('item_id', 'completions', 'vocabulary_progress where learner_id = learners.id')} as terms_done,
    ${counts('group_id', 'count(*)', 'guided_attempts where learner_id = learners.id group by group_id')} as dialogues_done,
    ${counts('case_id', 'completions', 'case_progress where learner_id = learners.id')} as cases_done,
    (select coalesce(sum(amount) filter (where kind = 'grant'), 0)::int from ledger_entries
      where learner_id = learners.id) as granted,
    (select coalesce(sum(amount), 0)::int from ledger_entries where learner_id = learners.id) as ledger,
    (select coalesce(sum(remaining), 0)::int from credit_buckets where learner_id = learners.id) as buckets,
    ${paidIn('open')} as open,
    ${paidIn('settled')} as settled
  from learners`;

/** Reads everything in one statement, which sees one moment. */
export async function readStored(connection: Connection): Promise<Stored> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query(LEARNERS);
    const learners = rows.map((row): [string, StoredLearner] => [
      row.id,
      {
        ...row,
        attempts: mapOf(row.terms, row.lines),
        completions: mapOf(row.terms_done, row.dialogues_done, row.cases_done),
      },
    ]);
    return { learners: new Map(learners) };
  });
}

const mapOf = (...counted: Readonly<Record<string, number>>[]) =>
  new Map(counted.flatMap((each) => Object.entries(each).filter(([, count]) => count > 0)));

/** Credits that are held for calls under way. */
export async function heldCredits(connection: Connection): Promise<number> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query("select count(*)::int as open from calls where state = 'open'");
    return rows[0].open;
  });
}

/** Cases by their versions, which is what the wire calls them by. */
export async function casesByVersion(connection: Connection): Promise<ReadonlyMap<string, string>> {
  return withClient(connection, async (client) => {
    const { rows } = await client.query('select id, case_id from patient_cases');
    return new Map(rows.map(({ id, case_id }) => [id, case_id]));
  });
}

export async function withClient<Result>(
  connection: Connection,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(connection);
  try {
    return await ask(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** The database may be away at this moment: that is what it is looked at for. */
async function connect(connection: Connection, triesLeft = 100): Promise<pg.Client> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (triesLeft === 0) throw error;
    await wait(100);
    return connect(connection, triesLeft - 1);
  }
}
