import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TestHandlers } from './fixtures/test-worker.ts';
import { createPool, type Pool, type PoolOptions } from './pool.ts';

const open: Pool<TestHandlers>[] = [];

function testPool(options: Partial<PoolOptions> = {}): Pool<TestHandlers> {
  const module = new URL('./fixtures/test-worker.ts', import.meta.url);
  const pool = createPool<TestHandlers>({ module, size: 1, ...options });
  open.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

describe('a pool of workers', () => {
  it('answers jobs with typed arrays and leaves the caller its own', async () => {
    const pool = testPool();
    const samples = Float32Array.of(0.25, -0.5);
    const answer = await pool.run('double', samples);
    expect([...answer.samples]).toEqual([0.5, -1]);
    expect([...samples]).toEqual([0.25, -0.5]);
  });

  it('sends only the part of a buffer that was meant', async () => {
    const samples = new Float32Array(1000).subarray(500, 502).fill(3);
    const answer = await testPool().run('double', samples);
    expect([...answer.samples]).toEqual([6, 6]);
    expect(answer.samples.buffer.byteLength).toBe(8);
  });

  it('runs jobs side by side on as many threads as it has, one on each', async () => {
    const pool = testPool({ size: 2 });
    await pool.warm();
    const jobs = [pool.run('wait', 50), pool.run('wait', 50)];
    expect(pool.state()).toMatchObject({ busy: 2, waiting: 0 });
    expect(new Set(await Promise.all(jobs)).size).toBe(2);
    expect(pool.state()).toMatchObject({ ready: 2, busy: 0, waiting: 0, answered: 2, lost: 0 });
  });

  it('answers first come first served', async () => {
    const pool = testPool();
    const order: number[] = [];
    await Promise.all([30, 20, 1].map((ms) => pool.run('wait', ms).then(() => order.push(ms))));
    expect(order).toEqual([30, 20, 1]);
  });

  it('ends a job that takes too long and goes on with a new thread', async () => {
    const pool = testPool({ jobTimeoutMs: 1_000 });
    const before = await pool.run('thread', null);
    await expect(pool.run('hang', null)).rejects.toMatchObject({ code: 'SRV_002', reason: undefined });
    const after = await pool.run('thread', null);
    expect(after).not.toBe(before);
    expect(pool.state().lost).toBe(1);
  });

  it.each(['crash', 'exit'] as const)('answers the job that brought a thread down: %s', async (how) => {
    const lost: Error[] = [];
    const pool = testPool({ onLost: (error) => lost.push(error) });
    const waiting = [pool.run(how, null), pool.run('thread', null)];
    await expect(waiting[0]).rejects.toMatchObject({ code: 'SRV_002' });
    await expect(waiting[1]).resolves.toBeTypeOf('number');
    expect(lost).toHaveLength(1);
  });

  it('refuses jobs beyond its queue as overloaded', async () => {
    const pool = testPool({ maxQueue: 2 });
    await pool.warm();
    const accepted = [pool.run('wait', 100), pool.run('wait', 1), pool.run('wait', 1)];
    await expect(pool.run('wait', 1)).rejects.toMatchObject({ code: 'SRV_002', reason: 'overloaded' });
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
  });

  it('refuses at once a job that would wait too long by what others took, and harms none of those', async () => {
    // Three waits of a second are too long at any speed, two are not at three quarters of it.
    const pool = testPool({ maxWaitMs: 2_950 });
    await pool.run('wait', 1_000);
    const accepted = Array.from({ length: 3 }, () => pool.run('wait', 1));
    const late: string[] = [];
    const refused = pool.run('wait', 1).catch((error) => late.push(error.reason));
    await Promise.race([refused, accepted[0]]);
    expect(late).toEqual(['overloaded']);
    await expect(Promise.all(accepted)).resolves.toHaveLength(3);
    await expect(pool.run('wait', 1)).resolves.toBeTypeOf('number');
  });

  it('gives up on a job that waited too long', async () => {
    const pool = testPool({ maxWaitMs: 100 });
    await pool.warm();
    const long = pool.run('wait', 300);
    await expect(pool.run('thread', null)).rejects.toMatchObject({ code: 'SRV_002', reason: 'overloaded' });
    await expect(long).resolves.toBeTypeOf('number');
  });

  it('begins what nobody waits for when no other job waits', async () => {
    const pool = testPool();
    await pool.warm();
    const order: string[] = [];
    const run = (name: string, background: boolean) =>
      pool.run('wait', 20, { background }).then(() => order.push(name));
    await Promise.all([run('first', true), run('background', true), run('one', false), run('two', false)]);
    expect(order).toEqual(['first', 'one', 'two', 'background']);
  });

  it('lets what nobody waits for wait as long as it takes', async () => {
    const pool = testPool({ maxQueue: 1, maxWaitMs: 50 });
    await pool.warm();
    await pool.run('wait', 200);
    const long = pool.run('wait', 200);
    const background = [1, 2, 3].map(() => pool.run('thread', null, { background: true }));
    await expect(pool.run('thread', null)).rejects.toMatchObject({ reason: 'overloaded' });
    await expect(Promise.all([long, ...background])).resolves.toHaveLength(4);
  });

  it('lets a job in the background leave while it waits', async () => {
    const pool = testPool();
    const leaving = new AbortController();
    const running = pool.run('wait', 50);
    const waiting = pool.run('hang', null, { background: true, signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    await expect(running).resolves.toBeTypeOf('number');
    expect(pool.state()).toMatchObject({ waiting: 0, lost: 0 });
  });

  it('drops an aborted job, waiting or running, and keeps its thread', async () => {
    const pool = testPool();
    await pool.warm();
    const running = new AbortController();
    const waiting = new AbortController();
    const jobs = [
      pool.run('wait', 100, { signal: running.signal }),
      pool.run('hang', null, { signal: waiting.signal }),
    ];
    waiting.abort(new Error('left the queue'));
    running.abort(new Error('left the job'));
    await expect(jobs[0]).rejects.toThrow('left the job');
    await expect(jobs[1]).rejects.toThrow('left the queue');
    await expect(pool.run('thread', null, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    await pool.run('thread', null);
    expect(pool.state().lost).toBe(0);
  });

  it('replaces a thread after so many jobs', async () => {
    const pool = testPool({ maxJobs: 2 });
    const threads = await Promise.all([1, 2, 3, 4, 5].map(() => pool.run('thread', null)));
    expect(threads[0]).toBe(threads[1]);
    expect(threads[2]).toBe(threads[3]);
    expect(new Set(threads).size).toBe(3);
    expect(pool.state().lost).toBe(0);
  });

  it('passes refusals on as they are and faults as SRV_002 with their cause', async () => {
    const pool = testPool();
    await expect(pool.run('refuse', null)).rejects.toMatchObject({
      code: 'VAL_001',
      reason: 'text_too_long',
      params: { max: 7 },
    });
    await expect(pool.run('fail', 'no such voice')).rejects.toMatchObject({
      code: 'SRV_002',
      cause: expect.objectContaining({ message: 'no such voice' }),
    });
  });

  it('says why a thread can not start, keeps trying, and lets no job wait for it', async () => {
    const module = new URL('./fixtures/broken-worker.ts', import.meta.url);
    const pool = testPool({ module, maxWaitMs: 30_000 });
    const fault = { code: 'SRV_002', reason: undefined, cause: expect.any(Error) };
    const waiting = expect(pool.run('thread', null)).rejects.toMatchObject(fault);
    await expect(pool.warm()).rejects.toThrow('missing a file');
    await waiting;
    await expect(pool.run('thread', null)).rejects.toMatchObject(fault);
    await vi.waitFor(() => expect(pool.state().lost).toBeGreaterThan(1), 10_000);
    expect(pool.state().ready).toBe(0);
  });

  it('warms up after all when a thread starts at a later try', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bedside-pool-'));
    vi.stubEnv('TMPDIR', folder);
    try {
      const pool = testPool({ module: new URL('./fixtures/late-worker.ts', import.meta.url) });
      await expect(pool.warm()).rejects.toThrow('came too early');
      await pool.warm();
      expect(pool.state().ready).toBe(1);
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true });
    }
  });

  it('lets running jobs end when it closes, and refuses the rest', async () => {
    const pool = testPool();
    await pool.warm();
    const running = pool.run('wait', 100);
    const waiting = pool.run('wait', 1);
    waiting.catch(() => {});
    await pool.close();
    await expect(running).resolves.toBeTypeOf('number');
    await expect(waiting).rejects.toMatchObject({ code: 'SRV_002' });
    await expect(pool.run('wait', 1)).rejects.toMatchObject({ code: 'SRV_002' });
  });

  it('hides the settings of the server from its threads', async () => {
    process.env.BEDSIDE_TEST_SECRET = 'yes';
    await expect(testPool().run('environment', null)).resolves.not.toContain('BEDSIDE_TEST_SECRET');
    delete process.env.BEDSIDE_TEST_SECRET;
  });
});
