import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';

/*
 * Learners' rows as a product in use has them: ids are made from numbers, times run with the order of the rows, and of
 * what the jobs clear there is as much as comes together between two runs.
 */

interface Filling {
  readonly table: string;
  /** Rows for each learner. */
  readonly each: number;
  readonly columns: string;
  /**
   * Values of the columns: `r` numbers the rows, `n` the learner, `k` the learner's own rows from 0, and `part` says
   * how far among all rows this one is, above 0 and up to 1.
   */
  readonly values: string;
  /** Content that rows point to, by name: an array of ids in `content.ids`. */
  readonly content?: string;
}

const learner = `md5('learner' || n)::uuid`;
const content = '(content.ids)[1 + (n * 13 + k) % cardinality(content.ids)]';
const idsOf = (table: string, column = 'id') =>
  `(select array_agg(distinct ${column}) as ids from ${table} where retired_at is null)`;
/** One row of a thousand, of those that a job has still to clear. */
const oneOfThousand = 'r % 1000 = 0';

const ACCOUNTS: readonly Filling[] = [
  {
    table: 'learners',
    each: 1,
    columns:
      'id, email, username, full_name, first_name, last_name, native_language, language_to_learn, speciality_slug, category_slug',
    values: `${learner}, 'rows' || n || '@example.org', 'rows' || n, 'Ana Silva', 'Ana', 'Silva', 'pt',
      (array['en', 'es', 'fr', 'de', 'pt'])[1 + n % 5],
      split_part(content.ids[1 + n % cardinality(content.ids)], ' ', 1),
      split_part(content.ids[1 + n % cardinality(content.ids)], ' ', 2)`,
    content: `(select array_agg(slug || ' ' || category_slug) as ids from specialities)`,
  },
  {
    table: 'credentials',
    each: 1,
    columns: 'learner_id, password_hash',
    values: `${learner}, repeat('x', 97)`,
  },
  {
    table: 'sessions',
    each: 2,
    columns: 'id, learner_id, created_at, ends_at, revoked_at',
    values: `md5('session' || r)::uuid, ${learner}, now() - (1 - part) * interval '90 days',
      now() + part * interval '90 days' - interval '1 hour',
      case when ${oneOfThousand} then now() - interval '10 minutes' end`,
  },
  {
    table: 'refresh_tokens',
    each: 4,
    columns: 'hash, session_id, created_at, expires_at, rotated_at',
    values: `md5('token' || r), md5('session' || (1 + (r - 1) % (2 * learners)))::uuid,
      now() - (1 - part) * interval '30 days', now() + part * interval '30 days' - interval '1 hour',
      case when part > 0.99 then now() - (1 - part) * 100 * interval '2 hours' end`,
  },
  {
    table: 'throttles',
    each: 1,
    columns: 'rule, subject, window_start, hits',
    values: `'login-account', md5('subject' || r), now() - (1 - part) * interval '25 hours', 3`,
  },
];

const BILLING: readonly Filling[] = [
  {
    table: 'subscriptions',
    each: 1,
    columns:
      'id, learner_id, plan_id, plan_name, price_cents, credits_allocated, includes_oet, starts_at, ends_at',
    values: `md5('subscription' || r)::uuid, ${learner}, 'trial', 'Trial', 0, 500, true,
      now() - (2 - 2 * part) * interval '14 days', now() + (2 * part - 1) * interval '14 days'`,
  },
  {
    table: 'credit_buckets',
    each: 1,
    columns: 'id, learner_id, subscription_id, remaining, ends_at, created_at',
    values: `md5('bucket' || r)::uuid, ${learner}, md5('subscription' || r)::uuid,
      case when part > 0.5 or ${oneOfThousand} then 480 else 0 end,
      now() + (2 * part - 1) * interval '14 days', now() - (2 - 2 * part) * interval '14 days'`,
  },
  {
    table: 'calls',
    each: 4,
    columns: 'id, learner_id, field, key, input_hash, cost_row, kept, state, owner, answer, expires_at',
    values: `md5('call' || r)::uuid, ${learner}, 'generateVoice', md5('key' || r)::uuid, md5('input' || r), 'voice', true,
      case when ${oneOfThousand} then 'open' else 'settled' end, md5('owner')::uuid, '{"value": {"blob": "voice"}}',
      case when ${oneOfThousand} then now() - interval '1 minute'
        else now() + part * interval '24 hours' - interval '1 minute' end`,
  },
  {
    table: 'ledger_entries',
    each: 6,
    columns: 'learner_id, bucket_id, call_id, kind, amount',
    values: `${learner}, md5('bucket' || n)::uuid, case when k < 5 then md5('call' || r)::uuid end,
      case when k < 5 then 'reserve' else 'grant' end, case when k < 5 then -1 else 500 end`,
  },
  {
    table: 'paid_inputs',
    each: 4,
    columns: 'learner_id, cost_row, input_hash',
    values: `${learner}, 'voice', md5('input' || r)`,
  },
  {
    table: 'blobs',
    each: 2,
    columns: 'key, bytes, size, used_at',
    values: `'voice-' || md5('blob' || r), decode(md5('bytes' || r), 'hex'), 16, now() - (1 - part) * interval '30 days'`,
  },
];

