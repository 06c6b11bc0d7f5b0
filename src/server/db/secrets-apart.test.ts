import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './client.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** In the order in which a database takes them. */
const MIGRATIONS = globSync('*.sql', { cwd: MIGRATIONS_FOLDER }).sort();
const tested = MIGRATIONS.findIndex((name) => name.endsWith('_secrets-apart.sql'));

async function migrate(tx: Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const statements = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8');
    for (const statement of statements.split('--> statement-breakpoint')) {
      if (statement.trim()) await tx.execute(sql.raw(statement));
    }
  }
}

class Undo extends Error {}

/** Runs in a schema of its own, in place of the one that the tests share, and leaves nothing behind. */
async function inEmptySchema(work: (tx: Db) => Promise<void>): Promise<void> {
  const done = database.db.transaction(async (tx) => {
    await tx.execute('alter schema public rename to kept');
    await tx.execute('create schema public');
    await work(tx);
    throw new Undo();
  });
  await expect(done).rejects.toThrow(Undo);
}

it('carries passwords, briefs and voices over into tables of their own, and gives sessions an end', async () => {
  await inEmptySchema(async (tx) => {
    await migrate(tx, MIGRATIONS.slice(0, tested));
    await tx.execute(sql`
      insert into learners (id, email, username, full_name, first_name, last_name, password_hash, language_to_learn)
      values ('7b0f7c1e-6d0a-4c3e-9b8e-0d3f5a7c9e11', 'ana@example.org', 'ana', 'Ana', 'Ana', '', 'a hash', 'en')`);
    await tx.execute(sql`
      insert into sessions (learner_id, created_at)
      values ('7b0f7c1e-6d0a-4c3e-9b8e-0d3f5a7c9e11', '2030-01-01T00:00:00Z')`);
    await tx.execute(sql`
      insert into patient_cases (id, case_id, language, level_slug, pack_path, title, content, description, patient_info, brief)
      values ('en-a@1', 'en-a', 'en', 'beginner-complex', 'a.yaml', 'A', 'A', 'A', '{}', '{"voice": "male", "facts": []}')`);
    await migrate(tx, MIGRATIONS.slice(tested, tested + 1));
    const rows = async (query: string) => {
      const result = (await tx.execute(sql.raw(query))) as unknown as { rows: unknown[] };
      return result.rows;
    };
    expect(await rows('select learner_id, password_hash from credentials')).toEqual([
      { learner_id: '7b0f7c1e-6d0a-4c3e-9b8e-0d3f5a7c9e11', password_hash: 'a hash' },
    ]);
    expect(await rows('select * from case_briefs')).toEqual([
      { case_version_id: 'en-a@1', brief: { voice: 'male', facts: [] } },
    ]);
    expect(await rows('select voice from patient_cases')).toEqual([{ voice: 'male' }]);
    expect(await rows(`select ends_at = '2030-04-01T00:00:00Z' as ends from sessions`)).toEqual([
      { ends: true },
    ]);
  });
});
