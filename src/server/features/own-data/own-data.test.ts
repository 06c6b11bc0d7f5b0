import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileBlobs } from '../../adapters/blobs/file-blobs.ts';
import { ledgerEntries, payments, subscriptions } from '../../db/schema/billing.ts';
import { learners } from '../../db/schema/learners.ts';
import { aFullLearner, type FullLearner, WORDS } from '../../testing/full-learner.ts';
import { aLearner } from '../../testing/learners.ts';
import { learnersTables, rowsThatSay, snapshotOf } from '../../testing/tables.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { isPlanRenewing } from '../billing/billing.service.ts';

const PASSWORD = 'correct horse battery';
const DELETE =
  'mutation deleteAccount($password: String!) { deleteAccount(password: $password) { success message } }';
const LOGIN = `mutation login($email: String!, $password: String!) {
  login(email: $email, password: $password) { token { access } }
}`;

/** Whose rows `myData` tells of. */
const TOLD = [
  'learners',
  'provider_consents',
  'sessions',
  'subscriptions',
  'billing_customers',
  'credit_buckets',
  'ledger_entries',
  'vocabulary_progress',
  'guided_progress',
  'guided_line_progress',
  'guided_attempts',
  'case_progress',
  'conversations',
  'conversation_turns',
  'oet_attempts',
  'oet_attempt_parts',
  'oet_phase_starts',
  'oet_marks',
  'oet_mock_exams',
  'oet_drafts',
  'oet_assessments',
  'oet_takes',
];
/** Whose rows it leaves out, which its notes say: secrets, and what works for a day or only as a digest. */
const LEFT_OUT = ['credentials', 'refresh_tokens', 'password_resets', 'calls', 'paid_inputs', 'made_voices'];
/** Told too, but kept when she goes, as an operator has to: their rows stay and say no more whose they were. */
const REMAINS = ['payments', 'operator_acts'];

let server: TestServer;
let folder: string;
let full: FullLearner;

beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'bedside-blobs-'));
  Object.assign(server.deps, { blobs: fileBlobs(folder, server.deps.clock) });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await emptyDatabase(server.database.db);
  full = await aFullLearner(server);
});

const db = () => server.database.db;
const call = (query: string, variables: Record<string, unknown> = {}) =>
  server.call(query, variables, { token: full.learner.token });

/** Every file below the folder of the blobs, with what is in it. */
async function keptFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => `${name} ${await readFile(join(parentPath, name), 'latin1')}`),
  );
}

it('knows every table of learners', async () => {
  expect(await learnersTables(db())).toEqual([...TOLD, ...LEFT_OUT, ...REMAINS].sort());
});

it('is tried with a learner who has a row in each of them', async () => {
  const filled = await rowsThatSay(db(), full.marks);
  expect(
    Object.keys(filled)
      .filter((table) => table !== 'throttles')
      .sort(),
  ).toEqual([...TOLD, ...LEFT_OUT, ...REMAINS].sort());
  expect((await keptFiles()).join()).toContain(WORDS.turn);
});