const PRACTICE: readonly Filling[] = [
  {
    table: 'vocabulary_progress',
    each: 12,
    columns: 'learner_id, item_id, attempts, best_score, completions, completed_at',
    values: `${learner}, ${content}, k % 3, 70 + k, k % 2, case when k % 2 = 1 then now() - (1 - part) * interval '90 days' end`,
    content: idsOf('vocabulary_items'),
  },
  {
    table: 'guided_line_progress',
    each: 6,
    columns: 'learner_id, practice_id, attempts, best_score',
    values: `${learner}, ${content}, 1 + k % 3, 80`,
    content: idsOf('guided_practices'),
  },
  {
    table: 'guided_progress',
    each: 2,
    columns: 'learner_id, group_id, completions, completed_at',
    values: `${learner}, ${content}, 1, now() - (1 - part) * interval '90 days'`,
    content: idsOf('guided_groups'),
  },
  {
    table: 'guided_attempts',
    each: 2,
    columns: 'learner_id, group_id, score, created_at',
    values: `${learner}, ${content}, 80, now() - (1 - part) * interval '90 days'`,
    content: idsOf('guided_groups'),
  },
  {
    table: 'conversations',
    each: 2,
    columns: 'id, learner_id, subject, language, seed, started_at, completed_at',
    values: `md5('conversation' || r)::uuid, ${learner}, ${content}, 'en', r, now() - (1 - part) * interval '90 days',
      case when k = 0 then now() - (1 - part) * interval '89 days' end`,
    content: idsOf('patient_cases'),
  },
  {
    table: 'conversation_turns',
    each: 10,
    columns: 'conversation_id, number, role, content, units, created_at',
    values: `md5('conversation' || (1 + (r - 1) % (2 * learners)))::uuid, 1 + (r - 1) / (2 * learners),
      case when (r - 1) / (2 * learners) % 2 = 0 then 'doctor' else 'patient' end, 'What was said as number ' || r || '.',
      case when (r - 1) / (2 * learners) % 2 = 1 then '["opening"]'::jsonb end, now() - (1 - part) * interval '90 days'`,
  },
  {
    table: 'case_progress',
    each: 2,
    columns: 'learner_id, case_id, completions, completed_at',
    values: `${learner}, ${content}, 1, now() - (1 - part) * interval '90 days'`,
    content: idsOf('patient_cases', 'case_id'),
  },
];

const attempt = `md5('attempt' || (1 + (r - 1) / 3))::uuid`;
const part = `(array['A', 'B', 'C'])[1 + (r - 1) % 3]`;

const EXAM: readonly Filling[] = [
  {
    table: 'oet_attempts',
    each: 1,
    columns: 'id, learner_id, module, test_version_id, created_at',
    values: `md5('attempt' || r)::uuid, ${learner}, 'reading', ${content}, now() - (1 - part) * interval '90 days'`,
    content: idsOf('oet_test_versions'),
  },
  {
    table: 'oet_attempt_parts',
    each: 3,
    columns: 'attempt_id, part, submitted_at',
    values: `${attempt}, ${part}, now() - (1 - part) * interval '90 days'`,
  },
  {
    table: 'oet_phase_starts',
    each: 1,
    columns: 'attempt_id, clock, phase, started_at',
    values: `md5('attempt' || r)::uuid, 'A', 'running', now() - (1 - part) * interval '90 days'`,
  },
  {
    table: 'oet_marks',
    each: 3,
    columns: 'attempt_id, part, marked, at_time, overrun_seconds, marked_at',
    values: `${attempt}, ${part}, '{"obtained": 1, "total": 1, "questions": [], "shaped": {"obtained": 1, "total": 1}, "skills": {}, "topics": {}}',
      '{"obtained": 1, "total": 1}', 0, now() - (1 - part) * interval '90 days'`,
  },
];

const FILLINGS = [...ACCOUNTS, ...BILLING, ...PRACTICE, ...EXAM];

/** Fills the learners' tables with so many rows in all. Returns how many each has. */
export async function makeRows(db: Db, rows: number): Promise<ReadonlyMap<string, number>> {
  const learners = Math.ceil(rows / FILLINGS.reduce((sum, { each }) => sum + each, 0));
  for (const filling of FILLINGS) await db.execute(sql.raw(insertionOf(filling, learners)));
  await requireAllFilled(db);
  await db.execute(sql`vacuum analyze`);
  return new Map(FILLINGS.map(({ table, each }) => [table, learners * each]));
}

function insertionOf({ table, each, columns, values, content }: Filling, learners: number): string {
  const rows = learners * each;
  return `insert into ${table} (${columns}) select ${values}
    from (select ${learners} as learners, r, 1 + (r - 1) % ${learners} as n, (r - 1) / ${learners} as k, r::float8 / ${rows} as part
      from generate_series(1, ${rows}) as r) as made${content ? ` cross join ${content} as content` : ''}`;
}

/** A table that refers to one of these holds learners' rows as well. */
async function requireAllFilled(db: Db): Promise<void> {
  const filled = `'${FILLINGS.map(({ table }) => table).join("', '")}'`;
  const { rows } = (await db.execute(
    sql.raw(`select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid::regclass::text in (${filled}) and conrelid::regclass::text not in (${filled})`),
  )) as unknown as { rows: { table: string }[] };
  if (rows.length > 0) throw new Error(`No rows are made for ${rows.map(({ table }) => table).join(', ')}`);
}