describe('own data', () => {
  it('are all there, without secrets and inner ids', async () => {
    const { data, errors } = await call('{ myData }');
    expect(errors).toEqual([]);
    const { account, conversations, credits, examAttempts, ...rest } = data.myData;
    expect(account).toMatchObject({ fullName: WORDS.name, phoneNumber: WORDS.phone, nativeLanguage: 'pt' });
    expect(conversations).toMatchObject([
      { turns: [{ number: 1, role: 'doctor', content: `Any ${WORDS.turn}?` }, { number: 2 }] },
    ]);
    expect(credits).toMatchObject({
      buckets: [{ remaining: 500 }],
      movements: [{ kind: 'grant', amount: 500, grantedBy: 'trial' }],
    });
    expect(examAttempts).toMatchObject([{ module: 'reading', clocks: [{ clock: expect.any(String) }] }]);
    expect(examAttempts[0].marks).toMatchObject([{ part: 'A' }]);
    expect(JSON.stringify(examAttempts[0].parts)).toContain(WORDS.answer);
    expect(examAttempts[0]).toMatchObject({
      takes: [{ turn: 1, source: 'typed', isRecorded: true, measures: null }],
      drafts: [{ part: 'A', text: WORDS.letter }],
      assessments: [{ part: 'A', assessment: { quotes: [WORDS.letter] } }],
    });
    expect(rest).toMatchObject({
      exportedAt: expect.any(String),
      sessions: [{ device: null }],
      consents: [{ capability: 'transcriber', host: 'ai.example' }],
      subscriptions: [{ plan: 'Trial', priceCents: 0 }],
      payments: { customer: expect.stringContaining(WORDS.customer), paid: [{ amountCents: 999 }] },
      operatorActs: [{ act: 'grant', reason: 'a gift' }],
      vocabulary: [{ attempts: 2, bestScore: 71.5 }],
      dialogues: { completed: [{ completions: 1 }], lines: [{ bestScore: 80 }], attempts: [{ score: 83 }] },
      cases: [{ completions: 1 }],
    });
    expect(rest.notes.join()).toContain('no recordings');
    const all = JSON.stringify(data.myData);
    expect(all).not.toMatch(/argon2|"seed"|"state"|"units"/);
    for (const id of Object.values(full.ids)) expect(all).not.toContain(id);
  });

  it('of a new learner are hers alone', async () => {
    const other = await aLearner(server);
    const { data } = await server.call('{ myData }', {}, { token: other.token });
    expect(data.myData).toMatchObject({ conversations: [], examAttempts: [], vocabulary: [] });
    const all = JSON.stringify(data.myData);
    expect(full.marks.filter((mark) => all.includes(mark))).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('leaves nothing in any table or file, and closes its sessions at once', async () => {
    const { data } = await call(DELETE, { password: PASSWORD });
    const message = 'Your account is deleted, with everything that was stored of you.';
    expect(data.deleteAccount).toEqual({ success: true, message });
    expect(await rowsThatSay(db(), full.marks)).toEqual({});
    expect(await db().select().from(payments)).toMatchObject([{ learnerId: null }]);
    expect((await keptFiles()).filter((file) => full.marks.some((mark) => file.includes(mark)))).toEqual([]);

    expect((await call('{ me { id } }')).errors[0]!.extensions.code).toBe('AUTH_002');
    const login = await server.call(LOGIN, { email: full.learner.email, password: PASSWORD });
    expect(login.errors[0]!.extensions.code).toBe('AUTH_003');
    const { email } = full.learner;
    expect(await aLearner(server, { email })).toMatchObject({ email });
  });

  it('takes nothing of anybody else along', async () => {
    const other = await aFullLearner(server);
    const mine = [...Object.values(other.ids), other.learner.email];
    const before = await snapshotOf(db(), mine);
    await call(DELETE, { password: PASSWORD });
    expect(await snapshotOf(db(), mine)).toEqual(before);
  });

  it('needs its password', async () => {
    const before = await rowsThatSay(db(), full.marks);
    for (const password of ['', 'wrong', `${PASSWORD} `]) {
      const { data } = await call(DELETE, { password });
      expect(data.deleteAccount).toEqual({
        success: false,
        message: 'This is not your password. Nothing was deleted.',
      });
    }
    expect(await rowsThatSay(db(), full.marks)).toEqual(before);
  });

  it('has no plan any more that would go on being charged', async () => {
    const plan = {
      learnerId: full.ids.learner,
      planId: 'basic',
      provider: 'sandbox' as const,
      planName: 'Basic',
      priceCents: 999,
      creditsAllocated: 1000,
      includesOet: false,
      startsAt: server.time,
      endsAt: new Date(server.time.getTime() + 1000),
    };
    await db().insert(subscriptions).values(plan);
    const refused = await call(DELETE, { password: PASSWORD });
    const message = expect.stringMatching(/^Your plan would go on being charged/);
    expect(refused.data.deleteAccount).toEqual({ success: false, message });
    expect(await isPlanRenewing(db(), full.ids.learner, plan.endsAt)).toBe(false);
    await db().update(subscriptions).set({ cancelledAt: server.time });
    expect((await call(DELETE, { password: PASSWORD })).data.deleteAccount.success).toBe(true);
  });

  it('is asked for its password only so often', async () => {
    const bounded = await startTestServer({ rateLimits: true });
    try {
      const { token } = await aLearner(bounded);
      const codes: (string | undefined)[] = [];
      for (let count = 0; count < 11; count++) {
        const { errors } = await bounded.call(DELETE, { password: 'wrong' }, { token });
        codes.push(errors[0]?.extensions.code);
      }
      expect(codes[9]).toBeUndefined();
      expect(codes[10]).toBe('SRV_002');
    } finally {
      await bounded.close();
    }
  });
});

describe('the ledger', () => {
  const message = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { cause?: Error }) => String(error.cause?.message),
    );

  it('lets nothing be changed or deleted of a learner who is there', async () => {
    const own = eq(ledgerEntries.learnerId, full.ids.learner);
    expect(await message(db().update(ledgerEntries).set({ amount: 1_000_000 }).where(own))).toBe(
      'ledger_entries is append-only',
    );
    expect(await message(db().delete(ledgerEntries).where(own))).toBe('ledger_entries is append-only');
  });

  it('lets no learner go in a statement that would also change it', async () => {
    const attempt = db().transaction(async (tx) => {
      await tx.delete(ledgerEntries).where(eq(ledgerEntries.learnerId, full.ids.learner));
      await tx.delete(learners).where(eq(learners.id, full.ids.learner));
    });
    expect(await message(attempt)).toBe('ledger_entries is append-only');
    expect(await db().select().from(ledgerEntries)).not.toEqual([]);
  });

  it('takes no entry for a learner who is gone', async () => {
    await call(DELETE, { password: PASSWORD });
    const entry = {
      learnerId: full.ids.learner,
      bucketId: full.ids.bucket,
      kind: 'release',
      amount: 1,
    } as const;
    expect(await message(db().insert(ledgerEntries).values(entry))).toMatch(/foreign key/);
  });
});
